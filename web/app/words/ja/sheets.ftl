### core, features, panels: メニュー。

menu-title = メニュー

## 見出し

menu-play = プレイ
menu-look-back = 記録
menu-help = ヘルプ

## ボタン。短い言葉で

menu-new = { $noun ->
    [rubber] 新規ラバー
   *[deal] 新規ゲーム
}
menu-restart = 最初から
menu-daily = 日替わり
menu-games = ゲーム一覧
menu-review = 振り返り
menu-statistics = 成績
menu-share = 共有
menu-learn = { $game }を覚える
menu-moves = 可能な手
menu-rules = ルール
menu-words = 場の説明
menu-keys = キー操作

## ゲーム番号の欄とボタン

menu-number = { $noun ->
    [rubber] ラバー番号
   *[deal] ゲーム番号
}
menu-deal = 配る

## 無作為に選ぶゲーム

menu-new-deals = { $noun ->
    [rubber] 新規ラバーの条件
   *[deal] 新規ゲームの条件
}
deals-any = 指定なし
deals-winnable = クリア可能
deals-easy = やさしい
deals-middling = ふつう
deals-hard = むずかしい

### features/find: カードを探す

find-title = カードを探す
find-such-as = 例：スペードの7、ハートA、10h
find-button = 探す
no-such-column = { $number }列目はありません。
not-a-card = 「{ $text }」というカードはありません。「スペードの7」「7s」のように、スートと数字を入力してください。

### panels: 別のタブで遊んでいるとき

other-tab-title = 別のタブで開いています
other-tab-words = 別のタブかウィンドウでプレイ中です。ゲームはそのまま残っています。
other-tab-here = ここで遊ぶ

### features/link: 最後まで読めないリンク

link-damaged-title = リンクが壊れています
link-damaged-play = 最初から遊ぶ

### panels: 時間のかかる処理

slow-work-done = { $percent }%
slow-work-stop = 中止

### features/scanning: 1スイッチ操作のスキャンを一時停止するボタン

wait-button = 一時停止
wait-words = スキャンを一時停止
frame-waits = スキャンを一時停止しています。押すと再開します。

### features/greeting: はじめての人を迎えるシート。

greeting-title = どのゲームで遊びますか？
greeting-words = アカウント登録は不要、広告もありません。記録はこの端末だけに保存されます。
greeting-learn = { $game }を覚える
greeting-steps = { $count }つの短いステップで
greeting-known = 知っているゲームで始める
known-klondike = 定番
known-freecell = カードは全部見える
known-spider = トランプ2組でじっくり
known-golf = 数分で終わる
greeting-just-play = すぐに遊ぶ
greeting-games = ゲーム一覧

### features/gallery, panels: ゲームの一覧：ゲームごとに1枚のタイル。

tile-go-on = 続ける
# On the tile of one game, another one each week; the same for all players.
tile-of-week = 今週のゲーム
resume-game = 続ける：{ $game }、{ $line }
share-winnable = クリア可能：{ $share }
favourite-game = お気に入り：{ $game }
rule-sets-of = { $game }のルールの種類
rule-set-in-progress = 、プレイ中
rule-set-in-full = （{ $game }）

## タイルのゲームの状態

tile-on-table = 表示中
tile-in-progress = プレイ中
played = { $unit ->
    [today] 今日プレイ
    [yesterday] 昨日プレイ
    [days] { $count }日前にプレイ
    [weeks] { $count }週間前にプレイ
   *[months] { $count }か月前にプレイ
}

## 絞り込みと検索

filter-all = すべて
filter-begun = プレイ中
filter-favourites = お気に入り
filter-short = 10分未満
filter-sure = ほぼ必ずクリア可能
# Games in which all cards lie face up from the start.
filter-open = すべて表向き
filter-own = ハウスルール
# Games with two packs of cards.
filter-two-packs = トランプ2組
# Games that are played much like the one on the table; $game is its name.
filter-alike = { $game }に似たゲーム
games-found = { $count ->
    [0] ゲームが見つかりません。
   *[other] ゲームが{ $count }件見つかりました。
}

### features/rules: ゲームのルールのページ。本文は別の場所で組み立てる。

# $names are other names of the game, such as "デーモン、Demon".
also-called = 別名：{ $names }
change-rules = ルールを変える
change-rules-note = 変えたいルールを押してください。
choose-rule = ルールを選ぶ
rules-left-out = ほかのルールと両立しないルールは表示されません。
play-by-rules = このルールで遊ぶ
name-of-rules = 名前
save-name = 保存
rules-named = このルールの名前は「{ $name }」になりました。
rules-unnamed = このルールの名前を消しました。

### features/daily: 日替わりゲーム：全ゲームのページと、1つのゲームのカレンダー。

