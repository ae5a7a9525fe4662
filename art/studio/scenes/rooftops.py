"""
A pigeon loft on its high legs over the roofs of a city of clay: washing, dishes, water tanks, and the flock that is out.
No prints. Colours: sky, sun, first, second, third, fourth (houses), pane, lit, frame, timber, loft, band, deck, roof,
metal, tank, bird, dove, cloth_1 to cloth_4.
"""

import math
import random

from camera import Camera
from geometry import box, group, lathe, outline, place, plane, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, PAPER, Finish, ground, material
from rooftop import House, dish, house, pigeon, tank, washing

CAMERAS = {
    "front": Camera(at=(1.6, -27, 9.0), to=(0.1, 0, 5.1), lens=76),
    "low": Camera(at=(-7.5, -21, 3.6), to=(0.4, 0, 5.9), lens=62),
    "high": Camera(at=(4.5, -19.5, 15), to=(0.4, 0, 4.2), lens=60),
}
LOFT = (1.75, 0.9)
ROOF = 2.5
#: Where the birds are seen, across and up, and how large; each clear of the next.
FLOCK = [(-3.75, 5.5, 1.15), (-2.75, 5.95, 1.25), (-3.7, 6.75, 1.1), (-2.55, 7.25, 1.2), (-3.45, 8.05, 1.05), (-3.0, 9.15, 1.2), (-1.9, 8.5, 1.15), (-2.0, 9.7, 1.0), (-1.0, 9.15, 1.15), (-0.75, 10.15, 0.95), (0.2, 9.85, 0.9)]


def build(job: Job) -> Subject:
    plane(120, 80, ground(job.ground, job.colours["sky"]), (0, 13, 10), (90, 0, 0))
    disc = lathe([(0, 0), (2.25, 0), (2.3, 0.05), (2.3, 0.25), (2.25, 0.3), (0, 0.3)], material(job.colours["sun"], PAPER), segments=160)
    place(disc, (-3.1, 12.7, 8.1), (90, 0, 0))
    _city(job)
    _loft(job, group((*LOFT, ROOF), (0, 0, -14)))
    _flock(job)
    return Subject(middle=(0, 0.5, 4.6), reach=6.4)


def _city(job: Job) -> None:
    """Nine houses in three rows, the lower ones nearer."""
    c = [job.colours[name] for name in ("first", "second", "third", "fourth")]
    houses = [
        House((-3.3, -3.2), (3.0, 2.4), 0.75, c[1]),
        House((0.1, -3.4), (2.6, 2.2), 1.25, c[0]),
        House((3.5, -3.0), (3.2, 2.6), 0.35, c[3]),
        House((-3.9, -0.2), (3.0, 2.6), 2.35, c[0]),
        House((-1.1, -0.5), (2.2, 2.4), 1.75, c[2]),
        House((1.75, 0.6), (3.3, 3.2), ROOF, c[1]),
        House((5.0, 0.6), (2.8, 2.8), 1.9, c[0]),
        House((-2.4, 3.2), (3.0, 2.4), 3.2, c[3]),
        House((5.2, 4.0), (3.4, 2.4), 3.4, c[2]),
    ]
    for seed, each in enumerate(houses):
        house(job, each, seed)
    metal, drum = job.colours["metal"], job.colours["tank"]
    for at, size in (((-2.4, -3.0, 0.75), 0.4), ((-4.2, -0.3, 2.35), 0.5), ((-3.3, 0.5, 2.35), 0.36), ((0.85, -2.9, 1.25), 0.4), ((-0.55, -0.4, 1.75), 0.44), ((4.5, 0.2, 1.9), 0.42), ((-1.7, 2.9, 3.2), 0.48), ((3.0, -2.6, 0.35), 0.4), ((4.4, 3.8, 3.4), 0.5)):
        dish(at, size, metal)
    tank((-1.55, 0.2, 1.75), 0.36, drum, metal)
    tank((-3.0, 3.4, 3.2), 0.42, drum, metal)
    tank((5.4, 0.7, 1.9), 0.4, drum, metal)
    cloths = [job.colours[f"cloth_{i}"] for i in range(1, 5)]
    washing((-4.5, -3.9, 0.75), (-2.35, -4.1, 0.75), cloths, 5)
    washing((-0.9, -4.1, 1.25), (1.15, -3.9, 1.25), cloths[::-1], 11)
    washing((2.3, -3.9, 0.35), (4.7, -3.7, 0.35), cloths, 23)


