# バックアップファイルの読み込み。

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