daily-title = 日替わり
daily-today = 今日
daily-today-count = 今日：{ $count }
deals-won-of = { $won }/{ $all }クリア
share-day = この日の結果を共有
calendar-of = { $game }のカレンダー
facts-with-commas = { LIST($facts, "comma") }

## 共有する文。カードは明かさない。"Backbone Patience" はこのゲーム集の名前。

summary-heading = Backbone Patience、{ $date }の日替わり
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }、銅メダル
    [silver] { $squares } { deals-won-of }、銀メダル
    [gold] { $squares } { deals-won-of }、金メダル
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## メダルの連続日数と、すべてのメダル

days-in-a-row = 日連続
longest-row-of-days = 最長{ $count }日
medals = メダル
days-with-medal = { $medal ->
    [bronze] 銅メダル：{ $count }日
    [silver] 銀メダル：{ $count }日
   *[gold] 金メダル：{ $count }日
}

## カレンダー。「11月22日、今日、3ゲームクリア、銀メダル」と読み上げる。

month-before = 前の月
month-after = 次の月
no-earlier-month = この月より前の日替わりはありません。
no-later-month = この月より後の日替わりはまだありません。
is-today = 今日
deals-won = { $count }ゲームクリア
has-medal = { $medal ->
    [bronze] 銅メダル
    [silver] 銀メダル
   *[gold] 金メダル
}

## 凡例

medal-from = { $count }ゲーム以上
medal-from-all = { $count }/{ $all }クリア
legend-today = 今日
legend-explained = 丸は当日にクリアした数、外側の輪は後日クリアした分も含めた数です。

## その日のゲーム。".of" は読み上げ用。

kind-of-game = { FORM($game, "kind") }
daily-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
daily-won-in = { $noun ->
    [rubber] { $time }で勝ち
   *[deal] { $time }でクリア
}
daily-play = プレイ
    .of = プレイ：{ $game }
daily-go-on = 続ける
    .of = 続ける：{ $game }、{ moves }

## 1つのゲームのカレンダー

daily-of-game = 日替わり：{ $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }：勝てるラバーを1日1つ。全員に同じカードが配られます。
       *[any] { $game }：ラバーを1日1つ。全員に同じカードが配られます。
    }
   *[deal] { $kind ->
        [winnable] { $game }：クリアできるゲームを1日1つ。全員に同じカードが配られます。
       *[any] { $game }：1日に1ゲーム。全員に同じカードが配られます。
    }
}
current-streak = 連続記録：{ $count }日。
deal-of-today = { $noun ->
    [rubber] 今日のラバー
   *[deal] 今日のゲーム
}
deal-of-today-won = { $noun ->
    [rubber] 今日のラバーに勝ちました。
   *[deal] 今日のゲームはクリアしました。
}
day-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
day-won-later = { $noun ->
    [rubber] 後日勝利
   *[deal] 後日クリア
}
month-key = 塗りつぶし：当日クリア。チェックつきの枠：後日クリア。
daily-of-all-games = 全ゲームの日替わり

### features/lesson: レッスンを進めるパネル。

lesson-progress = ステップ{ $number }/{ $count }
lesson-show = 手本を見る
lesson-next = 次へ
lesson-skip = 続けて遊ぶ
lesson-astray-title = その手もあります
lesson-astray = レッスンとは違う手です。手を戻してレッスンを続けることも、このまま自由に遊ぶこともできます。
lesson-take-back = 手を戻す
lesson-begins = { $game }。{ lesson-step }
lesson-step = { $progress }：{ $title }。{ $text }

### features/table_in_words, features/last_announcements, panels: 場の全体を言葉で示すシートと、1つの山のカードを選ぶシート。

table-in-words = { menu-words }
no-card-to-pick = いまここから取れるカードはありません。
cards-below-face-down = 裏向きのカード{ $count }枚
card-stays = 動かせない

# これまでに読み上げた言葉のシート。
said-title = 読み上げの記録
nothing-said = まだ何も読み上げていません。

### core, features, panels: キーの一覧のシート。

keys-title = キー操作
key-arrows = 矢印キー
key-arrows-do = その方向の隣の山へ移る
key-space = スペース
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1～9、0
key-digits-do = その番号の列へ移る。0は10列目
letter-keys-off = 文字キーはオフです。設定でオンにできます。
keys-mouse = マウスで山を右クリックすると、手前のカードが組札に上がります。
record-title = 問題が発生したとき
record-explained = 直近の操作履歴と設定をコピーして、問題の報告に添えることができます。自動で送信されることはありません。
record-copy = 履歴をコピー
record-copied = 操作履歴と設定をコピーしました。

### features/pause: 一時停止のシート。

pause-title = 一時停止中
pause-go-on = 続ける
deal-on-table = { $noun ->
    [rubber] ラバーNo.{ $number }
   *[deal] No.{ $number }
}

