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
   *[deal] משחק חדש
}
menu-restart = מההתחלה
menu-daily = אתגרים יומיים
menu-games = כל המשחקים
menu-review = סקירה
menu-statistics = סטטיסטיקה
menu-share = שיתוף
# $game is the name of a game.
menu-learn = ללמוד את { $game }
menu-moves = מה אפשר לעשות?
menu-rules = כללים
# This button opens the sheet "The table in words".
menu-words = תיאור השולחן
menu-keys = מקשים

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] מספר הרובר
   *[deal] מספר החלוקה
}
menu-deal = לשחק

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] רוברים חדשים
   *[deal] משחקים חדשים
}
deals-any = הכול
deals-winnable = פתירים
deals-easy = קלים
deals-middling = בינוניים
deals-hard = קשים
