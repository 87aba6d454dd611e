# The panel that leads through a lesson.

lesson-progress = Étape { $number } sur { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Voir le coup
lesson-next = Suivant
lesson-skip = Continuer
# After another move than that of the lesson.
lesson-astray-title = Ce coup est bon aussi
lesson-astray = La leçon en joue un autre. Annulez le vôtre pour la suivre, ou continuez sans elle.
lesson-take-back = Annuler ce coup
