"""
npm run art:words   Draws the rising words of Arabic page headings into packages/content/drawn-words.json.

In a drawn word one stroke swells from a hairline to black: each point of an outline is where it would be at the weight of
its place along the word. One join or tail is held until the heading fills its line (ui/PageHeading.tsx of the website).
"""

import json
import math
import subprocess
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile

import yaml
from cut import DOTS, WEIGHTS, cut, make_masters
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "packages/content"
READEX = ROOT / "node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-full-normal.woff2"

# Weight and elongation of the six volumes (packages/content/arabic.ts).
VOLUMES = [(160, 0), (260, 0), (360, 10), (480, 40), (600, 80), (700, 100)]
# em, as in packages/content/heading-fit.ts and the website's styles/arabic.css.
GAP, SLACK = 0.3, 0.02
ENDS = {"dot": 0.26, "bang": 0.335, "hole": 0.335, "none": 0}
# Width of a heading's line in em at its largest size, on wide screens and on phones.
LINES = {"wide": 100 / 17.5, "narrow": 100 / 26}
# The longest hold, em: of a join, of a tail, and of the only join of a word. Beyond it the heading is set larger.
HOLDS = {"join": 2.3, "tail": 1.1, "only": 0.9}
SHORTEST_HOLD = 0.12
# How much of a long hold counts as a part of the word in which the weight rises.
HELD_RISE = 0.55

# How far joins reach into letters.
OVERLAP = 12

# A held ra would read as a ba without its dot.
TAILED = {"uni0646", "uni0633", "uni0634", "uni0635", "uni0636"}
Point = tuple[float, float]


@dataclass
class Contour:
    """Points at every corner of the axes, and whether each is on the curve."""

    corners: dict[tuple[int, int], list[Point]]
    on: list[bool]
    is_dot: bool


def add_implied(points: list[Point], on: list[bool]) -> tuple[list[Point], list[bool]]:
    """Two points off a curve imply one on it, between them."""
    result: list[Point] = []
    kinds: list[bool] = []
    for index, (point, is_on) in enumerate(zip(points, on)):
        before, was_on = points[index - 1], on[index - 1]
        if not is_on and not was_on:
            result.append(((before[0] + point[0]) / 2, (before[1] + point[1]) / 2))
            kinds.append(True)
        result.append(point)
        kinds.append(is_on)
    start = kinds.index(True)
    return result[start:] + result[:start], kinds[start:] + kinds[:start]


