# 一時停止のシート。

pause-title = 一時停止中
pause-go-on = 続ける
deal-on-table = { $noun ->
    [rubber] ラバーNo.{ $number }
   *[deal] No.{ $number }
}
