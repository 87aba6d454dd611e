# Вікно, яке видно, коли гравець зупинив час.

pause-title = Пауза
pause-go-on = Продовжити
deal-on-table = { $noun ->
    [rubber] Робер { $number }
   *[deal] Роздача { $number }
}