class Letters:
    """Outlines and advances of glyphs at any weight and elongation."""

    def __init__(self) -> None:
        self.masters = make_masters(READEX)
        self.spread = TTFont(READEX)["avar"].segments["wght"]
        with NamedTemporaryFile(suffix=".ttf", delete=False) as file:
            self.file = file.name
        font = TTFont(BytesIO(cut(READEX)))
        font.flavor = None
        font.save(self.file)

    def mix(self, weight: float, elongation: float) -> dict[tuple[int, int], float]:
        """The share of each corner."""
        default, light, bold = WEIGHTS
        low = (weight - default) / (default - light) if weight < default else (weight - default) / (bold - default)
        stops = sorted(self.spread.items())
        place = next(
            b1 + (b2 - b1) * (low - a1) / (a2 - a1) for (a1, b1), (a2, b2) in zip(stops, stops[1:]) if a1 <= low <= a2
        )
        end = light if place < 0 else bold
        shares = {default: 1 - abs(place), end: abs(place)}
        long = elongation / 100
        return {(w, e): share * part for w, share in shares.items() for e, part in ((0, 1 - long), (100, long))}

    def get_advance(self, name: str, rise: float) -> float:
        return sum(share * self.masters[corner]["hmtx"][name][0] for corner, share in self.mix(*to_axes(rise)).items())

    def get_contours(self, name: str, is_dot: bool = False) -> list[Contour]:
        first = next(iter(self.masters.values()))["glyf"][name]
        if first.isComposite():
            contours = []
            for index, part in enumerate(first.components):
                for contour in self.get_contours(part.glyphName, part.glyphName in DOTS):
                    for corner, points in contour.corners.items():
                        placed = self.masters[corner]["glyf"][name].components[index]
                        contour.corners[corner] = [(x + placed.x, y + placed.y) for x, y in points]
                    contours.append(contour)
            return contours
        _, ends, flags = first.getCoordinates(self.masters[400, 0]["glyf"])
        contours = []
        for start, end in zip([0, *(end + 1 for end in ends)], ends):
            on = [bool(flag & 1) for flag in flags[start : end + 1]]
            corners = {}
            for corner, font in self.masters.items():
                points = list(font["glyf"][name].getCoordinates(font["glyf"])[0][start : end + 1])
                corners[corner], kinds = add_implied(points, on)
            xs = [x for x, _ in corners[400, 0]]
            # The overlap of joined letters: joins are drawn here without one.
            if min(xs) == -30 and max(xs) == 10:
                continue
            contours.append(Contour(corners, kinds, is_dot))
        return contours

    def place(self, contour: Contour, index: int, rise: float) -> Point:
        shares = self.mix(*to_axes(rise)).items()
        return (
            sum(share * contour.corners[corner][index][0] for corner, share in shares),
            sum(share * contour.corners[corner][index][1] for corner, share in shares),
        )

    def get_join(self, rise: float) -> float:
        """Height of the stroke that joins letters."""
        shares = self.mix(*to_axes(rise)).items()
        return sum(share * {160: 40, 400: 102, 700: 157}[weight] for (weight, _), share in shares)

    def shape(self, text: str, rise: float) -> list[tuple[str, float]]:
        """The glyphs of a word from the left, with how far kerning moves each next one."""
        weight, elongation = to_axes(rise)
        command = ["hb-shape", f"--variations=wght={weight},HEXP={elongation}", "--output-format=json", self.file, text]
        glyphs = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        return [(glyph["g"], glyph["ax"] - self.get_advance(glyph["g"], rise)) for glyph in glyphs]

    def measure(self, text: str, rise: float) -> float:
        return sum(self.get_advance(name, rise) + kern for name, kern in self.shape(text, rise)) / 1000


def to_axes(rise: float) -> tuple[float, float]:
    """Weight and elongation at a rise of 0 to 1."""
    step = min(max(rise, 0), 1) * (len(VOLUMES) - 1)
    (weight, long), (next_weight, next_long) = VOLUMES[math.floor(step)], VOLUMES[math.ceil(step)]
    part = step - math.floor(step)
    return weight + (next_weight - weight) * part, long + (next_long - long) * part


def joins_left(name: str) -> bool:
    return name.split(".")[-1] in ("init", "medi", "wide")


