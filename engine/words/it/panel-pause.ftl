# The sheet that is shown while the player has stopped the time.

pause-title = In pausa
pause-go-on = Continua
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partita { $number }
}
