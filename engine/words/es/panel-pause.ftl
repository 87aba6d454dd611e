# The sheet that is shown while the player has stopped the time.

pause-title = Pausa
pause-go-on = Continuar
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partida { $number }
}
