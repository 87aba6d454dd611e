# The sheet that lists the keys and what they do.

keys-title = Raccourcis clavier
key-arrows = Flèches
key-arrows-do = aller à la pile suivante dans cette direction
key-space = Espace
keyboard-enter = Entrée
keyboard-escape = Échap
keyboard-page-up = Page préc.
keyboard-page-down = Page suiv.
key-digits = 1–9, 0
key-digits-do = aller à la colonne de ce numéro ; 0 pour la colonne 10
letter-keys-off = Les raccourcis à une lettre sont désactivés. Vous pouvez les activer dans les réglages.
keys-mouse = À la souris : un clic droit sur une pile envoie la carte du dessus sur sa fondation.
record-explained = Quelque chose s’est mal passé ? Vous pouvez copier vos derniers coups et vos réglages pour les joindre à un signalement. Rien n’est envoyé automatiquement.
record-copy = Copier ce que j’ai fait
record-copied = Vos dernières actions sont copiées.
