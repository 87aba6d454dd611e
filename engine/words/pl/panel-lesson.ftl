# Panel, który prowadzi przez lekcję.

lesson-progress = Krok { $number } z { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Pokaż
lesson-next = Dalej
lesson-skip = Graj dalej
# After another move than that of the lesson.
lesson-astray-title = Ten ruch też jest dobry
lesson-astray = Cofnij go, żeby wrócić do lekcji, albo graj dalej po swojemu.
lesson-take-back = Cofnij ruch