class Word:
    """A rising word: its glyphs from the right, where it is held, and the rise at each place."""

    def __init__(self, letters: Letters, text: str, start: float) -> None:
        self.letters, self.start = letters, start
        glyphs = letters.shape(text, (1 + start) / 2)[::-1]
        self.names = [name for name, _ in glyphs]
        self.kerns = [kern for _, kern in glyphs]
        self.contours = [letters.get_contours(name) for name in self.names]
        joins = [index for index, name in enumerate(self.names[:-1]) if joins_left(name)]
        self.hold_at, self.hold_kind = (joins[-1], "join") if joins else (None, "tail")
        has_tail = self.names[-1].split(".")[0] in TAILED
        # Never after the first letter of a word with no other join, if its last letter can be held instead.
        if len(joins) == 1 and joins[0] == 0:
            self.hold_at, self.hold_kind = (None, "tail") if has_tail and not joins_left(self.names[-2]) else (0, "only")
        if self.hold_at is None and not has_tail:
            self.hold_kind = "none"

    @property
    def most(self) -> float:
        return HOLDS.get(self.hold_kind, 0)

    def lay_out(self, held: float) -> None:
        """Where each glyph begins, measured from the right end of the word, and the rise there."""
        count = len(self.names)
        rises = [self.start + (1 - self.start) * (index + 0.5) / count for index in range(count)]
        for _ in range(4):
            widths = [self.letters.get_advance(name, rise) + kern for name, rise, kern in zip(self.names, rises, self.kerns)]
            holds = [held if index == self.hold_at else 0 for index in range(count)]
            # The last letter is black from its middle.
            whole = sum(widths) - widths[-1] * 0.4 + sum(holds) * HELD_RISE
            at = 0.0
            self.places = []
            ends = []
            for width, hold in zip(widths, holds):
                before, after = at, at + width
                at = after + hold * HELD_RISE
                ends.append((before / whole, after / whole, at / whole))
            self.rises = [tuple(self.to_rise(end) for end in each) for each in ends]
            rises = [(first + last) / 2 for first, last, _ in self.rises]
        # The first letter stands on the margin with its stroke.
        at = -self.get_side(rises[0])
        for width, hold in zip(widths, holds):
            self.places.append((at, width))
            at += width + hold
        self.width = at + (held if self.hold_kind == "tail" else 0)

    def get_side(self, rise: float) -> float:
        """What is free at the right of the first letter's body, a little less for what hangs over it."""
        name = self.names[0]
        xs = [
            self.letters.place(contour, point, rise)[0]
            for contour in self.contours[0]
            if not contour.is_dot
            for point in range(len(contour.on))
        ]
        return min(max(self.letters.get_advance(name, rise) - max(xs), 0), 80)

    def to_rise(self, part: float) -> float:
        return self.start + (1 - self.start) * min(part, 1) ** 1.1

    def draw(self, held: float) -> str:
        """The outline in thousandths of an em, from the left, its baseline at 0."""
        self.lay_out(held)
        paths = []
        for index, contours in enumerate(self.contours):
            place, width = self.places[index]
            first, last, after = self.rises[index]
            middle = (first + last) / 2
            advance = self.letters.get_advance(self.names[index], middle)
            is_held = self.hold_kind == "tail" and index == len(self.contours) - 1
            left = self.width - place - width - (held if is_held else 0)
            zone = self.find_zone(contours, middle) if is_held else None

            def put(contour: Contour, point: int, rise: float, own: float) -> Point:
                x, y = self.letters.place(contour, point, rise)
                x = x / self.letters.get_advance(self.names[index], rise) * own
                if zone:
                    low, high = zone
                    x += held * min(max((x - low) / (high - low), 0), 1)
                return left + x, y

            for contour in contours:
                xs = [self.letters.place(contour, point, middle)[0] for point in range(len(contour.on))]
                spots = [(min(xs) + max(xs)) / 2] * len(xs) if contour.is_dot else xs
                rises = [last + (first - last) * spot / advance for spot in spots]
                points = [put(contour, point, rise, advance) for point, rise in enumerate(rises)]
                if contour.is_dot:
                    # A round dot stays round: it moves as one.
                    centre = sum(spots) / len(spots)
                    rigid = [self.letters.place(contour, point, rises[0]) for point in range(len(xs))]
                    own = (min(x for x, _ in rigid) + max(x for x, _ in rigid)) / 2
                    shift = left + centre + (held / 2 if zone else 0) - own
                    points = [(x + shift, y) for x, y in rigid]
                paths.append(to_path(points, contour.on))
            if joins_left(self.names[index]):
                hold = held if index == self.hold_at else 0
                paths.append(self.draw_join(left, hold, last, after))
        return "".join(paths)

    def find_zone(self, contours: list[Contour], rise: float) -> tuple[float, float]:
        """Where the bottom of a tail is level, so that it can be held."""
        points = [self.letters.place(contour, i, rise) for contour in contours if not contour.is_dot for i in range(len(contour.on))]
        lowest = min(y for _, y in points)
        level = [x for x, y in points if y < lowest + 12]
        middle = (min(level) + max(level)) / 2
        return middle - 70, middle + 70

    def draw_join(self, right: float, held: float, thin: float, thick: float) -> str:
        """The stroke from a letter to the next: it swells, and a long one sags like a rope."""
        low, high = self.letters.get_join(thin), self.letters.get_join(thick)
        near, far = right + OVERLAP, right - held - OVERLAP
        if held < 20:
            return to_path([(near, 0), (far, 0), (far, high), (near, low)], [True] * 4)
        sag = min(0.022 * held, 34)
        pieces = 4

        def edge(part: float, is_top: bool) -> tuple[Point, float]:
            swell = part * part * (3 - 2 * part)
            y = -sag * (1 - math.cos(2 * math.pi * part)) / 2 + (low + (high - low) * swell if is_top else 0)
            slope = -sag * math.pi * math.sin(2 * math.pi * part) + (6 * part * (1 - part) * (high - low) if is_top else 0)
            return (right - held * part, y), slope

        def curve(is_top: bool, parts: list[float]) -> list[list[Point]]:
            segments = []
            for a, b in zip(parts, parts[1:]):
                ((ax, ay), aslope), ((bx, by), bslope) = edge(a, is_top), edge(b, is_top)
                third = (b - a) / 3
                segments.append([(ax - held * third, ay + aslope * third), (bx + held * third, by - bslope * third), (bx, by)])
            return segments

        # Clockwise, as the letters, whose overlap would be empty otherwise.
        parts = [part / pieces for part in range(pieces + 1)]
        bottom = [(right, 0), *curve(False, parts)]
        top = [(right - held, high), *curve(True, parts[::-1])]
        return to_relative([[(near, 0)], [(right, 0)], *bottom[1:], [(far, 0)], [(far, high)], [(right - held, high)], *top[1:], [(near, low)]])


