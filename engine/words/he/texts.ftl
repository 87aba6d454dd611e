# Why a text cannot be read: a link, a move, a position, or what was typed on the command line.

no-card-text = אין קלף כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
wrong-piles = במשחק { $game } יש { $wanted } ערימות, אבל במצב הזה יש { $found }.
card-twice = הקלף { "\u2068" }{ $text }{ "\u2069" } מופיע פעמיים.
no-counter-text = ״{ "\u2068" }{ $text }{ "\u2069" }״ הוא לא מספר תקין עבור { $counter }.
no-list-of-cards = זאת לא רשימת קלפים: ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-move-text = במשחק { $game } אין מהלך כזה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-link = הקישור הזה לא מוביל למשחק.
other-version = הקישור הוא מגרסה { $found }, אבל כאן אפשר לפתוח רק קישורים מגרסה { $known }.
no-such-game = אין כאן משחק בשם ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-deal-number = מספר חלוקה הוא מספר שלם בין { $first } ל־{ $last }.
closing-bracket = במשחק הזה נסגרו סוגריים שלא נפתחו.
opening-bracket = במשחק הזה נפתחו סוגריים ולא נסגרו.
move-unread = אי אפשר לקרוא את מהלך { $number }: { $reason }
move-refused = אי אפשר לשחק את מהלך { $number }, { "\u2066" }{ $text }{ "\u2069" }: { $reason }
no-picture = זאת לא תמונה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
names-no-piles = במשחק { $game } אין ערימות כאלה: ״{ "\u2068" }{ $text }{ "\u2069" }״.
no-such-game-listed = אין משחק בשם ״{ "\u2068" }{ $text }{ "\u2069" }״; הפקודה `games` מציגה את הרשימה.
number-or-position = ציינו מספר חלוקה או { "\u2066" }--position{ "\u2069" }.
number-after = אחרי { "\u2066" }{ $option }{ "\u2069" } בא מספר שלם בין 0 ל־1000000000.
no-depth = העומק הוא מספר שלם בין 0 ל־99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = במצב הזה יש מספר גדול מדי לברידג׳ סוליטר.
bridge-contract = במצב הזה יש חוזה בלתי אפשרי.
bridge-tricks = במצב הזה יש לקיחות בלתי אפשריות.
bridge-unscored = במצב הזה יש חלוקה ששוחקה ולא נרשם לה ניקוד.
bridge-trick = במצב הזה יש לקיחה בלתי אפשרית.