### features/data: 端末に保存しているデータのシート。

data-title = 保存データ

## 保存先

kept-on-disk = ゲーム、結果、設定は、この端末のこのブラウザに保存されています。どこにも送信されません。
kept-in-small-store = このブラウザでは、数メガバイトの小さな保存領域しか使えません。ゲーム、結果、設定は、この端末のその領域に保存されています。
kept-but-shut = いまゲームを開けません。このまま遊んでも、ページを閉じると失われます。ページを再読み込みしてください。直らないときは、ブラウザの設定でこのサイトのデータを消去してください。その場合、ゲームも消えます。
kept-by-newer = このアプリの新しいバージョンが、ゲームを別の形式で保存しています。ゲームは無事ですが、このまま遊んでも、ページを閉じると失われます。ページを再読み込みしてください。
kept-nowhere = このブラウザには何も保存されません。ページを閉じると、遊んだ内容は失われます。
room-used = 使用容量（アプリを含む）：{ $room }中{ $used }。
offline-ready = オフラインで遊べます。
offline-not-ready = まだオフラインでは遊べません。足りないファイルがあります。
offline-lacks = オフラインでは遊べません。ブラウザがファイル「{ $file }」を保存できませんでした。配信の途中でファイルが書き換えられているのかもしれません。
promise-given = 保存したデータは、自分で削除しないかぎりブラウザに残ります。
promise-not-given = 端末の空き容量が少なくなると、ブラウザが保存したデータを削除することがあります。
page-version = バージョン{ $version }（ビルド{ $build }）

## ゲーム。「リタイア · 12手 · 昨日プレイ」などの1行がつく

kept-games = ゲーム
kept-on-table = 表示中
kept-lesson = レッスン
kept-won = { $noun ->
    [rubber] 勝ち
   *[deal] クリア
}
kept-lost = { $noun ->
    [rubber] 負け
   *[deal] 失敗
}
kept-given-up = リタイア
delete-game = 削除：{ $game }、{ $line }

## 読めなかったデータ。".of" は読み上げ用。

unread-heading = 読めなかったデータ
unread-explained = このデータは壊れていて使えませんでした。元のまま残してあります。「{ unread-restore }」を押すと、読み取れるゲームと結果を追加します。
unread-journal = ゲームの変更記録
unread-snapshots = すべてのゲームの一覧
unread-results = 結果の一覧
unread-game = ゲーム
unread-something = その他の保存データ
unread-save = ファイルに保存
    .of = ファイルに保存：{ $what }
unread-restore = 復元
    .of = 復元：{ $what }
unread-delete = 削除
    .of = 削除：{ $what }

## 読めなかったもの

nothing-restored = 結果も途中のゲームも入っていませんでした。元のまま残してあります。
not-deleted = 削除できませんでした。元のまま残してあります。
no-room-to-bring-back = 空き容量が足りないため、復元できません。

### features/news: 更新情報のシート。一覧そのものはどの言語でも英語。

news-title = 更新情報
news-in-english = 更新情報は英語のみです。
news-loading = 更新情報を読み込んでいます…
news-not-loaded = 更新情報を読み込めませんでした。オンラインのときに、もう一度お試しください。

### features/backup, panels, state: バックアップファイルの読み込み。

backup-too-large = ファイルが大きすぎるため、バックアップとして読み込めません。何も変更していません。
backup-unread = このファイルを読み込めませんでした。何も変更していません。
backup-damaged = このファイルは壊れていて読めません。何も変更していません。
no-backup-file = このファイルは、このアプリのバックアップではありません。何も変更していません。
backup-newer = このバックアップは、このアプリの新しいバージョンで作られたものです。何も変更していません。

## 追加したもの。「結果12件、ゲーム2件を追加。3件は保存済みでした。」など

things-added = { LIST($things, "and-only") }を追加しました
added-results = 結果{ $count }件
added-games = ゲーム{ $count }件
were-here-already = { $count }件は保存済みでした
nothing-added-rest-here = 追加したものはありません。読めたものは、すべて保存済みでした
nothing-added-all-here = 追加したものはありません。すべて保存済みでした
nothing-added-empty = 追加したものはありません。このバックアップには、結果も途中のゲームも入っていません
things-unread = { $count }件は読めませんでした
games-left-out = 保存できるゲームは{ $most }件までなので、{ $count }件は追加しませんでした

## バックアップ

backup-title = バックアップ
backup-explained = プレイ中のゲーム、結果、お気に入り、設定のすべてを1つのファイルにまとめます。保管したり、別の端末に移したりできます。バックアップを追加すると、ここにないものだけが加わり、何も消えません。
backup-save = バックアップを保存
backup-add = バックアップを追加

### features/hint, core: ヒント、引き返し、手順の再生。