def to_path(points: list[Point], on: list[bool]) -> str:
    segments: list[list[Point]] = [[points[0]]]
    control: list[Point] = []
    for point, is_on in zip([*points[1:], points[0]], [*on[1:], True]):
        if is_on:
            segments.append([*control, point])
        control = [] if is_on else [point]
    # The line back to the start is implied.
    return to_relative(segments if len(segments[-1]) > 1 else segments[:-1])


def to_relative(segments: list[list[Point]]) -> str:
    """A closed SVG path of lines and curves in whole, relative numbers, downwards."""
    path, at, last = "", (0, 0), ""
    for index, segment in enumerate(segments):
        whole = [(round(x), -round(y)) for x, y in segment]
        command = "M" if index == 0 else {1: "l", 2: "q", 3: "c"}[len(whole)]
        numbers = [value - (0 if index == 0 else at[axis]) for pair in whole for axis, value in enumerate(pair)]
        words = "".join(f"{'' if value < 0 or (place == 0 and command != last) else ' '}{value}" for place, value in enumerate(numbers))
        path += ("" if command == last else command) + words
        at, last = whole[-1], command
    return f"{path}z"


def find_headings(copy):
    """Every heading in a file of copy whose last run rises."""
    if isinstance(copy, dict):
        lines = copy.get("lines")
        if isinstance(lines, list) and lines and isinstance(lines[0], list) and lines[0][-1].get("volume") == "crescendo":
            yield {"runs": [run for line in lines for run in line], "end": copy["end"], "narrow": copy.get("narrow", "runs")}
        for value in copy.values():
            yield from find_headings(value)


def list_headings():
    for file in sorted(CONTENT.glob("pages/*/ar.yaml")):
        yield from find_headings(yaml.safe_load(file.read_text()))
    for file in sorted(CONTENT.glob("case-studies/*/ar.yaml")):
        *before, last = yaml.safe_load(file.read_text())["client"].rsplit(" ", 1)
        quiet = [{"text": text, "volume": 1} for text in before]
        yield {"runs": [*quiet, {"text": last, "volume": "crescendo"}], "end": "dot", "narrow": "runs"}


def is_arabic(text: str) -> bool:
    return any("\u0600" <= letter <= "\u06ff" for letter in text)


def draw(letters: Letters, heading) -> dict:
    *quiet, run = heading["runs"]
    word = Word(letters, run["text"], run.get("from", 0) / 100)
    word.lay_out(0)
    natural = word.width
    end = ENDS[heading["end"]]
    before = sum(letters.measure(each["text"], (each["volume"] - 1) / 5) + GAP for each in quiet)
    drawn = {}
    for size, line in LINES.items():
        beside = 0 if size == "narrow" and heading["narrow"] == "runs" else before
        free = (line - SLACK - beside - end) * 1000 - natural
        held = min(max(free, SHORTEST_HOLD * 1000 if word.most else 0), word.most * 1000)
        path = word.draw(held)
        drawn[size] = {"width": round(word.width), "path": path}
    return drawn


def main() -> None:
    letters = Letters()
    words = {}
    for heading in list_headings():
        if is_arabic(heading["runs"][-1]["text"]):
            key = " ".join(f"{run['text']} {run['volume']} {run.get('from', 0)}" for run in heading["runs"])
            words[f"{key} {heading['end']} {heading['narrow']}"] = draw(letters, heading)
    file = CONTENT / "drawn-words.json"
    file.write_text(json.dumps(words, ensure_ascii=False, indent=2) + "\n")
    print(f"{len(words)} words, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
