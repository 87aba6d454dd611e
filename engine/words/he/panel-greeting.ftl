# The sheet that greets a newcomer.

greeting-title = במה נשחק?
greeting-words = בלי חשבון ובלי פרסומות. מה שמשחקים נשמר רק במכשיר הזה.
greeting-learn = ללמוד את { $game }
# $count is five or so.
greeting-steps = ב־{ $count } שלבים קצרים
greeting-known = או משחק שאתם כבר מכירים
# What these games are like, below their names.
known-klondike = הקלאסי
known-freecell = כל הקלפים גלויים
known-spider = ארוך, שתי חפיסות
known-golf = כמה דקות
greeting-just-play = פשוט לשחק
greeting-games = כל המשחקים
