"""The Clock, which is searched by its rules, against what following the cards by hand comes to."""

import pytest

from engine.solving.solve import solve
from support.solving import Known, expect_proof, known


@pytest.mark.parametrize("deal", known("clock"))
def test_other_programs_agree(deal: Known) -> None:
    verdict = solve(deal.game, deal.position)
    assert verdict.answer is deal.answer
    expect_proof(deal.game, deal.position, verdict)
