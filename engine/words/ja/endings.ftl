# ゲームの終わり方。どれも一つの文。

won-in = { $noun ->
    [rubber] { $count }手で勝ちました。
   *[deal] { $count }手でクリアしました。
}
all-home = すべてのカードが組札に上がりました。
no-more-home = これ以上、組札に上げられるカードはありません。
klondike-stuck = 裏向きのカードをめくることも、山札や捨て札のカードを出すこともできません。
all-runs-complete = 8組すべてが完成しました。
no-run-possible = 裏向きのカードをめくることも、組を完成させることもできません。
too-few-to-deal = すべての列を埋めるだけのカードがないため、山札から配れません。
stock-used-up = 山札がなくなりました。
clock-won = 4枚目のキングを最後に、すべてのカードが表になりました。
clock-stopped = 4枚目のキングで時計が止まりました。
clock-odds = 選ぶ余地はなく、クリアできるのは13回に1回です。
pyramid-gone = ピラミッドのカードをすべて取り除きました。
nothing-to-take-away = これ以上、取り除けるカードはありません。
all-in-hole = すべてのカードがブラックホールに入りました。
no-free-card-fits = 出せるカードがありません。
columns-cleared = 場札がすべてなくなりました。
golf-stuck = 山札がなくなり、出せるカードもありません。
round-won = 9ホールを終えて、残りは45枚以下でした。
round-lost = 9ホールを終えて、残りが45枚を超えました。
