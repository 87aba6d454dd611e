"""The rules page of a rule set, in any language.

A game has one or more rule sets, such as Klondike with one or with three cards turned at a time. The English rules
of a game are the docstring of its module. A translation is a file named after the game's first rule set (see
`engine/words/README.md`). If a language has no translation, its page shows the English rules.
"""

from collections.abc import Iterator

from engine.core.game import Game
from engine.core.saying import say
from engine.games.catalogue import first_rule_set
from engine.words.language import Language


def rules_page(game: Game, language: Language) -> str:
    """Return the text of the rules page of a rule set.

    It has the rules that all rule sets of the game share, then the note about this rule set, if it has one, and
    then the source of the rules.
    """
    return "\n\n".join(_parts(game, language))


def _parts(game: Game, language: Language) -> Iterator[str]:
    yield language.rules.get(first_rule_set(game).id, game.rules).strip()
    if game.note:
        yield f"# {language.text(game.title)}\n{language.text(game.note)}"
    yield f"# {language.text(say('source-heading'))}\n{language.text(game.source)}"
