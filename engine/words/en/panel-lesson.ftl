# The panel that leads through a lesson.

lesson-progress = Step { $number } of { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Show me
lesson-next = Next
lesson-skip = Keep playing
# After another move than that of the lesson.
lesson-astray-title = That move is fine too
lesson-astray = The lesson goes another way. Take your move back to follow it, or keep playing on your own.
lesson-take-back = Take it back
