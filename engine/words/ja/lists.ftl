# 項目をつなぐ文字。"last" は最後の二つの間。
list-and = と
    .last = と
# カードの名前などをつなぐ。
list-and-only = 、
    .last = 、
# ヒントの利点（「1枚が組札に上がる、列が1本空く」など）をつなぐ。
list-clauses = 、
    .last = 、
list-or = か
    .last = か
list-comma = 、
    .last = 、
list-full-stop = 。
    .last = 。
list-semicolon = 。
    .last = 。
list-sentence = { "" }
    .last = { "" }

clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# 文の中でも算用数字を使う。
spelled = { $number }
