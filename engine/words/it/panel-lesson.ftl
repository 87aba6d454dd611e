# The panel that leads through a lesson.

lesson-progress = Passo { $number } di { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Mostrami
lesson-next = Avanti
lesson-skip = Continua a giocare
# After another move than that of the lesson.
lesson-astray-title = Va bene anche questa mossa
lesson-astray = La lezione prende un’altra strada. Annulla la tua mossa per seguirla, o continua per conto tuo.
lesson-take-back = Annulla la mossa
