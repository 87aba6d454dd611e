# Het venster dat te zien is terwijl de speler de tijd heeft stilgezet.

pause-title = Pauze
pause-go-on = Doorgaan
deal-on-table = { $noun ->
    [rubber] Robber { $number }
   *[deal] Spel { $number }
}
