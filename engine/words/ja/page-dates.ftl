# 日付。

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
