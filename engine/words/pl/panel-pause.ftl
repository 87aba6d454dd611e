# Arkusz pokazywany, gdy gracz zatrzymał czas.

pause-title = Pauza
pause-go-on = Kontynuuj
deal-on-table = { $noun ->
    [rubber] Rober { $number }
   *[deal] Rozdanie { $number }
}
