"""Makes the objects through which the App uses the browser."""

from collections.abc import Callable

from app.browser.buttons import ReachableButtons
from app.browser.celebration_layer import CelebrationLayer
from app.browser.chart_files import ChartFiles
from app.browser.deck import Deck
from app.browser.device import Device
from app.browser.dialogs import DialogElements
from app.browser.dom import Dom
from app.browser.field import Field
from app.browser.language_files import LanguageFiles
from app.browser.page import PageElements
from app.browser.renderer import Renderer
from app.browser.solver_client import SolverClient
from app.browser.stored_texts import StoredTexts
from app.browser.writer import Writer
from app.core.outside import Outside
from app.state.settings import Motion


def outside_of(
    dom: Dom, device: Device, field: Field, motion: Callable[[], Motion], follow_dialogs: Callable[[], None]
) -> Outside:
    """Return the objects through which the App uses the browser.

    `motion` returns how fast the cards have to move; `follow_dialogs` is called when a sheet was opened or closed.
    """
    kept = dom.window.backbone.kept
    return Outside(
        time=dom,
        page=PageElements(dom),
        buttons=ReachableButtons(dom),
        dialogs=DialogElements(dom, follow_dialogs),
        cards=Renderer(dom, dom.element("board"), motion),
        field=field,
        figure=CelebrationLayer(dom),
        deck=Deck(dom),
        device=device,
        solver=SolverClient(dom, device),
        languages=LanguageFiles(dom),
        charts=ChartFiles(dom),
        numbered_texts=StoredTexts(dom, kept),
        writing=Writer(dom, kept),
    )
