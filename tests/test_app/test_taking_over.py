"""Another Python goes on with the page: what is heard and counted stays as it was."""

from support.fake_browser import Browser


def test_a_notice_does_not_keep_the_other_python_waiting_and_is_hidden_later(browser: Browser) -> None:
    browser.go_to("v1/klondike/7/zz")  # a bad link is told
    assert browser.find("#said").classList.contains("aloud")
    browser.advance(500)
    assert browser.take_over()
    assert browser.find("#said").classList.contains("aloud")
    browser.advance(7000)
    assert not browser.find("#said").classList.contains("aloud")


def test_what_is_said_again_differs_from_what_stands_in_the_line(browser: Browser) -> None:
    """A screen reader says only what has changed."""
    browser.key("o")
    for _ in range(3):
        before = str(browser.find("#said").textContent)
        assert before
        assert browser.take_over()
        browser.key("x")
        after = str(browser.find("#said").textContent)
        assert (after != before, after.strip("\u00a0")) == (True, before.strip("\u00a0"))
