# Панель, що веде через урок.

lesson-progress = Крок { $number } з { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Показати
lesson-next = Далі
lesson-skip = Грати далі
# After another move than that of the lesson.
lesson-astray-title = Цей хід теж добрий
lesson-astray = Урок іде іншим шляхом. Скасуйте хід, щоб повернутися до уроку, або грайте далі самі.
lesson-take-back = Скасувати хід
