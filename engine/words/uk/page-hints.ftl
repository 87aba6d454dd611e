# Підказки, шлях назад і покази.

thinking = думаю
advice-still-loading = Поради ще завантажуються. Вони з’являться самі.
advice-not-loaded = Не вдалося завантажити поради. Перезавантажте сторінку, щоб їх отримати.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = { $noun ->
    [rubber] шукаю, звідки робер ще можна було виграти
   *[deal] шукаю, звідки гру ще можна було виграти
}
no-way-back = не знайдено жодної попередньої позиції, з якої можна було б виграти
review-closed = розбір закрито
showing-way = { $count ->
    [one] показую шлях до виграшу за { $count } хід
    [few] показую шлях до виграшу за { $count } ходи
   *[many] показую шлях до виграшу за { $count } ходів
}
showing-long-way = показую довгий шлях до виграшу
no-way-found = звідси шляху до виграшу не знайдено

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Робер на самому початку.
   *[deal] Роздача на самому початку.
}
review-at-move = Хід { $number } з { $count }: { $move }.
review-no-choices = У цій грі нема чого вирішувати.
review-not-judged = У цій грі не оцінюється, який хід був найкращий: наступних карт ніхто не міг бачити.
review-nothing-lost = Виграти можна з кожної позиції.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = { $noun ->
    [rubber] Шукаю, де робер програно.
   *[deal] Шукаю, де гру програно.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = { $noun ->
    [rubber] Де програно робер, невідомо.
   *[deal] Де програно гру, невідомо.
}
review-still-unknown = Чи можна ще виграти, невідомо.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Цей робер виграти було неможливо.
   *[deal] Цю роздачу виграти було неможливо.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = { $noun ->
    [rubber] Робер програно не пізніше ніж ходом { $number }.
   *[deal] Гру програно не пізніше ніж ходом { $number }.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = { $noun ->
    [rubber] Робер програно ходом { $number }.
   *[deal] Гру програно ходом { $number }.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = { $noun ->
    [rubber] Робер програно між ходами { $first } і { $last }.
   *[deal] Гру програно між ходами { $first } і { $last }.
}
