"""Check that a new version of the page is offered, never forced, and loses nothing."""

import pytest
from playwright.sync_api import Page, expect

from chromium.changing_site import Site, caches, expect_a_hint, look_for_update, version_of, visited
from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from support.english import message

pytestmark = pytest.mark.in_turn(6)


def test_a_new_version_is_offered_and_the_game_in_hand_survives_it(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()  # from now on the service worker answers
    player.wait_for_python()
    player.play("t1t2")
    first, offer = version_of(page), page.locator("#update")
    expect(offer).to_be_hidden()
    (old,) = caches(page)

    site.publish("second")
    look_for_update(page)
    expect(offer).to_be_visible()
    player.expect_said("A new version is ready.")
    player.expect_laid_out()
    player.play("sw")  # the offer covers no pile
    offer.get_by_role("button", name="Later").tap()
    expect(offer).to_be_hidden()
    assert version_of(page) == first
    page.reload()
    player.wait_for_python()
    assert version_of(page) == first
    player.expect_moves(2)

    expect(offer).to_be_visible()  # the next visit offers it again
    player.play("t5t7")
    offer.get_by_role("button", name=message("update-now")).tap()
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    player.expect_moves(3)
    player.expect_position()
    expect(offer).to_be_hidden()
    player.eventually(lambda: len(caches(page)), 1)
    assert caches(page) != [old]
    site.go_away(context)
    page.reload()
    player.wait_for_python()
    player.expect_moves(3)


def test_a_version_taken_in_one_tab_can_be_taken_in_the_other(contexts: Profiles, site: Site) -> None:
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()
    player.wait_for_python()
    other = Player(context.new_page(), site.address)
    page.get_by_role("button", name="Play here").tap()
    other.page.get_by_role("button", name="Play here").tap()
    site.publish("second")
    look_for_update(other.page)
    expect(other.page.locator("#update")).to_be_visible()
    page.bring_to_front()
    page.get_by_role("button", name="Play here").tap()
    page.get_by_role("button", name=message("update-now")).tap()
    expect(page.locator("meta[name=version][content=second]")).to_be_attached()
    player.wait_for_python()
    other.page.bring_to_front()
    other.page.get_by_role("button", name="Play here").tap()
    other.page.get_by_role("button", name=message("update-now")).tap()
    expect(other.page.locator("meta[name=version][content=second]")).to_be_attached()
    other.wait_for_python()


def test_a_tab_of_the_old_version_goes_on_with_its_own_files(contexts: Profiles, site: Site) -> None:
    context = contexts(viewport={"width": 1280, "height": 800})
    player = visited(context, site)
    player.page.reload()
    player.wait_for_python()
    first = version_of(player.page)
    other = Player(context.new_page(), site.address)
    site.publish("second")
    look_for_update(other.page)
    other.page.get_by_role("button", name=message("update-now")).click()
    expect(other.page.locator("meta[name=version][content=second]")).to_be_attached()
    other.wait_for_python()
    assert other.page.evaluate("backbone.playsOffline()")  # this check also removes old versions
    site.go_away(context)
    player.page.bring_to_front()
    player.page.get_by_role("button", name="Play here").click()
    assert version_of(player.page) == first
    expect_a_hint(player)  # its worker starts only now, and the second version has no file of that name
    player.page.close()
    other.page.reload()
    other.wait_for_python()
    other.eventually(lambda: [name.rpartition(" ")[2] for name in caches(other.page)], ["second"])


@pytest.mark.parametrize("host", ["site", "fallback_site"])
def test_a_new_version_that_cannot_be_fetched_leaves_the_old_one(
    contexts: Profiles, host: str, request: pytest.FixtureRequest
) -> None:
    site: Site = request.getfixturevalue(host)
    context = contexts(**PHONE)
    player = visited(context, site)
    page = player.page
    page.reload()
    player.wait_for_python()
    first, before = version_of(page), caches(page)
    site.publish("second", broken=True)
    assert outcome_of_update(page) == "redundant"
    expect(page.locator("#update")).to_be_hidden()
    player.eventually(lambda: caches(page), before)
    site.go_away(context)
    page.reload()
    player.wait_for_python()
    assert version_of(page) == first
    player.play("sw")
    player.expect_position()
    contexts.troubles[:] = [words for words in contexts.troubles if "404" not in words]


def outcome_of_update(page: Page) -> str:
    """Look for a new version, and return the state that its service worker reaches."""
    state: str = page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise(done => registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker.addEventListener("statechange", () => done(worker.state));
        }));
        await registration.update().catch(() => {});
        return found;
    }""")
    return state
