"""How many workers help: as many as the device can spare, and none if they would be of no use."""

from types import SimpleNamespace

import pytest

from support.fake_workers import Asking


@pytest.mark.parametrize(
    ("cores", "memory", "helpers"),
    [(1, 8, 0), (2, 8, 0), (4, 2, 0), (4, 4, 1), (4, 8, 2), (64, 64, 3), (8, None, 1)],
)
def test_no_more_help_than_the_device_can_spare(
    asking: Asking, cores: int, memory: int | None, helpers: int
) -> None:
    asking.page.navigator.hardwareConcurrency, asking.page.navigator.deviceMemory = cores, memory
    asking.ask_with_help()
    asking.page.let_time_pass()
    variants = [worker.asked[0]["question"].split(" ")[3] for worker in asking.workers]
    assert variants == [str(number) for number in range(1 + helpers)]


@pytest.mark.parametrize(("charging", "level", "helpers"), [(False, 0.2, 0), (True, 0.1, 1), (False, 0.21, 1)])
def test_none_help_on_a_low_battery(asking: Asking, charging: bool, level: float, helpers: int) -> None:
    asking.page.navigator.getBattery = lambda: SimpleNamespace(charging=charging, level=level)
    asking.ask_with_help()
    asking.page.let_time_pass()
    assert len(asking.workers) == 1 + helpers


def test_none_help_on_a_hidden_page(asking: Asking) -> None:
    asking.ask_with_help()
    asking.page.document.visibilityState = "hidden"
    asking.page.let_time_pass()
    assert len(asking.workers) == 1


def test_none_help_where_another_order_gains_nothing_or_where_nobody_asked(asking: Asking) -> None:
    asking.ask_with_help("klondike")
    asking.page.let_time_pass()
    asking.ask("klondike-3")
    asking.page.let_time_pass()
    assert len(asking.workers) == 1
