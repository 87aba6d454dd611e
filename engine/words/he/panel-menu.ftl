# The menu.

menu-title = תפריט

## The headings of its groups

menu-play = משחק
menu-look-back = מבט לאחור
menu-help = עזרה

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] רובר חדש
   *[deal] חלוקה חדשה
}
menu-restart = מההתחלה
menu-daily = חלוקות יומיות
menu-games = כל המשחקים
menu-review = סקירה
menu-statistics = סטטיסטיקה
menu-share = שיתוף
# $game is the name of a game.
menu-learn = ללמוד את { $game }
menu-moves = מה אפשר לעשות?
menu-rules = כללים
# This button opens the sheet "The table in words".
menu-words = במילים
menu-keys = מקשים

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] מספר הרובר
   *[deal] מספר החלוקה
}
menu-deal = לחלק

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] רוברים חדשים
   *[deal] חלוקות חדשות
}
deals-any = הכול
deals-winnable = פתירות
deals-easy = קלות
deals-middling = בינוניות
deals-hard = קשות
