# 手の内容と、場に見えるもの。

card-to = { $card }を{ $place }へ
turned-up = { $card }が表に
cards-taken-away = { LIST($cards, "and") }を取り除きました
take-cards-away = { LIST($cards, "and") }を取り除く
on-waste-now = 捨て札のいちばん上は{ $card }
next-deal = 次のディールへ
next-deal-of-round = 次のホールへ
deal-begins = 次のホールへ（{ $deal }、ここまでの残り{ $left }枚）
card-to-every-column = 各列に1枚ずつ配る
dealt-to-columns = 各列に1枚ずつ：{ LIST($cards, "comma") }
run-complete = { suit }の組が完成

# 山のわきに出る短い文字

begins-with = { rank }から
in-reserve = 予備札{ $count }枚
run-and-next = { $length }枚連続 · 次は{ LIST($ranks, "or") }
run-ends = { $length }枚連続 · 次はなし
# ゴルフのラウンドの何番目か。
standing-of-round = { $count }ホール中{ $number }ホール目
deals-left = あと{ $count }回
