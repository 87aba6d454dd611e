### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " and " }
# Names of a few things, without a comma.
list-and-only = { " and " }
    .last = { " and " }
# A few clauses, such as "a card goes home and a space comes free".
list-clauses = { " and " }
    .last = { " and " }
list-or = { ", " }
    .last = { " or " }
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

# A number in a sentence.
spelled = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

### Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole }.{ $tenths }
per-cent = { $number }%
per-cent-under-one = under 1%
per-cent-over-99 = over 99%
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $like ->
    [1] { $number }st
    [2] { $number }nd
    [3] { $number }rd
   *[other] { $number }th
}
size-under-1-kb = under 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
month-of-year = { month-name } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
    .short = { $weekday ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }
    .shortest = { $weekday ->
        [0] Mo
        [1] Tu
        [2] We
        [3] Th
        [4] Fr
        [5] Sa
       *[6] Su
    }
    .initial = { $weekday ->
        [0] M
        [1] T
        [2] W
        [3] T
        [4] F
        [5] S
       *[6] S
    }
# Which deal was won, on the picture of a result.
daily-deal-of-date = { $noun ->
    [rubber] daily rubber for { $date }
   *[deal] daily deal for { $date }
}
deal-by-number = { $noun ->
    [rubber] rubber { $number }
   *[deal] deal { $number }
}

### Which share of the deals of a game can be won, such as "6 in 7", to be followed by "winnable".

nearly-all-deals = nearly all
deals-in = { $part } in { $whole }
deals-in-at-least = at least { $part } in { $whole }
# A note below the games.
winnable-means = “Winnable” is the share of deals you could win if you saw every card. It doesn’t say how often you’ll win.

### What several sheets say.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
facts-with-commas = { LIST($facts, "comma") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Delete

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
