# The deals of the day: the page of all games, and the calendar of one game.

daily-title = אתגרים יומיים
daily-today = היום
daily-today-count = היום: { $count }
deals-won-of = ניצחונות: { $won } מתוך { $all }
share-day = שיתוף התוצאות
calendar-of = לוח השנה של { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = { "\u200F" }Backbone Patience, האתגרים היומיים של { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, מדליית ארד
    [silver] { $squares } { deals-won-of }, מדליית כסף
    [gold] { $squares } { deals-won-of }, מדליית זהב
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] יום ברצף
   *[other] ימים ברצף
}
longest-row-of-days = שיא: { $count }
medals = מדליות
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] אין ימים עם מדליית ארד
        [one] יום אחד עם מדליית ארד
        [two] יומיים עם מדליית ארד
       *[other] { SPELLED($count) } ימים עם מדליית ארד
    }
    [silver] { $count ->
        [0] אין ימים עם מדליית כסף
        [one] יום אחד עם מדליית כסף
        [two] יומיים עם מדליית כסף
       *[other] { SPELLED($count) } ימים עם מדליית כסף
    }
   *[gold] { $count ->
        [0] אין ימים עם מדליית זהב
        [one] יום אחד עם מדליית זהב
        [two] יומיים עם מדליית זהב
       *[other] { SPELLED($count) } ימים עם מדליית זהב
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = החודש הקודם
month-after = החודש הבא
is-today = היום
deals-won = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
has-medal = { $medal ->
    [bronze] מדליית ארד
    [silver] מדליית כסף
   *[gold] מדליית זהב
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } או יותר
medal-from-all = { $count } מתוך { $all }
legend-today = היום
legend-explained = העיגול מראה בכמה אתגרים ניצחתם באותו יום. הטבעת כוללת גם ניצחונות מאוחרים יותר.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
daily-won = ניצחון
daily-won-in = ניצחון ב־{ $time }
daily-play = לשחק
    .of = לשחק: { $game }
daily-go-on = המשך
    .of = המשך: { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = אתגרים יומיים: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: רובר פתיר אחד בכל יום, אותו רובר לכולם.
       *[any] { $game }: רובר אחד בכל יום, אותו רובר לכולם.
    }
   *[deal] { $kind ->
        [winnable] { $game }: חלוקה פתירה אחת בכל יום, אותה חלוקה לכולם.
       *[any] { $game }: חלוקה אחת בכל יום, אותה חלוקה לכולם.
    }
}
current-streak = { $count ->
    [one] רצף נוכחי: יום אחד.
    [two] רצף נוכחי: יומיים.
   *[other] רצף נוכחי: { SPELLED($count) } ימים.
}
deal-of-today = { $noun ->
    [rubber] הרובר של היום
   *[deal] האתגר של היום
}
deal-of-today-won = { $noun ->
    [rubber] ניצחתם ברובר של היום.
   *[deal] ניצחתם באתגר של היום.
}
day-won = ניצחון
day-won-later = ניצחון ביום מאוחר יותר
month-key = מלא: ניצחון באותו יום. מסגרת עם סימן וי: ניצחון ביום מאוחר יותר.
daily-of-all-games = כל האתגרים היומיים
