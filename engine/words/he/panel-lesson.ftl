# The panel that leads through a lesson.

lesson-progress = שלב { $number } מתוך { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = הראו לי
lesson-next = הבא
lesson-skip = להמשיך לשחק
# After another move than that of the lesson.
lesson-astray-title = גם זה מהלך טוב
lesson-astray = בשיעור ממשיכים אחרת. בטלו את המהלך כדי לחזור לשיעור, או המשיכו לשחק בעצמכם.
lesson-take-back = ביטול המהלך
