"""Test sayings (messages as values): two are equal if they say the same about the same things."""

import pytest

from engine.core.saying import ReasonError, Saying, joined, say

ACE, KING = say("card", rank=1, suit="spades"), say("card", rank=13, suit="clubs")


def test_sayings_are_equal_if_they_say_the_same() -> None:
    assert say("card", rank=1, suit="spades") == say("card", suit="spades", rank=1) == ACE
    assert len({ACE, say("card", suit="spades", rank=1), KING}) == 2
    assert say("keep", card=ACE) == say("keep", card=say("card", suit="spades", rank=1))
    assert hash(say("keep", card=ACE)) == hash(say("keep", card=say("card", suit="spades", rank=1)))


def test_sayings_differ_by_message_argument_and_value() -> None:
    others = [KING, say("cards", rank=1, suit="spades"), say("card", rank=1), say("card", rank=1, colour="spades")]
    assert ACE not in others
    assert say("keep", card=ACE) != say("keep", card=KING)


def test_a_list_keeps_its_order_and_may_be_any_sequence() -> None:
    assert say("gains", parts=[ACE, KING]) == say("gains", parts=(ACE, KING)) != say("gains", parts=[KING, ACE])
    assert say("gains", parts=[ACE]) != say("gains", parts=ACE)
    parts = [ACE]
    said = say("gains", parts=parts)
    parts.append(KING)
    assert said == say("gains", parts=[ACE])


def test_texts_and_sayings_are_no_lists() -> None:
    assert say("statement", what="ace").arguments == (("what", "ace"),)
    assert say("statement", what=ACE).arguments == (("what", ACE),)


def test_a_saying_without_arguments_says_something() -> None:
    assert say("pass-move")
    assert say("pass-move") == Saying("pass-move")


def test_an_argument_may_be_called_name() -> None:
    assert say("greeting", name="Ann").arguments == (("name", "Ann"),)


def test_parts_are_joined_to_one_saying() -> None:
    assert joined([]) is None
    assert joined([ACE]) == ACE
    assert joined([ACE, KING]) == say("clauses", parts=(ACE, KING))


def test_a_saying_slips_into_no_text_by_itself() -> None:
    with pytest.raises(TypeError, match="pass-move has to be put into words"):
        f"{say('pass-move')}"
    assert str(ReasonError(say("pass-move"))) == "pass-move"
