# 数、割合、大きさ。

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
