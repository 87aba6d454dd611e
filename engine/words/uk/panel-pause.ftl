# Вікно, яке видно, коли гравець зупинив час.

pause-title = Пауза
pause-go-on = Грати далі
deal-on-table = { $noun ->
    [rubber] Робер { $number }
   *[deal] Роздача { $number }
}
