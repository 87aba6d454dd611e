# Which share of the deals of a game can be won, such as "6 in 7", to be followed by the word for "winnable".

nearly-all-deals = כמעט כולן
deals-in = { $part } מתוך { $whole }
deals-in-at-least = לפחות { $part } מתוך { $whole }
# A note below the games.
winnable-means = ״פתירות״ הן החלוקות שמי שרואה את כל הקלפים יכול לנצח בהן. זה לא אומר באיזו תדירות אתם תנצחו.
