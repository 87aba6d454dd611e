"""Builds, serves and tests the page. Needs nothing but Python 3.11 and the package registries.

python3 build.py                  makes the static site in dist/
python3 build.py --without-micropython makes it without the small Python with which first visits begin
python3 build.py --at ADDRESS     makes it for this place, https://example.org/games/ or /games/ (see below)
python3 build.py serve [--port N] builds what has changed, serves dist/ on this machine and prints the address
python3 build.py test             sets everything up, builds, and runs the checks
python3 build.py test --quick     a slice of every check
python3 build.py test --thorough  everything there is: every whole game, long random play; takes hours
python3 build.py style            the checks that need neither the built page nor a browser
python3 build.py test ARGUMENT…   the style checks and the tests chosen by these arguments, which go to pytest
python3 build.py verify ADDRESS   builds, and says which files the site at an address serves otherwise
python3 build.py lock             looks for newer Python packages, and writes web/make/requirements/ anew
python3 build.py words            compiles the messages of English into the program, and checks the other languages
python3 build.py mutate [MODULE…] makes small changes to modules (engine.core.relations), lists those no test finds
python3 build.py bench            prints start-up times, sizes and other measurements of the page
python3 build.py bench --against DIST_FOLDER measures this build and another in turn, and prints both
python3 build.py bench results    prints whether start and moves depend on how many results are kept
python3 build.py bench minute     prints how long the page is blocked in the first minute of a visit
python3 build.py bench layouts    prints how large the cards are and how much of each screen the tables use
python3 build.py bench solvers    prints how many deals are judged, and how fast; see tests.benchmarks.solvers.py
python3 build.py bench fair       prints how often fair advice wins; see tests.benchmarks.fair_play.py
python3 build.py bench bridge     prints how well advice plays rubbers; see tests.benchmarks.bridge_play.py
python3 build.py new ID           writes the data that the tests need of a game that is only a record
python3 build.py replay FILE      plays what "Copy what I did" has copied, and says whether it ends as it had
python3 build.py torture          kills, faults, and changed texts by the thousand; prints tries and losses
python3 build.py atlas            prints which share of the deals can be won, beside what is published
python3 build.py atlas RULE_SET DEALS NODES finds out which deals can be won; see web/make/deal_data_writer.py
python3 build.py atlas … --scheduler ADDRESS does so on the machines of a Dask cluster
python3 build.py --version        prints the version, which pyproject.toml says

With --at, 404.html links to the path of the address, and other programs find the picture that they show beside a
link to the page; most do not follow a relative address. `verify` takes the site to be built --at its address.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]


def main() -> int:
    """Do what the command line says; return the exit status: 0 if all went well."""
    if sys.version_info < (3, 11):  # noqa: UP036  (this is where it is refused)
        print("build.py needs Python 3.11 or newer.", file=sys.stderr)
        return 2
    options = read_arguments()
    from make.tools import CannotBuildError  # noqa: PLC0415  (not before the version is known to be right)

    try:
        enter_environment(options.command)
        return COMMANDS[options.command](options)
    except CannotBuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def place_of_site(text: str) -> str:
    """Return the address or the path at which a host serves the site, with a slash at its end."""
    inner = text.strip("/")
    if "://" in inner:
        return f"{inner}/"
    return f"/{inner}/" if inner else "/"


def read_arguments() -> argparse.Namespace:
    """Return the options of the command line; `more` has the words that the command itself has to interpret."""
    from make.tools import project  # noqa: PLC0415  (as in `main`)

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", action="version", version=project()["version"])
    parser.add_argument("command", nargs="?", default="build", choices=tuple(COMMANDS))
    parser.add_argument("--port", type=int, default=8000, help="for serve; the next free one if it is taken")
    parser.add_argument("--quick", dest="extent", action="store_const", const="quick", help="for test")
    parser.add_argument("--thorough", dest="extent", action="store_const", const="thorough", help="for test")
    parser.add_argument("--without-micropython", action="store_true", help="for build")
    parser.add_argument("--at", dest="place", type=place_of_site, metavar="ADDRESS", help="for build and verify")
    parser.add_argument("--against", type=Path, metavar="DIST_FOLDER", help="for bench")
    parser.set_defaults(extent="normal")
    options, more = parser.parse_known_args()
    if more and options.command not in _WITH_MORE:
        parser.error(f"unknown: {' '.join(more)}")
    options.more = more
    return options


_WITH_MORE = ("new", "replay", "test", "verify", "mutate", "bench", "torture", "atlas")


def enter_environment(command: str) -> None:
    """Make the virtual environment if it is missing; if this program runs outside it, start it again inside."""
    from make import environment, tools  # noqa: PLC0415

    extras = ["build"] if tools.has_node() else ["build", "node"]
    if command in ("style", "test", "bench", "mutate", "replay", "torture"):
        extras.append("test")
    if command == "mutate":
        extras.append("mutate")
    if {"--scheduler", "--thorough"} & set(sys.argv):
        extras.append("atlas")
    environment.prepare(*(["lock"] if command == "lock" else extras))
    if Path(sys.prefix).resolve() != environment.VENV.resolve():
        inside = [str(environment.PYTHON), str(Path(__file__).resolve()), *sys.argv[1:]]
        if os.name == "posix":
            sys.stdout.flush()
            os.execv(inside[0], inside)
        raise SystemExit(subprocess.run(inside, check=False).returncode)


def build(options: argparse.Namespace) -> int:
    """Make dist/, and print its size and the fingerprint by which copies of it are compared."""
    from make import site  # noqa: PLC0415

    folder = site.build(has_micropython=not options.without_micropython, place=options.place or "/")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"built {folder.relative_to(ROOT)}/ ({size / 1e6:.1f} MB before compression)")
    print(f"fingerprint: {site.fingerprint()}")
    return 0


def serve(options: argparse.Namespace) -> int:
    """Build if the sources have changed, and serve dist/ until interrupted."""
    from make import serve, site  # noqa: PLC0415

    if site.is_due():
        build(options)
    serve.forever(site.DIST, options.port)
    return 0


def test(options: argparse.Namespace) -> int:
    """Build, run the checks, and return 0 if all have passed, else 1."""
    from make import browsers, checks, site, tools  # noqa: PLC0415

    os.environ["CHROMIUM"] = browsers.chromium()
    lacking = browsers.install_other_browsers()
    tools.all_packages()
    if options.extent != "quick" or site.is_due():
        build(options)
    passed = checks.run(options.extent, options.more)
    print("all checks passed" if passed else "there are failures", *lacking, sep="\n", flush=True)
    return 0 if passed else 1


def style(_: argparse.Namespace) -> int:
    """Run the checks of style, types and imports; return 0 if all have passed, else 1."""
    from make import checks, tools  # noqa: PLC0415

    tools.all_packages()
    return 0 if checks.run_style() else 1


def verify(options: argparse.Namespace) -> int:
    """Build, and print which files differ at the site with an address; return 0 if there are none, else 1."""
    from make import compare_with_host  # noqa: PLC0415
    from make.tools import CannotBuildError  # noqa: PLC0415

    if len(options.more) != 1:
        raise CannotBuildError("verify needs one address, such as https://example.org/backbone/")
    options.place = options.place or place_of_site(options.more[0])
    build(options)
    found = compare_with_host.differences(options.more[0])
    print("\n".join(found) if found else "the site serves exactly these files")
    return 1 if found else 0


def lock(_: argparse.Namespace) -> int:
    """Write the lock files of the Python packages anew."""
    from make import locks  # noqa: PLC0415

    locks.write()
    return 0


def words(_: argparse.Namespace) -> int:
    """Compile the English messages into the program; fail if another language is incomplete."""
    from make import words  # noqa: PLC0415

    words.main()
    return 0


def mutate(options: argparse.Namespace) -> int:
    """Run the tests on slightly changed code, and list the changes that no test noticed."""
    from make import mutation  # noqa: PLC0415

    return 0 if mutation.run(options.more) else 1


def bench(options: argparse.Namespace) -> int:
    """Measure the page or the searches, as the command line says, and print the results."""
    from make import browsers, tools  # noqa: PLC0415

    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path[:2], str(ROOT / "tests")])}
    if options.more[:1] == ["solvers"]:
        tools.packages()
        modules = [["tests.benchmarks.solvers", *options.more[1:]]]
    elif options.more[:1] == ["fair"]:
        modules = [["tests.benchmarks.fair_play", *options.more[1:]]]
    elif options.more[:1] == ["bridge"]:
        modules = [["tests.benchmarks.bridge_play", *options.more[1:]]]
    elif options.more == ["layouts"]:
        modules = [["benchmarks.layouts"]]
    else:
        environment["CHROMIUM"] = browsers.chromium()
        build(options)
        modules = [["benchmarks.page"], ["benchmarks.all_browsers"]]
        if options.more == ["results"]:
            modules = [["benchmarks.many_results"]]
        elif options.more == ["minute"]:
            modules = [["benchmarks.minute"]]
        if options.against:
            modules = [["benchmarks.comparison", str(options.against.resolve()), *options.more]]
        else:
            browsers.install_other_browsers()
    commands = [[sys.executable, "-m", *module] for module in modules]
    return max(subprocess.run(each, cwd=ROOT, env=environment, check=False).returncode for each in commands)


def torture(options: argparse.Namespace) -> int:
    """Attack the page and what it keeps, and print what was lost; the options are those of `tests/torture`."""
    from make import browsers  # noqa: PLC0415

    os.environ["CHROMIUM"] = browsers.chromium()
    build(options)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path[:2], str(ROOT / "tests")])}
    command = [sys.executable, "-m", "torture", *options.more]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def replay(options: argparse.Namespace) -> int:
    """Play a recording without a browser and in Chromium; return 0 if both end in the recorded state, else 1."""
    from make import browsers, site  # noqa: PLC0415
    from make.tools import CannotBuildError  # noqa: PLC0415

    if len(options.more) != 1 or not Path(options.more[0]).is_file():
        raise CannotBuildError("replay needs one file: what the page has copied")
    os.environ["CHROMIUM"] = browsers.chromium()
    if site.is_due():
        build(options)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path[:2], str(ROOT / "tests")])}
    command = [sys.executable, "-m", "support.replay", str(Path(options.more[0]).resolve())]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def new(options: argparse.Namespace) -> int:
    """Write the data that the tests need of games that are only records, and print what is left to be written."""
    from make.tools import CannotBuildError  # noqa: PLC0415

    if not options.more:
        raise CannotBuildError("new needs the ids of games in engine/games/plain_games.py")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path[:2], str(ROOT / "tests")])}
    command = [sys.executable, "-m", "support.new_game", *options.more]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def atlas(options: argparse.Namespace) -> int:
    """Judge deals of a rule set and store the verdicts, or print the table of all stored verdicts."""
    from make import deal_data_writer, winnability_table  # noqa: PLC0415

    if options.more:
        deal_data_writer.make(*deal_data_writer.asked(options.more))
    else:
        print(winnability_table.table())
    return 0


COMMANDS = {
    "build": build,
    "new": new,
    "serve": serve,
    "style": style,
    "test": test,
    "verify": verify,
    "lock": lock,
    "words": words,
    "mutate": mutate,
    "replay": replay,
    "bench": bench,
    "torture": torture,
    "atlas": atlas,
}

if __name__ == "__main__":
    raise SystemExit(main())
