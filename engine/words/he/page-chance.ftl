# Which share of the deals of a game can be won, such as "6 in 7", to be followed by the word for "winnable".

nearly-all-deals = כמעט כולן
deals-in = { $part } מתוך { $whole }
deals-in-at-least = לפחות { $part } מתוך { $whole }
# A note below the games.
winnable-means = ״פתירות״ הן החלוקות שאפשר לנצח בהן אם רואים את כל הקלפים. זה לא אומר כמה פעמים תנצחו אתם.
