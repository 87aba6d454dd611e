# The panel that leads through a lesson.

lesson-progress = Étape { $number } sur { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Montrez-moi
lesson-next = Suivant
lesson-skip = Continuer
# After another move than that of the lesson.
lesson-astray-title = C’est aussi un coup possible
lesson-astray = La leçon prend un autre chemin. Annulez votre coup pour la suivre, ou continuez à votre guise.
lesson-take-back = Annuler ce coup
