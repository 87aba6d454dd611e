# The sheet that is shown while the player has stopped the time.

pause-title = הפסקה
pause-go-on = המשך
deal-on-table = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}
