### features/settings, panels: 設定のシート。

settings-title = 設定
settings-appearance = カード、テーブル、色
sound-is-on = 音がオンになりました。設定でオフにできます。
cards-not-fetched = このカードを読み込めませんでした。オンラインのときに、もう一度お試しください。
language-not-fetched = この言語を読み込めませんでした。オンラインのときに、もう一度お試しください。

## 見出し

settings-sound = 音
settings-help = プレイ中の補助
settings-above-table = 場の上の表示
settings-motion = 動き
settings-keyboard-and-start = キーボードと起動
settings-other-presses = ほかの操作方法

## オンとオフの設定

setting-lists = 重なったカードを一覧で開く
note-lists = 重なったカードを押すと、大きなボタンの一覧が開きます。
setting-left-handed = 左利き用
setting-sound = 音
setting-vibration = 振動（対応端末のみ）
setting-safe-home = 安全なカードを自動で組札へ
note-safe-home = 安全なカードとは、場に残しておく必要がもうないカードです。
setting-show-time = 時間を表示
setting-show-score = 得点を表示
setting-calm = 動きを減らす
setting-letters = 文字キー
note-letters = Hでヒント、Uで元に戻す、など。一覧はメニューの「{ menu-keys }」にあります。
setting-gallery-first = 起動時にゲーム一覧を表示

## いくつかから選ぶ設定

setting-tap = カードを押すと
tap-moves = 動かす
tap-chooses = 選ぶ
setting-card-size = カードの大きさ
note-card-size = 場がはみ出すときは、カードのないところをドラッグするか、矢印で動かします。
card-size-times = ×{ $size }
setting-stock = 山札の位置
stock-thumb = 親指のそば
stock-left = 左
stock-right = 右
stock-top = 上
setting-klondike-score = クロンダイクの得点
klondike-score-home = 組札の枚数
klondike-score-standard = 標準
klondike-score-vegas = ベガス
setting-spider-score = スパイダーの得点
spider-score-home = 完成した組数
spider-score-500 = 500点から
setting-volume = 音量
volume-quiet = 小
volume-medium = 中
volume-loud = 大
setting-motion = カードの速さ
motion-slow = 遅い
motion-normal = ふつう
motion-quick = 速い
setting-pace = 自動プレイの速さ
pace-slow = 遅い
pace-steady = ふつう
pace-fast = 速い
setting-verdict = クリアできるかを表示
verdict-always = いつも
verdict-lost = できないときだけ
verdict-never = しない
setting-advice = ヒントに使うカード
advice-all = すべてのカード
advice-seen = 見たカードだけ
note-advice = 「{ advice-seen }」にすると、ありうる配り方をいくつも試し、その手から何回クリアできるかをヒントに表示します。ブリッジソリティアは、いつもこの方式です。
setting-scanning = スイッチ1つで遊ぶ
note-scanning = ハイライトが自動で移っていきます。どこかを押すか、どれかのキーを押すと、ハイライトされたものを選びます。
scanning-off = オフ
scanning-slow = 遅い
scanning-steady = ふつう
scanning-quick = 速い
scanning-fast = とても速い
setting-dwell = ポインターを止めて押す
note-dwell = ポインターを止めておくと線が伸び、いっぱいになると押したことになります。
dwell-off = オフ
dwell-long = 長い
dwell-medium = 中くらい
dwell-short = 短い

## 言語

setting-language = 言語
language-auto = ブラウザの言語
language-name = { $name }
setting-national-index = カードの文字を{ $ace }、{ $king }、{ $queen }、{ $jack }にする

### features/appearance, panels: 外観のシート：カードとテーブルの見た目。

appearance-title = 外観
looks-not-fetched = ほかの絵柄を読み込めませんでした。オンラインのときに、もう一度お試しください。

## テーブル

setting-theme = テーブル
theme-felt = フェルト
theme-night = 夜
theme-day = 昼
theme-claret = ワイン
theme-ocean = 海
theme-walnut = ウォルナット
theme-auto = 端末と同じ

## カードの裏面

setting-back = 裏の絵柄
back-lattice = 格子
back-spine = 背骨
back-fans = 扇
back-rose = バラ
back-pips = スート
back-night = 夜

## カードの表

setting-face = 表の絵柄
face-emblems = 紋章
face-courts = クラシック
face-large = 大きめ
face-jumbo = 特大

## スートの色と模様

setting-four-colours = スートの色
four-colours-off = 2色
four-colours-on = 4色
setting-patterned = スートの模様
patterned-off = なし
patterned-on = あり
look-own-colours = スートごとの色
ink-usual = 上と同じ
ink-black = 黒
ink-red = 赤
ink-blue = 青
ink-green = 緑
ink-purple = 紫
ink-brown = 茶
