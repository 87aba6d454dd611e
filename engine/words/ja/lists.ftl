### 項目をつなぐ文字。"last" は最後の二つの間。

list-and = と
    .last = と
# カードの名前などをつなぐ。
list-and-only = 、
    .last = 、
# ヒントの利点（「1枚が組札に上がる、列が1本空く」など）をつなぐ。
list-clauses = 、
    .last = 、
list-or = か
    .last = か
list-comma = 、
    .last = 、
list-full-stop = 。
    .last = 。
list-semicolon = 。
    .last = 。
list-sentence = { "" }
    .last = { "" }

clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# 文の中でも算用数字を使う。
spelled = { $number }

### 数、割合、大きさ。

number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = 1%未満
per-cent-over-99 = 99%超
ordinal = { $noun ->
    [rubber] { $number }ラバー目
    [day] { $number }日目
   *[game] { $number }ゲーム目
}
size-under-1-kb = 1 KB未満
size-kb = { $number } KB
size-mb = { $number } MB
size-gb = { $number } GB

### 日付。

month-name = { $month }月
month-of-year = { $year }年{ month-name }
day-of-month = { month-name }{ $day }日
date = { $year }年{ month-name }{ $day }日
not-a-date = { $text }
# 週の始まりは日曜日。
first-weekday = 6
weekday-name = { $weekday ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[6] 日曜日
}
    .short = { $weekday ->
        [0] 月
        [1] 火
        [2] 水
        [3] 木
        [4] 金
        [5] 土
       *[6] 日
    }
    .shortest = { weekday-name.short }
    .initial = { weekday-name.short }
daily-deal-of-date = { $noun ->
    [rubber] { $date }の日替わりラバー
   *[deal] { $date }の日替わりゲーム
}
deal-by-number = { $noun ->
    [rubber] ラバーNo.{ $number }
   *[deal] No.{ $number }
}

### クリアできるゲームの割合。「7回に6回」など。

nearly-all-deals = ほぼすべて
deals-in = { $whole }回に{ $part }回
deals-in-at-least = { $whole }回に{ $part }回以上
winnable-means = 「クリア可能」は、すべてのカードが見えていればクリアできるゲームの割合です。実際にクリアできる割合とは異なります。

### いくつものシートに出る言葉。

# 事柄を1行に並べる。「No.4711 · 12手 · 組札5枚」など
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
fact = { $what }
delete-button = 削除

minutes-of-play = { $most }分
minutes-of-play-between = { $least }～{ $most }分
