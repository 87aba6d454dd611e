### 場の上の見出しとボタン、ウィンドウの題。

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
run-button = 自動プレイ
stop-button = 止める
score-in-points = { $count }点
score-in-points-below = −{ $count }点

### 場についての返事と、操作できない理由。

said-after = { " " }{ $what }
deleted = 削除しました：{ $what }。
back-again = 復元しました：{ $what }。
result = 結果
move-of-several = { $move }（{ $count }手中{ $number }番目）
card-not-home-now = { $card }はいま組札に上げられません。
no-finish-yet = まだ自動では完了できません。選ぶ手が残っています。
no-such-column = { $number }列目はありません。
not-a-card = 「{ $text }」というカードはありません。「スペードの7」「7s」のように、スートと数字を入力してください。
nothing-to-call = いまはビッドできません。
no-trick-yet = まだトリックはありません。
no-score-sheet = このゲームに得点表はありません。
house-is-not-bidding = いま見られるハウスのビッドはありません。
frame-waits = スキャンを一時停止しています。押すと再開します。
last-trick-button = 直前のトリック
wins-tag = 勝ち
card-table = カードテーブル
lesson-begins = { $game }。{ lesson-step }
lesson-step = { $progress }：{ $title }。{ $text }

## カードの大きさ

cards-largest = カードはこれ以上大きくできません。
cards-smallest = カードはこれ以上小さくできません。
table-ends = ここが場の端です。
cards-times = カードの大きさ：{ $size }倍。

### キーの働き。キーの一覧に出る。

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
key-column = { $number }列目へ移る
key-magnify = このカードを大きく表示
key-larger = カードを大きく
key-smaller = カードを小さく
key-rules = このゲームのルール
key-games = ゲーム一覧
key-pause = 一時停止：時計を止めてカードを隠す
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

### ページからのお知らせ：不具合、ファイル、リンク、時間のかかる処理。

went-wrong = 問題が発生しました。ゲームは無事なので、そのまま続けられます。
went-wrong-load-again = 問題が発生しました。ゲームは保存されています。ページを再読み込みしてください。
new-version = 新しいバージョンがあります。
time-for-backup = そろそろゲームのバックアップを取りましょう。
link-copied = リンクをコピーしました。
link-not-copied = コピーできませんでした。リンクを選択してあるので、手動でコピーしてください。
sound-is-on = 音がオンになりました。設定でオフにできます。
text-copied = テキストをコピーしました。
text-not-copied = コピーできませんでした。テキストを選択してあるので、手動でコピーしてください。
picture-saved = 画像をファイルに保存しました。
saved-as = 「{ $file }」としてダウンロードに保存しました。
cards-not-fetched = このカードを読み込めませんでした。オンラインのときに、もう一度お試しください。
language-not-fetched = この言語を読み込めませんでした。オンラインのときに、もう一度お試しください。
looks-not-fetched = ほかの裏面と絵柄を読み込めませんでした。オンラインのときに、もう一度お試しください。

## 時間のかかる処理。進み具合を示すシートの題

opening-game = ゲームを開いています
reading-games = ゲームを読み込んでいます
writing-backup = バックアップを作っています
reading-backup = バックアップを読み込んでいます
restoring = 復元しています
work-stopped = 中止しました。何も変更していません。

## 読めなかったもの

nothing-restored = 結果も途中のゲームも入っていませんでした。元のまま残してあります。
not-deleted = 削除できませんでした。元のまま残してあります。
no-room-to-bring-back = 空き容量が足りないため、復元できません。

### 端末への保存の不具合。

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

### バックアップファイルの読み込み。

backup-too-large = ファイルが大きすぎるため、バックアップとして読み込めません。何も変更していません。
backup-unread = このファイルを読み込めませんでした。何も変更していません。
backup-damaged = このファイルは壊れていて読めません。何も変更していません。
no-backup-file = このファイルは、このページのバックアップではありません。何も変更していません。
backup-newer = このバックアップは、このページの新しいバージョンで作られたものです。何も変更していません。

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
