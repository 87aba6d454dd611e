# 小さなシートとボタン。

## カードを探す

find-title = カードを探す
find-such-as = 例：スペードの7、ハートA、10h
find-button = 探す

## 別のタブで遊んでいるとき

other-tab-title = 別のタブで開いています
other-tab-words = 別のタブかウィンドウでプレイ中です。何も失われていません。
other-tab-here = ここで遊ぶ

link-damaged-title = リンクが壊れています
link-damaged-play = 最初から遊ぶ

## 時間のかかる処理

slow-work-done = { $percent }%
slow-work-stop = 中止

## 1スイッチ操作で枠を待たせるボタン

wait-button = 待つ
wait-words = 枠を待たせる
