"""Test links found in messages: characters around a link are dropped, and no text opens an unintended game."""

import string
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.saying import ReasonError
from engine.games.catalogue import CATALOGUE
from engine.play.cleaning_links import deal_of, tidied
from engine.play.notation import CannotReadError, read_number
from engine.play.session import Session
from support.extent import amount

UNSEEN = "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff"
TAILS = [
    *',)!?:;."‘’“”„«»‹›」』）】。！>]}*_~/|%#&؟،׳।',
    *(".)", "?fbclid=IwAR0x", "?utm_source=a&utm_medium=b", "&gt;", "&quot;", "#:~:text=a", "です"),
]
HEADS = ("#", "##", "#/", "#!", "<", "(", "\u201e", "\u00ab", "\u300c", " ", "*")


def played(chance: Random) -> str:
    """Return the link of a random game with up to eight moves."""
    session = Session(CATALOGUE[chance.choice(list(CATALOGUE))], chance.randint(1, 2**31 - 1))
    for _ in range(chance.randint(0, 8)):
        moves = list(session.game.moves(session.position))
        if not moves:
            break
        session.play(chance.choice(moves))
    return session.link()


LINKS = [played(Random(number)) for number in range(amount(20, 60, 400))]
links = st.sampled_from(LINKS)
OTHER_SIGNS = st.characters(exclude_characters=string.ascii_letters + string.digits)


@given(links)
def test_a_sound_link_stays_as_it_is(link: str) -> None:
    assert tidied(link) == link


@given(links, st.sampled_from(HEADS), st.lists(st.sampled_from(TAILS), max_size=2))
def test_what_stands_around_a_link_is_dropped(link: str, head: str, tails: list[str]) -> None:
    tail = "".join(tails)
    if ".." not in tail:
        assert tidied(head + link + tail) == link


@given(links, st.data())
def test_marks_that_nobody_sees_are_dropped(link: str, data: st.DataObject) -> None:
    at, mark = data.draw(st.integers(0, len(link))), data.draw(st.sampled_from(UNSEEN))
    assert tidied(link[:at] + mark + link[at:]) == link


@given(links, st.data())
def test_lines_that_were_broken_among_the_moves_are_joined(link: str, data: st.DataObject) -> None:
    first = len("/".join(link.split("/")[:3])) + 1
    if first < len(link):
        at, sign = (
            data.draw(st.integers(first, len(link) - 1)),
            data.draw(st.sampled_from(("=\r\n", "=", "\n", " "))),
        )
        assert tidied(link[:at] + sign + link[at:]) == link


@given(links)
def test_capitals_are_read_where_they_name_no_card(link: str) -> None:
    found = tidied(link.upper())
    if link == link.lower() and not any(len(move) > 1 and move[-1] in "cdhs" for move in link.split(".")):
        assert found == link
    else:
        assert leads_nowhere_else(link, found)


def leads_nowhere_else(link: str, found: str) -> bool:
    """Return whether the found text is the link or is refused; an offered deal must be the deal of the link."""
    deal = deal_of(found)
    assert not deal or deal == "/".join(link.split("/")[:3])
    try:
        return Session.read(found, CATALOGUE).link() == link
    except ReasonError:
        return True


@given(links, st.text(OTHER_SIGNS, max_size=6))
def test_no_other_sign_behind_a_link_leads_to_another_game(link: str, noise: str) -> None:
    assert leads_nowhere_else(link, tidied(link + noise))


@given(links, st.data(), st.text(OTHER_SIGNS, max_size=2))
def test_no_other_sign_in_a_deal_number_leads_to_another_deal(link: str, data: st.DataObject, noise: str) -> None:
    start = "/".join(link.split("/")[:3])
    at = data.draw(st.integers(start.rindex("/") + 2, max(start.rindex("/") + 2, len(start) - 1)))
    if at < len(start) and not noise.startswith(("/", "#", "?", "&")):
        assert leads_nowhere_else(link, tidied(link[:at] + noise + link[at:]))


@given(links, st.data(), st.sampled_from(("\u2026", "...", "..", "\u2026)")))
def test_a_link_that_was_cut_off_is_refused(link: str, data: st.DataObject, sign: str) -> None:
    cut = link[: data.draw(st.integers(len("v1/"), len(link)))] + sign
    with pytest.raises(ReasonError):
        Session.read(tidied(cut), CATALOGUE)
    assert deal_of(tidied(cut)) in {"", "/".join(link.split("/")[:3])}


def test_the_deal_of_a_link_whose_moves_are_spoilt_is_known() -> None:
    assert deal_of(tidied("v1/klondike/4711/sw.s\u2026")) == "v1/klondike/4711"
    assert deal_of(tidied("v1/klondike/4711/sw.zz see you")) == "v1/klondike/4711"
    assert deal_of(tidied("v1/klondike/47\u2026")) == ""
    assert deal_of(tidied("v1/klondike/47 11/sw")) == ""
    assert deal_of(tidied("hello")) == ""


# Deal numbers


def in_digits(number: int, nought: str) -> str:
    return "".join(chr(ord(nought) + int(digit)) for digit in str(number))


@given(st.integers(1, 2**31 - 1), st.sampled_from("0\u0660\u06f0\u0966\u0e50\uff10"))
def test_numbers_are_read_in_the_digits_of_every_script(number: int, nought: str) -> None:
    assert read_number(f" {in_digits(number, nought)} ") == number


@given(st.integers(1, 2**31 - 1), st.sampled_from(".,'_ \u00a0\u066c\u2009\u2019\u202f"))
def test_numbers_are_read_with_marks_between_thousands(number: int, mark: str) -> None:
    assert read_number(f"{number:,}".replace(",", mark)) == number


def test_marks_elsewhere_are_refused() -> None:
    assert read_number("12,34,567") == 1_234_567
    for text in ("1.5", "12,34", "4.711,000", "1.500.00", "1,,000", ".500", "4 711 ,", "1e3", "\u00b2"):
        with pytest.raises(CannotReadError):
            read_number(text)
