"""The rules page of a rule set, in any language.

A game has one or more rule sets, such as Klondike with one or with three cards turned at a time. Rules written by
hand are the docstring of the module of the game, in English. A translation is a file named after the game's first
rule set (see `engine/words/README.md`). If a language has no translation, its page shows the English rules. For a
game whose module has no such text, the rules are put together from its record.
"""

from collections.abc import Iterator, Sequence

from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.core.shuffle import FIRST_NUMBER
from engine.games.catalogue import first_rule_set
from engine.rules import sentences
from engine.rules.recorded import Recorded
from engine.words.language import Language


def rules_page(game: Game, language: Language) -> str:
    """Return the text of the rules page of a rule set.

    It has the rules that all rule sets of the game share, then the note about this rule set, if it has one, and
    then the source of the rules.
    """
    return "\n\n".join(_parts(game, language))


def _parts(game: Game, language: Language) -> Iterator[str]:
    if isinstance(game, Recorded) and not game.rules:
        yield from _from_record(game, language)
    else:
        yield language.rules.get(first_rule_set(game).id, game.rules).strip()
    if game.note:
        yield f"# {language.text(game.title)}\n{language.text(game.note)}"
    yield f"# {language.text(say('source-heading'))}\n{language.text(game.source)}"


def _from_record(game: Recorded, language: Language) -> Iterator[str]:
    """Yield what the game is like, then what its record says: its table, its aim, and how it is played."""
    yield language.text(game.family_title, "sentence")
    page = sentences.page(game.record)
    yield f"# {language.text(say('rules-table'))}\n{_in_a_row(page.table, language)}"
    yield _picture_of_table(game, language)
    yield f"# {language.text(say('rules-aim'))}\n{_in_a_row(page.aim, language)}"
    points = (f"- {language.text(sentence)}" for sentence in page.play)
    yield "\n".join([f"# {language.text(say('rules-play'))}", *points])


def _in_a_row(parts: Sequence[Saying], language: Language) -> str:
    return language.text(say("sentences", parts=parts))


def _picture_of_table(game: Recorded, language: Language) -> str:
    """Return the picture of the first deal, with the names of its piles; see `engine.play.rules_pictures`."""
    names = []
    for kind, words in sentences.pile_names(game.record, game.kinds):
        spots = [spot.name for spot in game.spots if spot.kind is kind]
        names.append(f"{language.text(words)} {'-'.join(dict.fromkeys([spots[0], spots[-1]]))}")
    return f"[table {game.id}/{FIRST_NUMBER}: {', '.join(names)}]"
