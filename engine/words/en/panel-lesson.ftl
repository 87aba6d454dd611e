# The panel that leads through a lesson.

lesson-progress = Step { $number } of { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Show me
lesson-next = Next
lesson-skip = Play on
# After another move than that of the lesson.
lesson-astray-title = That is a move, too
lesson-astray = The lesson goes another way. Take your move back to go on with it, or play on as you like.
lesson-take-back = Take it back
