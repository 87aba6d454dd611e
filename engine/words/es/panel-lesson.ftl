# The panel that leads through a lesson.

lesson-progress = Paso { $number } de { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Mostrar
lesson-next = Siguiente
lesson-skip = Seguir jugando
# After another move than that of the lesson.
lesson-astray-title = Esa jugada también vale
lesson-astray = La lección va por otro camino. Deshaz tu jugada para seguirla, o sigue jugando por tu cuenta.
lesson-take-back = Deshacer