thinking = 調べています…
advice-still-loading = ヒントを読み込んでいます。準備ができしだい表示されます。
review-still-loading = 振り返りを読み込んでいます。準備ができしだい開きます。
moved-since-asking = 準備ができました。待っている間に局面が変わったので、もう一度お試しください。
advice-not-loaded = ヒントを読み込めませんでした。ページを再読み込みしてください。
looking-for-way-back = { $noun ->
    [rubber] まだ勝てた局面を探しています…
   *[deal] まだクリアできた局面を探しています…
}
no-way-back = { $noun ->
    [rubber] さかのぼっても、勝てるとわかっている局面はありません
   *[deal] さかのぼっても、クリアできるとわかっている局面はありません
}
better-move-found = もっとよい手が見つかりました。
demo-stopped = 停止しました。ゲームはそのままです。
no-way-found = ここからクリアする手順は見つかりませんでした

### features/review: 振り返り。

review-closed = 振り返りを閉じました
playing-from = { $number ->
    [0] 最初から再開します。「{ redo-button }」でその先の手をたどれます。
   *[other] { $number }手目から再開します。「{ redo-button }」でその先の手をたどれます。
}

## どれも一つの文。

review-at-start = { $noun ->
    [rubber] ラバーの開始時です。
   *[deal] ゲームの開始時です。
}
review-at-move = { $count }手中{ $number }手目：{ $move }。
review-no-choices = このゲームには、選ぶ手がありません。
review-not-judged = このゲームでは手を評価しません。先のカードは誰にも見えないからです。
review-nothing-lost = { $noun ->
    [rubber] どの局面からも勝つことが可能でした。
   *[deal] どの局面からもクリアが可能でした。
}
review-looking = { $noun ->
    [rubber] 勝てなくなった手を探しています…
   *[deal] クリアできなくなった手を探しています…
}
review-lost-unknown = { $noun ->
    [rubber] どの手で勝てなくなったかは不明です。
   *[deal] どの手でクリアできなくなったかは不明です。
}
review-still-unknown = { $noun ->
    [rubber] まだ勝てるかどうかは不明です。
   *[deal] まだクリアできるかどうかは不明です。
}
review-never = { $noun ->
    [rubber] このラバーには、最初から勝つ手順がありませんでした。
   *[deal] このゲームには、最初からクリアする手順がありませんでした。
}
review-lost-at-latest = { $noun ->
    [rubber] { $number }手目か、それより前に勝てなくなりました。
   *[deal] { $number }手目か、それより前にクリアできなくなりました。
}
review-lost-by = { $noun ->
    [rubber] { $number }手目で勝てなくなりました。
   *[deal] { $number }手目でクリアできなくなりました。
}
review-lost-between = { $noun ->
    [rubber] { $first }手目から{ $last }手目までの間に勝てなくなりました。
   *[deal] { $first }手目から{ $last }手目までの間にクリアできなくなりました。
}

### features/hint: 見たカードだけがわかっているとき、それぞれの手で何回クリアできるかを示す画面。

chances-title = 確率
chances-meaning = まだ見ていないカードを、{ $count }回ランダムに配り直しました。表は、それぞれの手を打った場合に、そのうち何回クリアできるかを示します。
chances-won = クリア
chances-interval = 確率（信頼度95%）
chances-from-to = { $low }～{ $high }
chances-unknown = 時間内に解けなかった回は、クリアできるともできないとも言えないため、その分だけ幅が広がります。
chances-fewer = 明らかに劣る手は、試した回数が少なくなっています。
chances-later = コンピューターは、すべてのカードを見て判定しています。実際には見えないので、クリアできる割合はこれより低くなります。
chances-played = まだ見ていないカードを、{ $count }回ランダムに配り直しました。表は、それぞれの手を打った場合に、初級レベルのコンピューターが何回クリアしたかを示します。
chances-player = このコンピューターは山札の順番を知っていますが、ほかの見えていないカードは知りません。自分で遊べば、もっとクリアできるかもしれません。
chances-player-sees-no-more = このコンピューターが知っているのは、これまでに見えたカードだけです。自分で遊べば、もっとクリアできるかもしれません。
chances-plan = 通常は、このコンピューターが選ぶ手を先頭に表示します。ほかに明らかによい手がある場合だけ、その手を先頭にします。
chances-points = まだ見ていないカードを、{ $count }回ランダムに配り直しました。表は、それぞれの手を選んだ場合に、コントラクトがあなたに有利な結果になった回数と、平均の得点を示します。
chances-well = 有利な結果
chances-gain = 得点（信頼度95%）
chances-margin = { $points } ± { $margin }
chances-simple = 初級レベルのコンピューターが、隠れたカードを見ずに、各回を最後までプレイしました。あなたなら、もっと得点できるかもしれません。