def _loft(job: Job, where) -> None:
    """A room of pierced boards on four timbers, with braces, a deck with a rail, a roof and a ladder."""
    timber = material(job.colours["timber"], Finish(roughness=0.6, specular=0.25))
    legs, low, high = 0.95, 4.1, 6.3
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for x, y in corners:
        tube([(x * legs * 1.22, y * legs * 1.22, 0), (x * legs, y * legs, low)], 0.085, timber).parent = where
    for (x, y), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        for a, b in (((x, y), (x2, y2)), ((x2, y2), (x, y))):
            tube([(a[0] * legs * 1.18, a[1] * legs * 1.18, 0.7), (b[0] * legs * 1.02, b[1] * legs * 1.02, low - 0.4)], 0.045, timber).parent = where
        tube([(x * legs * 1.19, y * legs * 1.19, 0.6), (x2 * legs * 1.19, y2 * legs * 1.19, 0.6)], 0.055, timber).parent = where
    deck = material(job.colours["deck"], PAPER)
    place(box((3.1, 3.1, 0.12), {"side": deck}, bevel=0.02), (0, 0, low), parent=where)
    _walls(job, where, low + 0.06, high - low)
    place(box((2.62, 2.62, 0.12), {"side": material(job.colours["band"], PAPER)}, bevel=0.02), (0, 0, high + 0.08), parent=where)
    roof = lathe([(0, 0), (2.1, 0), (2.1, 0.08), (0.1, 0.72), (0, 0.74)], material(job.colours["roof"], PAPER), segments=4, smooth_below=5)
    place(roof, (0, 0, high + 0.12), (0, 0, 45), where)
    tube([(0, 0, high + 0.8), (0, 0, high + 1.75)], 0.03, timber).parent = where
    flag = sheet(16, 4, lambda u, v: (0.02 + 0.62 * u, 0.06 * math.sin(5 * u), high + 1.3 + 0.4 * v), material(job.colours["band"], CLOTH), thickness=0.015)
    flag.parent = where
    for (x, y), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        for z in (0.28, 0.5):
            tube([(x * 1.48, y * 1.48, low + z), (x2 * 1.48, y2 * 1.48, low + z)], 0.025, timber).parent = where
    for i in range(4):
        for x, y in (corners[i], ((corners[i][0] + corners[i - 1][0]) / 2, (corners[i][1] + corners[i - 1][1]) / 2)):
            tube([(x * 1.48, y * 1.48, low), (x * 1.48, y * 1.48, low + 0.52)], 0.03, timber).parent = where
    for x in (-0.82, -0.42):
        tube([(x, -1.72, 0), (x, -1.6, low + 0.55)], 0.03, timber).parent = where
    for i in range(1, 16):
        t = i / 16
        tube([(-0.82, -1.72 + 0.12 * t, (low + 0.5) * t), (-0.42, -1.72 + 0.12 * t, (low + 0.5) * t)], 0.022, timber).parent = where


def _walls(job: Job, where, z: float, tall: float) -> None:
    """Four boards with rows of arched holes before a dark room."""
    board, dark = material(job.colours["loft"], PAPER), material(job.colours["timber"], Finish(roughness=1))
    place(box((2.1, 2.1, tall - 0.1), {"side": dark}, bevel=0), (0, 0, z + tall / 2), parent=where)
    half, r = 1.14, 0.115
    frame = [(-half, 0), (half, 0), (half, tall), (-half, tall)]
    holes = []
    for row in range(4):
        for column in range(6):
            x, y = (column - 2.5) * 0.34, 0.3 + row * 0.46
            top = [(x + r * math.cos(a), y + 0.14 + r * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))]
            holes.append([*top, (x - r, y), (x + r, y)])
    for turn in (0, 90, 180, 270):
        side = group((0, 0, z), (0, 0, turn))
        side.parent = where
        place(outline([frame, *holes], 0.08, board, bevel=0.012), (0, -1.1, 0), (90, 0, 0), side)


def _flock(job: Job) -> None:
    """Birds in a bow that rises from the roofs, passes the sun and turns behind the loft."""
    chance = random.Random(17)
    dark, light = job.colours["bird"], job.colours["dove"]
    for i, (x, z, size) in enumerate(FLOCK):
        heading, lift = 320 - 9 * i + chance.uniform(-12, 12), chance.uniform(8, 52)
        pigeon((x, -2.2 + 0.55 * i, z), size, heading, lift, light if i in (1, 6) else dark)
