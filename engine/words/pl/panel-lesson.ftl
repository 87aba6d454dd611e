# Panel, który prowadzi przez lekcję.

lesson-progress = Krok { $number } z { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Pokaż
lesson-next = Dalej
lesson-skip = Graj dalej
# After another move than that of the lesson.
lesson-astray-title = To też jest ruch
lesson-astray = Lekcja idzie inną drogą. Cofnij swój ruch, żeby do niej wrócić, albo graj po swojemu.
lesson-take-back = Cofnij ruch
