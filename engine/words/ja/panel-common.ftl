# いくつものシートに出る言葉。

# 事柄を1行に並べる。「No.4711 · 12手 · 組札5枚」など
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
fact = { $what }
delete-button = 削除

minutes-of-play = { $most }分
minutes-of-play-between = { $least }～{ $most }分
