# How a game ended. Each message is a sentence.

won-in = { $count ->
    [one] ניצחון במהלך אחד.
    [two] ניצחון בשני מהלכים.
   *[other] ניצחון ב־{ $count } מהלכים.
}
all-home = כל הקלפים בבית.
no-more-home = אי אפשר להביא עוד קלפים הביתה.
klondike-stuck = אי אפשר לפתוח אף קלף סגור, ואי אפשר לשחק אף קלף מהקופה או מהערימה הפתוחה.
all-runs-complete = כל שמונת הרצפים הושלמו.
no-run-possible = אי אפשר לפתוח אף קלף סגור, ואי אפשר להשלים אף רצף.
too-few-to-deal = לא נשארו מספיק קלפים לכל הטורים, ולכן אי אפשר לחלק מהקופה.
stock-used-up = הקופה ריקה.
clock-won = כל הקלפים פתוחים, והמלך הרביעי הגיע אחרון.
clock-stopped = המלך הרביעי עצר את השעון.
clock-odds = אין כאן מה להחליט: מנצחים בחלוקה אחת מכל 13.
pyramid-gone = כל קלפי הפירמידה ירדו.
nothing-to-take-away = אי אפשר להוריד עוד קלפים.
all-in-hole = כל הקלפים בחור השחור.
no-free-card-fits = אף קלף פנוי לא מתאים.
columns-cleared = הטורים ריקים.
golf-stuck = הקופה ריקה ואף קלף לא מתאים.
round-won = כל תשע החלוקות שוחקו, ונשארו 45 קלפים או פחות.
round-lost = כל תשע החלוקות שוחקו, ונשארו יותר מ־45 קלפים.
