# 端末に保存しているデータのシート。

data-title = あなたのデータ

## 保存先

kept-on-disk = ゲーム、結果、設定は、この端末のこのブラウザに保存されています。どこにも送信されません。
kept-in-small-store = このブラウザでは、数メガバイトの小さな保存領域しか使えません。ゲーム、結果、設定は、この端末のその領域に保存されています。
kept-but-shut = いまゲームを開けません。このまま遊んでも、ページを閉じると失われます。ページを再読み込みしてください。直らないときは、ブラウザの設定でこのサイトのデータを消去してください。その場合、ゲームも消えます。
kept-by-newer = このページの新しいバージョンが、ゲームを別の形式で保存しています。ゲームは無事ですが、このまま遊んでも、ページを閉じると失われます。ページを再読み込みしてください。
kept-nowhere = このブラウザには何も保存されません。ページを閉じると、遊んだ内容は失われます。
room-used = 使用容量（アプリを含む）：{ $room }中{ $used }。
offline-ready = オフラインで遊べます。
offline-not-ready = まだオフラインでは遊べません。足りないファイルがあります。
offline-lacks = オフラインでは遊べません。ブラウザがファイル「{ $file }」を保存できませんでした。配信の途中でファイルが書き換えられているのかもしれません。
promise-given = 保存したデータは、あなたが削除するまでブラウザに残ります。
promise-not-given = 端末の空き容量が少なくなると、ブラウザが保存したデータを削除することがあります。

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
