# 場の全体を言葉で示すシートと、1つの山のカードを選ぶシート。

table-in-words = { menu-words }
no-card-to-pick = いまここから取れるカードはありません。
cards-below-face-down = 裏向きのカード{ $count }枚
card-stays = 動かせない

# これまでに読み上げた言葉のシート。
said-title = 読み上げの記録
nothing-said = まだ何も読み上げていません。
