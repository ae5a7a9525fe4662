"""
The old city on a night of the fasting month: a mosque with a ribbed dome and two minarets before the moon, roofs with lit
windows, and strings of lamps across the street.
No prints. Colours: sky, moon, star, stone, stone_too (courses), dome, metal, first, second, third (houses), pane, lit, frame,
cord, lamp_1 to lamp_4.
"""

import math
import random

from camera import Camera
from geometry import Point3, ball, box, group, lathe, outline, place, plane, tube
from job import Job
from light import Subject
from materials import METAL, PAPER, SATIN, Finish, ground, material
from rooftop import CLAY, House, house

CAMERAS = {
    "front": Camera(at=(-1.2, -30, 7.2), to=(0, 0, 5.1), lens=75),
    "low": Camera(at=(4.5, -24, 3.0), to=(0.2, 0, 5.4), lens=64),
    "high": Camera(at=(-4.5, -26, 13), to=(0, 0, 4.6), lens=66),
}


def build(job: Job) -> Subject:
    plane(140, 80, ground(job.ground, job.colours["sky"]), (0, 14, 10), (90, 0, 0))
    moon = material(job.colours["moon"], Finish(roughness=0.8, glow=0.55))
    place(lathe([(0, 0), (2.45, 0), (2.5, 0.05), (2.5, 0.25), (2.45, 0.3), (0, 0.3)], moon, segments=160), (2.15, 13.7, 8.5), (90, 0, 0))
    chance = random.Random(5)
    star = material(job.colours["star"], Finish(glow=0.8))
    for _ in range(46):
        x, z = chance.uniform(-7.5, 7.5), chance.uniform(5.2, 13)
        if (x - 2.15) ** 2 + (z - 8.5) ** 2 > 9.5:
            ball(chance.uniform(0.025, 0.06), star, (x, 13.6, z))
    stone = [material(job.colours[name], CLAY) for name in ("stone", "stone_too")]
    metal = material(job.colours["metal"], METAL)
    _mosque(job, stone, metal)
    _minaret(job, stone, metal, (-2.75, 2.6, 0), 0.52, 9.6)
    _minaret(job, stone, metal, (3.7, 4.4, 0), 0.42, 8.0)
    houses = [
        House((-4.4, 0.2), (2.6, 2.2), 3.1, job.colours["first"]),
        House((4.6, 0.6), (2.8, 2.4), 2.7, job.colours["second"]),
        House((-3.6, -2.8), (3.2, 2.4), 1.7, job.colours["third"]),
        House((-0.3, -3.2), (2.7, 2.0), 0.9, job.colours["second"]),
        House((3.1, -2.9), (3.0, 2.4), 1.35, job.colours["first"]),
        House((-4.2, 5.4), (3.0, 2.0), 4.2, job.colours["third"]),
    ]
    for seed, each in enumerate(houses):
        house(job, each, seed + 70)
    _lamps(job, (-6.0, -4.2, 7.2), (5.8, -3.4, 5.0), 1.5, 11, 0)
    _lamps(job, (-5.6, -3.2, 4.4), (6.0, -4.0, 7.4), 1.7, 11, 2)
    return Subject(middle=(0, 0.5, 4.8), reach=6.6)


def _mosque(job: Job, stone, metal) -> None:
    """A block with steps along its roof, a drum with lit windows and a ribbed, pointed dome with a crescent."""
    where = group((0.55, 2.4, 0))
    for row in range(9):
        place(box((4.6, 3.2, 0.5), {"side": stone[row % 2]}, bevel=0.02), (0, 0, 0.25 + row * 0.5), parent=where)
    for i in range(12):
        x = (i - 5.5) * 0.385
        crest = outline([[(-0.15, 0), (0.15, 0), (0.15, 0.14), (0.07, 0.24), (0.07, 0.36), (0, 0.46), (-0.07, 0.36), (-0.07, 0.24), (-0.15, 0.14)]], 0.14, stone[0], bevel=0.012)
        place(crest, (x, -1.5, 4.5), (90, 0, 0), where)
    lit = material(job.colours["lit"], Finish(glow=0.9))
    frame = material(job.colours["frame"], PAPER)
    for x in (-1.5, -0.5, 0.5, 1.5):
        arch = [(0.24 * math.cos(a), 0.62 + 0.3 * math.sin(a)) for a in (math.pi * i / 14 for i in range(15))]
        place(outline([[(-0.24, 0), (0.24, 0), *arch]], 0.06, lit, bevel=0), (x, -1.6, 2.9), (90, 0, 0), where)
        wide = [(a * 1.28, (b - 0.4) * 1.12 + 0.42) for a, b in arch]
        place(outline([[(-0.31, -0.06), (0.31, -0.06), *wide]], 0.05, frame, bevel=0.01), (x, -1.585, 2.9), (90, 0, 0), where)
    lathe([(1.55, 4.4), (1.55, 5.5), (1.62, 5.54), (1.62, 5.66), (1.5, 5.7)], stone[0], segments=48).parent = where
    for i in range(16):
        a = 2 * math.pi * i / 16
        place(box((0.24, 0.06, 0.55), {"side": lit}, bevel=0.02), (1.55 * math.cos(a), 1.55 * math.sin(a), 5.0), (0, 0, math.degrees(a) + 90), where)
    profile = [(1.5, 5.66), (1.6, 5.95), (1.6, 6.25), (1.5, 6.75), (1.26, 7.25), (0.92, 7.7), (0.5, 8.1), (0.16, 8.38), (0, 8.52)]
    place(lathe(profile, material(job.colours["dome"], CLAY), segments=26, smooth_below=8), parent=where)
    for i in range(26):
        a = 2 * math.pi * (i + 0.5) / 26
        rib = [(r * 1.005 * math.cos(a), r * 1.005 * math.sin(a), z) for r, z in profile[:-1]]
        tube(rib, 0.045, stone[0]).parent = where
    _finial((0.55, 2.4, 8.45), 1.0, metal)


