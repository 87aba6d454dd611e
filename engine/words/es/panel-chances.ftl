# La hoja que dice cuántas veces gana cada jugada si solo se conocen las cartas vistas.

chances-title = Probabilidades
chances-meaning = { $count ->
    [one] Las cartas que no has visto se repartieron de nuevo { $count } vez. Tras cada jugada se pueden ganar estos repartos:
   *[other] Las cartas que no has visto se repartieron de nuevo { $count } veces. Tras cada jugada se pueden ganar estos repartos:
}
chances-won = Repartos
chances-interval = Probabilidad, 95 %
chances-from-to = { $low } a { $high }
chances-unknown = Algunos repartos no se pudieron juzgar a tiempo. La probabilidad admite ambas cosas.
chances-fewer = Una jugada claramente peor se probó en menos repartos.
chances-later = Después se dan por conocidas todas las cartas, así que ganarás menos a menudo.
