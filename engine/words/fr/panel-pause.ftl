# The sheet that is shown while the player has stopped the time.

pause-title = Pause
pause-go-on = Reprendre
deal-on-table = { $noun ->
    [rubber] Robre { $number }
   *[deal] Donne { $number }
}
