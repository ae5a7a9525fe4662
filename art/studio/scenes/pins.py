"""
Enamel pins on felt: open rings, the word, and a round one full of small rings on its backing card. One unit is 2.5 cm here.
Prints: card (300 × 390) and word, a mask (white on black) of the raised word. Colours: ground, card, metal, field (of the
round pin and of the word's), first, second, third, fourth, fifth (the rings).
"""

import math

from camera import Camera
from geometry import box, group, lathe, outline, place, plane, relief, rounded
from job import Job
from light import Subject, hang_reflectors
from materials import PAPER, Finish, ground, material

CAMERAS = {
    "slant": Camera(at=(-1.7, -10.0, 8.6), to=(0.55, -0.5, 0), lens=57, fstop=0.36, focus=(0.2, -0.9, 0.1)),
    "above": Camera(at=(0.6, -2.2, 13.6), to=(0.55, -0.1, 0), lens=66),
    "dish": Camera(at=(-1.9, -4.9, 3.6), to=(-0.55, 0.0, 0.1), lens=66, fstop=0.2, focus=(-0.8, -0.3, 0.15)),
}
RINGS = ("first", "second", "third", "fourth", "fifth")
#: How thick a pin is, how wide its raised outline, and how far its enamel stays below it.
THICK, EDGE, SUNK = 0.11, 0.035, 0.022
#: The turn by which nothing ever lines up, in degrees.
TURN = 137.50776
#: Half the angle of a ring's mouth.
MOUTH = 41


def build(job: Job) -> Subject:
    plane(80, 80, ground(job.ground, job.colours["ground"]))
    card = group((-0.75, 0.35, 0), (0, 0, 8))
    printed = material(finish=PAPER, picture=job.prints["card"])
    place(box((3.0, 3.9, 0.05), {"top": printed, "side": material(job.colours["card"], PAPER)}, bevel=0.006, corner=0.12), (0, 0, 0.025), parent=card)
    dish = group((0, -0.28, 0.05), (0, 0, -14))
    dish.scale = (0.94,) * 3
    dish.parent = card
    _dish(job, dish)
    for name, x, y, turn in (("second", 1.84, 1.66, 200), ("fourth", 1.72, -0.02, 62), ("third", 3.16, 0.76, 318), ("first", 2.9, -0.87, 140), ("fifth", -0.95, -2.5, 15)):
        _ring(job, name, 0.48, 0.4, group((x, y, 0), (0, 0, turn)))
    _word(job, group((1.45, -2.05, 0), (0, 0, 4)))
    _clutch(job, (0.98, 2.3, 0))
    subject = Subject(middle=(0.5, -0.2, 0.1), reach=4)
    hang_reflectors(subject)
    return subject


def _metal(job: Job):
    return material(job.colours["metal"], Finish(roughness=0.17, metallic=1))


def _enamel(colour: str):
    return material(colour, Finish(roughness=0.1, specular=0.6, coat=0.5, relief="cloud", relief_depth=0.05, relief_scale=0.3, relief_height=0.03))


def _open_ring(radius: float, stroke: float, inset: float = 0):
    """Outline of a ring with a mouth, drawn in by `inset` all round."""
    outer, inner = radius + stroke / 2 - inset, radius - stroke / 2 + inset
    points = []
    for r, way in ((outer, 1), (inner, -1)):
        start = MOUTH + math.degrees(inset / r)
        for i in range(73)[::way]:
            angle = math.radians(start + (360 - 2 * start) * i / 72)
            points.append((r * math.cos(angle), r * math.sin(angle)))
    return points


def _disc(radius: float):
    return [(radius * math.cos(a), radius * math.sin(a)) for a in (math.pi * i / 80 for i in range(160))]


def _pill(width: float, height: float):
    radius, half = height / 2, (width - height) / 2
    ends = ((half, -90), (-half, 90))
    return [(x + radius * math.cos(math.radians(start + i * 5)), radius * math.sin(math.radians(start + i * 5))) for x, start in ends for i in range(37)]


def _cloisonne(shape, hollow, enamel, metal, where, thick: float = THICK) -> None:
    """A metal body with a raised edge from `shape` to `hollow`, filled with enamel."""
    place(outline([shape], thick * 0.4, metal, bevel=0.008), (0, 0, thick * 0.2), parent=where)
    place(outline([shape, hollow], thick, metal, bevel=0.011), (0, 0, thick / 2), parent=where)
    filled = thick - SUNK
    place(outline([hollow], filled, enamel, bevel=0.0), (0, 0, filled / 2), parent=where)


def _ring(job: Job, name: str, radius: float, stroke: float, where) -> None:
    _cloisonne(_open_ring(radius, stroke), _open_ring(radius, stroke, EDGE), _enamel(job.colours[name]), _metal(job), where)


def _dish(job: Job, where) -> None:
    """A round pin in which rings grow in a spiral, each turned by the same turn."""
    metal = _metal(job)
    _cloisonne(_disc(1.24), _disc(1.17), _enamel(job.colours["field"]), metal, where)
    colours = [_enamel(job.colours[name]) for name in RINGS]
    for i in range(21):
        out, angle = 0.222 * math.sqrt(i + 0.4), math.radians(i * TURN)
        spot = group((out * math.cos(angle), -out * math.sin(angle), 0), (0, 0, -i * TURN))
        spot.parent = where
        radius, stroke, edge = 0.101, 0.1, 0.016
        place(outline([_open_ring(radius, stroke), _open_ring(radius, stroke, edge)], THICK, metal, bevel=0.005), (0, 0, THICK / 2), parent=spot)
        place(outline([_open_ring(radius, stroke, edge)], THICK - 0.008, colours[i % 5], bevel=0), (0, 0, (THICK - 0.008) / 2), parent=spot)


def _word(job: Job, where) -> None:
    """The word raised on a long field."""
    metal = _metal(job)
    _cloisonne(_pill(3.0, 0.66), _pill(2.93, 0.59), _enamel(job.colours["field"]), metal, where)
    word, _ = relief(job.prints["word"], 2.42, THICK, _enamel(job.colours["first"]), bevel=0.006)
    place(word, (0, 0, THICK / 2 + 0.002), parent=where)


def _clutch(job: Job, at) -> None:
    """The stopper from a pin's back."""
    place(lathe([(0, 0), (0.19, 0), (0.2, 0.02), (0.2, 0.05), *rounded(0.11, 0.08, 0.04, -60, 80, 6), (0.05, 0.13), (0.035, 0.11), (0, 0.11)], _metal(job), segments=72), at)
