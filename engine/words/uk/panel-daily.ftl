# Роздачі дня: сторінка всіх ігор і календар однієї гри.

daily-title = Роздачі дня
daily-today = Сьогодні
daily-today-count = Сьогодні: { $count }
deals-won-of = виграно { $won } з { $all }
share-day = Поділитися підсумком
calendar-of = Календар: { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, роздачі дня, { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, бронзова медаль
    [silver] { $squares } { deals-won-of }, срібна медаль
    [gold] { $squares } { deals-won-of }, золота медаль
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] день поспіль
    [few] дні поспіль
   *[many] днів поспіль
}
longest-row-of-days = рекорд { $count }
medals = Медалі
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] Жодного дня з бронзовою медаллю
        [one] { UPPER(SPELLED($count, "m")) } день із бронзовою медаллю
        [few] { UPPER(SPELLED($count, "m")) } дні з бронзовою медаллю
       *[many] { UPPER(SPELLED($count, "m")) } днів із бронзовою медаллю
    }
    [silver] { $count ->
        [0] Жодного дня зі срібною медаллю
        [one] { UPPER(SPELLED($count, "m")) } день зі срібною медаллю
        [few] { UPPER(SPELLED($count, "m")) } дні зі срібною медаллю
       *[many] { UPPER(SPELLED($count, "m")) } днів зі срібною медаллю
    }
   *[gold] { $count ->
        [0] Жодного дня із золотою медаллю
        [one] { UPPER(SPELLED($count, "m")) } день із золотою медаллю
        [few] { UPPER(SPELLED($count, "m")) } дні із золотою медаллю
       *[many] { UPPER(SPELLED($count, "m")) } днів із золотою медаллю
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Попередній місяць
month-after = Наступний місяць
is-today = сьогодні
deals-won = виграно { $count }
has-medal = { $medal ->
    [bronze] бронзова медаль
    [silver] срібна медаль
   *[gold] золота медаль
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = від { $count }
medal-from-all = виграно { $count } з { $all }
legend-today = сьогодні
legend-explained = Кружок показує, скільки роздач виграно того самого дня. Кільце враховує й виграні пізніше.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
daily-won = виграно
daily-won-in = виграно за { $time }
daily-play = Грати
    .of = Грати: { $game }
daily-go-on = Продовжити
    .of = Продовжити: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Роздачі дня: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: щодня один робер, який можна виграти, однаковий для всіх.
       *[any] { $game }: щодня один робер, однаковий для всіх.
    }
   *[deal] { $kind ->
        [winnable] { $game }: щодня одна роздача, яку можна виграти, однакова для всіх.
       *[any] { $game }: щодня одна роздача, однакова для всіх.
    }
}
current-streak = { $count ->
    [0] Поточна серія: жодного дня.
    [one] Поточна серія: { SPELLED($count, "m") } день.
    [few] Поточна серія: { SPELLED($count, "m") } дні.
   *[many] Поточна серія: { SPELLED($count, "m") } днів.
}
deal-of-today = { $noun ->
    [rubber] Сьогоднішній робер
   *[deal] Сьогоднішня роздача
}
deal-of-today-won = { $noun ->
    [rubber] Ви виграли сьогоднішній робер.
   *[deal] Ви виграли сьогоднішню роздачу.
}
day-won = виграно
day-won-later = виграно пізніше
month-key = Зафарбовано: виграно того самого дня. Контур із галочкою: виграно пізніше.
daily-of-all-games = Усі роздачі дня
