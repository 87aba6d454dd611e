# 小さなシートとボタン。

## カードを探す

find-title = カードを探す
find-such-as = 例：スペードの7、ハートA、10h
find-button = 探す

## 別のタブで遊んでいるとき

other-tab-title = 別のタブで開いています
other-tab-words = 別のタブかウィンドウでプレイ中です。ゲームはそのまま残っています。
other-tab-here = ここで遊ぶ

link-damaged-title = リンクが壊れています
link-damaged-play = 最初から遊ぶ

## 時間のかかる処理

slow-work-done = { $percent }%
slow-work-stop = 中止

## 1スイッチ操作のスキャンを一時停止するボタン

wait-button = 一時停止
wait-words = スキャンを一時停止
