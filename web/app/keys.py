"""The keyboard: arrows walk from pile to pile, everything else is a command of its own name."""

from engine.game import Kind

from app.scene import Rect, Scene

# What each key does. Letters can be switched off; the others are what every player tries first.
LETTERS = {
    "u": ("undo", "undo"),
    "y": ("redo", "redo"),
    "d": ("stock", "turn the stock"),
    "n": ("new", "new deal"),
    "r": ("restart", "restart this deal"),
    "m": ("moves", "say which moves there are"),
    "o": ("overview", "say what lies on the table"),
    "v": ("contents", "say every card of this pile"),
    "w": ("where", "say where I am"),
    "i": ("rules", "rules of this game"),
    "p": ("pause", "pause the time"),
}
ALWAYS = {
    "?": ("help", "this list"),
    "Escape": ("release", "let go"),
    "Enter": ("take", "take the card, or lay it here"),
    " ": ("best", "play the best move of this pile"),
}
_WITH_CONTROL = {"z": "undo", "y": "redo", "Z": "redo"}
_ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def command(key: str, *, control: bool, letters: bool) -> str | None:
    """The command of a key press; None if it means nothing here."""
    if control:
        return _WITH_CONTROL.get(key)
    if key in ALWAYS:
        return ALWAYS[key][0]
    if letters and key.lower() in LETTERS:
        return LETTERS[key.lower()][0]
    return None


def direction(key: str) -> tuple[int, int] | None:
    """Where an arrow points."""
    return _ARROWS.get(key)


def first_spot(scene: Scene) -> int:
    """Where the keyboard starts: at the stock, or where there is none at the first pile."""
    stock = [number for number, view in enumerate(scene.board.spots) if view.kind is Kind.STOCK]
    return stock[0] if stock else 0


def neighbour(scene: Scene, number: int, pointing: tuple[int, int]) -> int:
    """The nearest pile in a direction, by its number among the spots drawn; the same one if there is none."""
    here = _middle(scene, number)
    best, nearest = number, float("inf")
    for other in range(len(scene.board.spots)):
        there = _middle(scene, other)
        along = (there[0] - here[0]) * pointing[0] + (there[1] - here[1]) * pointing[1]
        aside = abs((there[0] - here[0]) * pointing[1]) + abs((there[1] - here[1]) * pointing[0])
        # sideways counts double: what lies straight ahead is meant before what lies nearer but askew
        if other != number and along > 1 and along + 2 * aside < nearest:
            best, nearest = other, along + 2 * aside
    return best


def _middle(scene: Scene, number: int) -> tuple[float, float]:
    """The middle of a pile, from its outline to its open card."""
    view = scene.board.spots[number]
    outline, end = scene.rect(view), scene.rect(scene.end_of(view.spot))
    whole = Rect(
        min(outline.x, end.x),
        min(outline.y, end.y),
        max(outline.x + outline.width, end.x + end.width) - min(outline.x, end.x),
        max(outline.y + outline.height, end.y + end.height) - min(outline.y, end.y),
    )
    return whole.x + whole.width / 2, whole.y + whole.height / 2
