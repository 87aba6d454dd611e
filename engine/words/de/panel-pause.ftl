# Das Blatt, während die Uhr angehalten ist.

pause-title = Pause
pause-go-on = Weiter
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}
