# Вікно, яке вітає новачка.

greeting-title = У що хочете зіграти?
greeting-words = Без реєстрації, без реклами. Ваші ігри залишаються на цьому пристрої.
greeting-learn = Урок: { $game }
# $count is five or so.
greeting-steps = { $count ->
    [one] { $count } короткий крок
    [few] { $count } короткі кроки
   *[many] { $count } коротких кроків
}
greeting-known = Або гра, яку ви знаєте
# What these games are like, below their names.
known-klondike = та сама «Косинка»
known-freecell = усі карти відкриті
known-spider = довгий, дві колоди
known-golf = кілька хвилин
greeting-just-play = Просто грати
greeting-games = Усі ігри
