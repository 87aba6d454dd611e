"""Test the search of The Clock, which uses the rules themselves, against results from other programs."""

import pytest

from engine.solving.solve import solve
from support.solving import Known, expect_proof, known


@pytest.mark.parametrize("deal", known("clock"))
def test_other_programs_agree(deal: Known) -> None:
    verdict = solve(deal.game, deal.position)
    assert verdict.answer is deal.answer
    expect_proof(deal.game, deal.position, verdict)