def _finial(at: Point3, size: float, metal) -> None:
    """Two balls on a rod and a crescent."""
    x, y, z = at
    tube([(x, y, z - 0.1), (x, y, z + 0.75 * size)], 0.03 * size, metal)
    ball(0.11 * size, metal, (x, y, z + 0.2 * size))
    ball(0.075 * size, metal, (x, y, z + 0.42 * size))
    arc = [(x + 0.2 * size * math.sin(a), y, z + (0.95 - 0.2 * math.cos(a)) * size) for a in (math.radians(-145 + 29 * i) for i in range(11))]
    tube(arc, 0.035 * size, metal)


def _minaret(job: Job, stone, metal, at: Point3, radius: float, tall: float) -> None:
    """A square shaft in courses, an eight-sided one above a balcony, a round one above a second, and a bulb."""
    where = group(at)
    square, eight = tall * 0.5, tall * 0.78
    count = 12
    for i in range(count):
        high = square / count
        place(box((radius * 2, radius * 2, high), {"side": stone[i % 2]}, bevel=0.01), (0, 0, high * (i + 0.5)), parent=where)
    lit = material(job.colours["lit"], Finish(glow=0.9))
    for z in (square * 0.55, square * 0.82):
        place(box((radius * 0.5, 0.05, 0.5), {"side": lit}, bevel=0.02), (0, -radius - 0.01, z), parent=where)

    def balcony(z: float, r: float) -> None:
        for i, out in enumerate((1.08, 1.24, 1.4)):
            place(lathe([(0, 0), (r * out, 0), (r * out, 0.1), (0, 0.1)], stone[0], segments=16, smooth_below=5), (0, 0, z + i * 0.1), parent=where)
        place(lathe([(r * 1.36, 0), (r * 1.36, 0.3), (r * 1.28, 0.3), (r * 1.28, 0)], stone[1], segments=16, smooth_below=5), (0, 0, z + 0.3), parent=where)

    balcony(square, radius)
    place(lathe([(0, 0), (radius * 0.86, 0), (radius * 0.8, eight - square), (0, eight - square)], stone[0], segments=8, smooth_below=5), (0, 0, square), (0, 0, 22.5), where)
    for i in range(8):
        a = math.pi / 4 * i
        place(box((0.14, 0.05, 0.6), {"side": lit}, bevel=0.02), (radius * 0.79 * math.cos(a), radius * 0.79 * math.sin(a), (square + eight) / 2), (0, 0, math.degrees(a) + 90), where)
    balcony(eight, radius * 0.74)
    top = tall * 0.88
    place(lathe([(0, 0), (radius * 0.46, 0), (radius * 0.46, top - eight), (0, top - eight)], stone[1], segments=32), (0, 0, eight), parent=where)
    bulb = [(radius * r, top + radius * z) for r, z in ((0.46, 0), (0.62, 0.1), (0.62, 0.2), (0.5, 0.28), (0.72, 0.7), (0.74, 0.95), (0.6, 1.35), (0.3, 1.8), (0.1, 2.05), (0, 2.1))]
    lathe(bulb, stone[0], segments=48).parent = where
    _finial((at[0], at[1], top + radius * 2.05), 0.75, metal)


def _lamps(job: Job, start: Point3, end: Point3, sag: float, count: int, shift: int) -> None:
    """A sagging cord with lit paper lamps."""
    cord = material(job.colours["cord"], SATIN)

    def hang(t: float) -> Point3:
        return tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end)))

    tube([hang(i / 16) for i in range(17)], 0.018, cord)
    for i in range(count):
        x, y, z = hang((i + 0.5) / count)
        lamp = material(job.colours[f"lamp_{(i + shift) % 4 + 1}"], Finish(roughness=0.6, glow=0.55))
        tube([(x, y, z), (x, y, z - 0.16)], 0.012, cord)
        place(lathe([(0, 0.2), (0.09, 0.18), (0.19, 0.08), (0.21, 0), (0.19, -0.08), (0.09, -0.18), (0, -0.2)], lamp, segments=12, smooth_below=5), (x, y, z - 0.36))
