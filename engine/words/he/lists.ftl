### What joins the parts of a list; "last" joins the last two.

# "ו" stands at its word without a space, so what follows it has to begin with a letter, not with a digit.
list-and = { ", " }
    .last = { " ו" }
# Names of a few things, without a comma.
list-and-only = { " ו" }
    .last = { " ו" }
# A few clauses, such as "קלף עובר הביתה ומתרוקן טור".
list-clauses = { ", " }
    .last = { " ו" }
list-or = { ", " }
    .last = { " או " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence, before a masculine noun ("שלושה קלפים"), or as ".feminine" before a feminine one ("שלוש
# לקיחות"). For two the messages have "שני" or "שתי" of their own.
spelled = { $number ->
    [0] אפס
    [1] אחד
    [2] שניים
    [3] שלושה
    [4] ארבעה
    [5] חמישה
    [6] שישה
    [7] שבעה
    [8] שמונה
    [9] תשעה
    [10] עשרה
    [11] אחד־עשר
    [12] שנים־עשר
   *[other] { $number }
}
    .feminine = { $number ->
        [0] אפס
        [1] אחת
        [2] שתיים
        [3] שלוש
        [4] ארבע
        [5] חמש
        [6] שש
        [7] שבע
        [8] שמונה
        [9] תשע
        [10] עשר
        [11] אחת־עשרה
        [12] שתים־עשרה
       *[other] { $number }
    }

### Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = פחות מ־1%
per-cent-over-99 = יותר מ־99%
# Stands after a noun: "המשחק ה־12".
ordinal = ה־{ $number }
size-under-1-kb = פחות מ־{ "\u2066" }1 kB{ "\u2069" }
size-kb = { "\u2066" }{ $number } kB{ "\u2069" }
size-mb = { "\u2066" }{ $number } MB{ "\u2069" }
size-gb = { "\u2066" }{ $number } GB{ "\u2069" }

### Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] ינואר
    [2] פברואר
    [3] מרץ
    [4] אפריל
    [5] מאי
    [6] יוני
    [7] יולי
    [8] אוגוסט
    [9] ספטמבר
    [10] אוקטובר
    [11] נובמבר
   *[12] דצמבר
}
month-of-year = { month-name } { $year }
day-of-month = { $day } ב{ month-name }
date = { $day } ב{ month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] יום שני
    [1] יום שלישי
    [2] יום רביעי
    [3] יום חמישי
    [4] יום שישי
    [5] שבת
   *[6] יום ראשון
}
    .short = { $weekday ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }
    .shortest = { $weekday ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }
    .initial = { $weekday ->
        [0] ב
        [1] ג
        [2] ד
        [3] ה
        [4] ו
        [5] ש
       *[6] א
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] הרובר היומי של { $date }
   *[deal] האתגר היומי של { $date }
}
deal-by-number = { $noun ->
    [rubber] רובר { $number }
   *[deal] חלוקה { $number }
}
first-weekday = 6

### Which share of the deals of a game can be won, such as "6 in 7", to be followed by the word for "winnable".

nearly-all-deals = כמעט כולן
deals-in = { $part } מתוך { $whole }
deals-in-at-least = לפחות { $part } מתוך { $whole }
# A note below the games.
winnable-means = ״פתירות״ הן החלוקות שאפשר לנצח בהן אם רואים את כל הקלפים. זה לא אומר כמה פעמים תנצחו אתם.

### What several sheets say.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = מחיקה

# How long most games take. Not more than ten letters. A range runs from right to left, as in Hebrew print.
minutes-of-play = { $most } דק׳
minutes-of-play-between = { $least }–{ $most } דק׳
