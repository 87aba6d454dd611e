# 操作の結果。場が見えない人に読み上げる。

deselected = 選択を解除しました
space-chosen = { $place }を選択。{ LIST($places, "comma") }から移せます
space-chosen-many = { $place }を選択。{ $count }か所から移せます
cards-chosen = { $cards }を選択。行き先：{ LIST($places, "comma") }
cards-chosen-between = { $least }を選択。{ $most }までまとめて動かせます。行き先：{ LIST($places, "comma") }
columns-from-to = { $first }～{ $last }列目
fans-from-to = 扇{ $first }～{ $last }
cells-from-to = セル{ $first }～{ $last }
towers-from-to = タワー{ $first }～{ $last }
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
lesson-over = レッスン終了
link-too-long = リンクが長すぎるため、ゲームとして開けません。
on-the-table-already = このゲームはもう開いています。
deal-so-far = { $deal }、{ moves }
