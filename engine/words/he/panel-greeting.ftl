# The sheet that greets a newcomer.

greeting-title = במה תרצו לשחק?
greeting-words = בלי הרשמה ובלי פרסומות. המשחקים שלכם נשארים במכשיר הזה.
greeting-learn = ללמוד את { $game }
# $count is five or so.
greeting-steps = ב־{ $count } שלבים קצרים
greeting-known = או משחק שאתם כבר מכירים
# What these games are like, below their names.
known-klondike = הקלאסיקה
known-freecell = כל הקלפים פתוחים
known-spider = ארוך, שתי חפיסות
known-golf = כמה דקות
greeting-just-play = פשוט לשחק
greeting-games = כל המשחקים
