### core, state: 場の上の見出しとボタン、ウィンドウの題。

page-title = { $game }｜Backbone Patience
header-before-variant = ・
header-deal = { $noun ->
    [rubber] ラバーNo.{ $number }
   *[deal] No.{ $number }
}
header-deal-of-several = { header-deal }、{ $standing }
header-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
header-lost = { $noun ->
    [rubber] 負け
   *[deal] 失敗
}
# ボタン
new-button = { $noun ->
    [rubber] 新規ラバー
   *[deal] 新規ゲーム
}
hint-button = ヒント
why-button = なぜ？
why-button-label = このヒントの理由
finish-button = 自動で完了
stop-button = 止める
score-in-points = { $count }点
score-in-points-below = −{ $count }点

### core, view, features/speech: 場についての返事と、操作できない理由。

said-after = { " " }{ $what }
deleted = { $what }を削除しました。
back-again = { $what }を復元しました。
move-of-several = { $move }（{ $count }手中{ $number }番目）
card-not-home-now = { $card }はいま組札に上げられません。
no-finish-yet = まだ自動では完了できません。選ぶ手が残っています。
nothing-to-call = いまはビッドできません。
choose-a-bid = 先にビッドを選んでください。
no-trick-yet = まだトリックはありません。
last-trick-button = 直前のトリック
wins-tag = 勝ち
card-table = カードテーブル

### features/size: カードの大きさ

cards-largest = カードはこれ以上大きくできません。
cards-smallest = カードはこれ以上小さくできません。
table-ends = ここが場の端です。
cards-times = カードの大きさ：{ $size }倍。

### core, features: キーの働き。キーの一覧に出る。

key-undo = 元に戻す
key-redo = やり直す
key-list = この山のカードを一覧で開き、どれから取るかを選ぶ
key-stock = 山札をめくる
key-new = 新規ゲーム
key-restart = このゲームを最初から
key-run = 自動で完了、または自動プレイ
key-hint = ヒント：手を1つ示す
key-nudge = 役に立つ手があるかどうかだけを読み上げる
key-review = 振り返り：勝敗の分かれ目を見る
key-daily = このゲームの日替わり
key-moves = 動かせるカードを示す。もう一度押すと、すべての手を読み上げる
key-overview = 手前のカードを読み上げる。もう一度押すと、すべての山を読み上げる
key-next-move = 次の可能な手を読み上げ、その山へ移る
key-last-move = 1つ前の可能な手を読み上げる
key-contents = この山のカードを読み上げる
key-where = いまどの山にいるかを読み上げる
key-again = 直前の読み上げをくり返す
key-magnify = このカードを大きく表示
key-larger = カードを大きく
key-smaller = カードを小さく
key-rules = このゲームのルール
key-games = ゲーム一覧
key-pause = 一時停止：タイマーを止めてカードを隠す
key-statistics = 成績
key-score-sheet = 得点表（あるゲームだけ）
key-trick = 直前のトリックをもう一度見る（トリックのあるゲームだけ）
key-calls = ビッド、または次のディールのボタンへ移る
key-count = ハウスがビッドをどう決めたかを見る
key-find = カードを探す
key-help = この一覧
key-next-kind = 次の種類の山へ移る
key-last-kind = 前の種類の山へ移る
key-release = 選択を解除、または振り返りを閉じる
key-take = このカードを選ぶ、または選んだカードをここに置く
key-best = この山から最善の手を打つ

### core, features/backup, features/data, features/link: ページからのお知らせ：不具合、ファイル、リンク、時間のかかる処理。

went-wrong = 問題が発生しました。ゲームは無事なので、そのまま続けられます。
went-wrong-load-again = 問題が発生しました。ゲームは保存されています。ページを再読み込みしてください。
new-version = 新しいバージョンがあります。
time-for-backup = そろそろゲームのバックアップを取りましょう。
link-copied = リンクをコピーしました。
link-not-copied = コピーできませんでした。リンクを選択してあるので、手動でコピーしてください。
saved-as = 「{ $file }」としてダウンロードに保存しました。

## 時間のかかる処理。進み具合を示すシートの題

