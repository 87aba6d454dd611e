"""The rules page of a rule set, in any language.

The English rules of a game are the docstring of its module. Another language has them in a file named after the
game's first rule set (see `engine/words/README.md`); as long as it has none, its page shows the English ones.
"""

from collections.abc import Iterator

from engine.core.game import Game
from engine.core.saying import say
from engine.games.catalogue import first_rule_set
from engine.words.language import Language


def rules_page(game: Game, language: Language) -> str:
    """Return the text of a rules page: the rules that the rule sets share, what is special, and the source."""
    return "\n\n".join(_parts(game, language))


def _parts(game: Game, language: Language) -> Iterator[str]:
    yield language.rules.get(first_rule_set(game).id, game.rules).strip()
    if game.note:
        yield f"# {language.text(game.title)}\n{language.text(game.note)}"
    yield f"# {language.text(say('source-heading'))}\n{language.text(game.source)}"
