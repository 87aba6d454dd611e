"""The games that are nothing but records: their tables, rules pages, words and wins."""

import re
from itertools import combinations, count

import pytest

from engine.core.game import Kind, Status
from engine.core.shuffle import FIRST_NUMBER
from engine.games.plain_game import PlainGame
from engine.games.rules_page import rules_page
from engine.play import rules_pictures
from engine.solving.solve import solve
from make import languages, pseudo
from support.overlap import overlap
from support.plain_games import GAMES, OTHERS

games = pytest.mark.parametrize("game", GAMES + OTHERS, ids=lambda game: game.id)
_SEARCHED = 10_000  # positions, for a win of one deal
LANGUAGES = [
    languages.as_language(compiled)
    for code, compiled in languages.compiled().items()
    if code not in {pseudo.LONG, pseudo.MIRRORED}  # these make every text longer
]


@games
def test_no_pile_lies_on_another_one(game: PlainGame) -> None:
    for view, layout in game.layouts.items():
        assert len(layout.places) == len(game.spots)
        shown = [
            place
            for place, kind in zip(layout.places, game.kinds, strict=True)
            if kind is not Kind.COUNTER and (kind is not Kind.TABLEAU or game.column == "column")
        ]
        for one, other in combinations(shown, 2):
            assert not overlap(one, other), (view, one, other)
        assert all(place.x >= 0 and place.x + place.size <= layout.width for place in layout.places), view


@games
def test_it_has_a_name_and_a_page_of_rules_in_every_language(game: PlainGame) -> None:
    for language in LANGUAGES:
        kind, sentence = (language.text(game.family_title, form) for form in ("kind", "sentence"))
        assert len(kind) <= 16 and len(sentence) <= 66, (language.code, kind, sentence)
        page = rules_page(game, language)
        assert page.startswith(sentence)
        pictures = [part for part in re.split(r"\n\n", page) if rules_pictures.is_picture(part)]
        assert len(pictures) == 1
        picture = rules_pictures.read_picture(pictures[0], {game.id: game})
        named = {spot for label in picture.labels for spot in label.spots}
        assert named == {i for i, kind in enumerate(game.kinds) if kind is not Kind.COUNTER}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_the_search_finds_is_a_win(game: PlainGame) -> None:
    """Search the first deals until one is won, and play the moves."""
    for number in count(FIRST_NUMBER):
        position = game.start(number)
        line = solve(game, position, _SEARCHED).line
        for move in line:
            assert game.refuse(position, move) is None
            position = game.play(position, move)
        if line:
            assert game.status(position) is Status.WON
            return
