# 場についての返事と、操作できない理由。

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
