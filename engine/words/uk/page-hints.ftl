# Підказки, шлях назад і покази.

thinking = обчислення…
advice-still-loading = Підказки ще завантажуються. Ваша з’явиться, щойно все буде готово.
advice-not-loaded = Не вдалося завантажити підказки. Перезавантажте сторінку, щоб спробувати ще раз.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = пошук позиції, з якої ще можна було виграти…
no-way-back = серед попередніх позицій виграшної не знайдено
review-closed = розбір закрито
showing-way = { $count ->
    [one] ось як виграти за { $count } хід
    [few] ось як виграти за { $count } ходи
   *[many] ось як виграти за { $count } ходів
}
showing-long-way = ось довгий шлях до перемоги
no-way-found = звідси шляху до перемоги не знайдено

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Початок робера.
   *[deal] Початок роздачі.
}
review-at-move = Хід { $number } з { $count }: { $move }.
review-no-choices = У цій грі вибирати нема з чого.
review-not-judged = Тут ходи без оцінок: карт, які ще не вийшли, ніхто не міг знати.
review-nothing-lost = Ви могли виграти з кожної позиції.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Пошук ходу, на якому ви програли…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = Невідомо, де ви програли.
review-still-unknown = Невідомо, чи ще можна виграти.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Цей робер від самого початку не можна було виграти.
   *[deal] Цю роздачу від самого початку не можна було виграти.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Ви програли на { $number }‑му ході або раніше.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Ви програли на { $number }‑му ході.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Ви програли між { $first }‑м і { $last }‑м ходами.
