# The sheet that is shown while the player has stopped the time.

pause-title = Paused
pause-go-on = Continue
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Deal { $number }
}