opening-game = ゲームを開いています
reading-games = ゲームを読み込んでいます
writing-backup = バックアップを作っています
reading-backup = バックアップを読み込んでいます
restoring = 復元しています
work-stopped = 中止しました。何も変更していません。

### saving: 端末への保存の不具合。

no-room-to-save = ブラウザの保存領域がいっぱいです。続けて遊べますが、このゲームは失われることがあります。
not-saved-now = いまはゲームを保存できません。続けて遊べます。1手ごとに、もう一度保存を試みます。
room-miscounted = ブラウザが誤って空き容量なしと報告しています。ブラウザを閉じて開き直してください。それまでは何も保存されません。
games-not-read = いまゲームを読み込めません。ページを再読み込みしてください。
games-not-opened = いまゲームを開けません。ページを再読み込みしてください。このまま遊んでも保存されません。
nothing-kept = このブラウザには何も保存されません。ページを閉じると、遊んだ内容は失われます。
browser-deleted = 保存したゲームがブラウザによって削除されました。バックアップがあれば、「{ data-title }」で追加してください。
browser-deleted-copy = 保存したゲームがブラウザによって削除されましたが、予備のコピーから復元しました。
something-damaged = 保存したデータの一部を読めませんでした。その部分は元のまま残してあり、ほかはすべて無事です。
newer-version-played = このブラウザで、より新しいバージョンが使われました。ページを再読み込みするまで、何も保存されません。

### state: 操作の結果。場が見えない人に読み上げる。

deselected = 選択を解除しました
space-chosen = { $place }を選択。{ LIST($places, "comma") }から移せます
space-chosen-many = { $place }を選択。{ $count }か所から移せます
cards-chosen = { $cards }を選択。行き先：{ LIST($places, "comma") }
cards-chosen-between = { $least }を選択。{ $most }までまとめて動かせます。行き先：{ LIST($places, "comma") }
also-home = 続けて組札へ：{ LIST($cards, "comma") }
nothing-to-undo = 元に戻す手がありません。
nothing-to-redo = やり直す手がありません。
undone = 元に戻しました
undone-move = 元に戻しました：{ $move }
redone = やり直しました
redone-move = やり直しました：{ $move }
back = 戻りました
back-to-deal = { $deal }に戻りました
move-number = { $number }手目
at-its-start = すでに最初の状態です。
undo-brings-back = 「{ undo-button }」で元に戻せます
lesson-over = レッスン終了
link-too-long = リンクが長すぎるため、ゲームとして開けません。
on-the-table-already = このゲームはもう開いています。
deal-so-far = { $deal }、{ moves }

### panels: 数、割合、大きさ。

number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = 1%未満
per-cent-over-99 = 99%超
ordinal = { $noun ->
    [rubber] { $number }ラバー目
    [day] { $number }日目
   *[game] { $number }ゲーム目
}
size-under-1-kb = 1 KB未満
size-kb = { $number } KB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: 日付。

month-name = { $month }月
month-of-year = { $year }年{ month-name }
day-of-month = { month-name }{ $day }日
date = { $year }年{ month-name }{ $day }日
not-a-date = { $text }
# 週の始まりは日曜日。
first-weekday = 6
weekday-name = { $weekday ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[6] 日曜日
}
    .short = { $weekday ->
        [0] 月
        [1] 火
        [2] 水
        [3] 木
        [4] 金
        [5] 土
       *[6] 日
    }
    .shortest = { weekday-name.short }
    .initial = { weekday-name.short }

### state, features/gallery: クリアできるゲームの割合。「7回に6回」など。

nearly-all-deals = ほぼすべて
deals-in = { $whole }回に{ $part }回
deals-in-at-least = { $whole }回に{ $part }回以上
winnable-means = 「クリア可能」は、すべてのカードが見えていればクリアできるゲームの割合です。実際にクリアできる割合とは異なります。

### panels, state, features/data: いくつものシートに出る言葉。

# 事柄を1行に並べる。「No.4711 · 12手 · 組札5枚」など
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
fact = { $what }
delete-button = 削除

minutes-of-play = { $most }分
minutes-of-play-between = { $least }～{ $most }分
