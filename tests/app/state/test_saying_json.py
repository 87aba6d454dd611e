"""A text that was spoken is restored from its stored form."""

from hypothesis import given
from hypothesis import strategies as st

from app.state import saying_json
from engine.core.saying import Saying, say

_PLAIN = st.integers() | st.text()
SAYINGS = st.recursive(
    st.builds(say, st.text(min_size=1)),
    lambda inner: st.builds(
        lambda name, arguments: say(name, **arguments),
        st.text(min_size=1),
        st.dictionaries(st.sampled_from("abc"), _PLAIN | inner | st.lists(inner, max_size=3), max_size=3),
    ),
    max_leaves=5,
)


@given(st.lists(SAYINGS, max_size=4))
def test_sayings_come_back_as_they_were(said: list[Saying]) -> None:
    assert saying_json.read(saying_json.written(said)) == said
