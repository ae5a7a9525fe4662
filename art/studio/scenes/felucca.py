"""
Two feluccas on a river cut from paper, a bank with houses and palms, and a low sun whose light lies on the waves.
No prints. Colours: sky, sun, wave_1 to wave_6 (from the bank to the front), glint, hull, stripe, timber, sail, seam, flag,
cushion, cushion_too, bank, first, second (houses), pane, lit, frame, trunk, leaf.
"""

import math

from camera import Camera
from geometry import Point3, box, group, lathe, leaf, outline, place, plane, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, PAPER, SATIN, Finish, ground, material
from rooftop import House, house

CAMERAS = {
    "front": Camera(at=(0.6, -30, 7.4), to=(0.1, 0, 4.35), lens=72),
    "low": Camera(at=(5.5, -24, 3.4), to=(0.3, 0, 4.2), lens=66),
    "high": Camera(at=(-4, -26, 13), to=(0.2, 0, 3.6), lens=66),
}
#: Where each sheet of water stands, its height, and how far its waves are moved.
WAVES = [(8.6, 2.1, 0.0), (6.0, 1.72, 0.8), (3.4, 1.36, 1.9), (0.95, 1.02, 0.5), (-1.75, 0.66, 1.5), (-4.2, 0.26, 0.2)]
SUN = (-2.9, 6.3)


def build(job: Job) -> Subject:
    plane(140, 80, ground(job.ground, job.colours["sky"]), (0, 14, 10), (90, 0, 0))
    disc = lathe([(0, 0), (2.75, 0), (2.8, 0.05), (2.8, 0.25), (2.75, 0.3), (0, 0.3)], material(job.colours["sun"], PAPER), segments=160)
    place(disc, (SUN[0], 13.7, SUN[1]), (90, 0, 0))
    _bank(job)
    for i, (y, top, phase) in enumerate(WAVES):
        _water(job, i, y, top, phase)
    _felucca(job, group((1.15, -0.5, 0.92), (0, 2.5, 8)), 1.0)
    _felucca(job, group((-3.0, 4.7, 1.6), (0, -2, 168)), 0.5)
    return Subject(middle=(0, 0.5, 4.2), reach=6.4)


def _water(job: Job, index: int, y: float, top: float, phase: float) -> None:
    """A standing sheet with a waved edge, and strokes of light on it below the sun."""
    half, step = 17.0, 0.05
    edge = [(x, 0.13 * math.sin((x + phase) * 3.1) + 0.05 * math.sin((x + phase) * 1.3)) for x in (-half + step * i for i in range(int(2 * half / step) + 1))]
    item = outline([[(-half, -3.2), *edge, (half, -3.2)]], 0.16, material(job.colours[f"wave_{index + 1}"], PAPER), bevel=0.02)
    place(item, (0, y, top), (90, 0, 0))
    glint = material(job.colours["glint"], PAPER)
    for row in range(2):
        wide = (0.9 - 0.3 * row) * (1 - 0.05 * index)
        stroke = box((wide, 0.06, 0.075), {"side": glint}, bevel=0.02)
        place(stroke, (SUN[0] - 0.35 + (0.3 if row else -0.3) * (1 if index % 2 else -1), y - 0.2, top - 0.36 - 0.24 * row))


def _felucca(job: Job, where, scale: float) -> None:
    """A hull with a stripe and a rim, a mast, a long bent yard and one sail sewn from strips; its bow is at +x."""
    where.scale = (scale,) * 3
    timber = material(job.colours["timber"], Finish(roughness=0.5, specular=0.3))
    length, wide, deep = 3.3, 0.86, 0.78

    def rim(u: float) -> tuple[float, float, float]:
        """Place along the hull, half its width there, and height of its edge."""
        t = 2 * u - 1
        return (length * t + 0.12 * max(t, 0) ** 3, wide * (1 - abs(t) ** 2.6) ** 0.75, 0.42 + 0.42 * t * t + 0.5 * max(t, 0) ** 4)

    def shell(grown: float, low: float):
        def bend(u: float, v: float) -> Point3:
            x, half, z = rim(0.004 + 0.992 * u)
            angle = math.pi * (low + (1 - 2 * low) * v) if low else math.pi * v
            return (x, (half + grown) * math.cos(angle), z - (deep * (1 - abs(2 * u - 1) ** 3) + 0.06) * math.sin(angle) ** 0.8)

        return bend

    sheet(72, 28, shell(0, 0), material(job.colours["hull"], SATIN), thickness=0.07).parent = where
    stripe = material(job.colours["stripe"], SATIN)
    for start in (0.06, 0.83):
        def band(u: float, v: float, start=start) -> Point3:
            x, half, z = rim(0.01 + 0.98 * u)
            angle = math.pi * (start + 0.11 * v)
            return (x, (half + 0.045) * math.cos(angle), z - (deep * (1 - abs(2 * u - 1) ** 3) + 0.06) * math.sin(angle) ** 0.8)

        sheet(72, 4, band, stripe, thickness=0.02).parent = where
    for side in (-1, 1):
        tube([(x, side * half, z + 0.02) for x, half, z in (rim(i / 24) for i in range(25))], 0.055, timber).parent = where
    for x in (-1.7, -0.5, 0.8):
        place(box((0.42, 1.35, 0.08), {"side": timber}, bevel=0.02), (x, 0, 0.34), parent=where)
    for x, turn, name in ((-1.75, 8, "cushion"), (-1.1, -6, "cushion_too"), (-0.45, 5, "cushion")):
        place(box((0.46, 0.2, 0.42), {"side": material(job.colours[name], CLOTH)}, bevel=0.08), (x, -0.42, 0.6), (14, turn, 0), where)
    tube([(-3.15, 0.1, 1.05), (-3.3, 0, 0.6), (-3.45, 0, -0.4)], 0.06, timber).parent = where
    tube([(-3.15, 0.1, 1.05), (-2.5, 0.2, 1.2), (-2.05, 0.2, 1.16)], 0.04, timber).parent = where
    _sail(job, where, timber)


def _sail(job: Job, where, timber) -> None:
    foot, peak, clew = (2.75, -0.1, 1.35), (-1.15, -0.1, 7.9), (-2.5, -0.35, 1.5)

    def yard(u: float) -> Point3:
        bow = 0.38 * math.sin(math.pi * u)
        return (foot[0] + (peak[0] - foot[0]) * u + bow * 0.8, foot[1], foot[2] + (peak[2] - foot[2]) * u + bow * 0.45)

    tube([(1.05, 0, 0.05), (1.12, 0, 2.4), (1.2, 0, 4.75)], 0.085, timber).parent = where
    tube([yard(-0.04 + 1.1 * i / 12) for i in range(13)], 0.062, timber).parent = where

    def cloth(u: float, v: float) -> Point3:
        top = yard(u)
        reach = u**0.92
        edge = (foot[0] + (clew[0] - foot[0]) * reach, clew[1], foot[2] + (clew[2] - foot[2]) * reach)
        # From the yard down to the foot of the sail, and out to the clew.
        x, y, z = (top[0] + (edge[0] - top[0]) * v, 0, top[2] + (edge[2] - top[2]) * v)
        belly = 0.75 * math.sin(math.pi * min(1, v * 1.02)) * math.sin(math.pi * u) ** 0.6
        return (x - 0.18 * math.sin(math.pi * v) * u, foot[1] - 0.05 - belly + y, z)

    strips = 9
    for i in range(strips):
        a, b = i / strips, (i + 1) / strips
        colour = job.colours["sail" if i % 4 != 2 else "seam"]
        sheet(10, 24, lambda u, v, a=a, b=b: cloth(0.012 + 0.98 * (a + (b - a) * u), v), material(colour, CLOTH), thickness=0.025).parent = where
    tube([(-2.5, -0.4, 1.5), (-2.75, -0.1, 1.05), (-2.85, 0, 0.85)], 0.02, timber).parent = where
    flag = sheet(16, 4, lambda u, v: (peak[0] - 0.3 - 0.8 * u, -0.1 + 0.07 * math.sin(6 * u), peak[2] + 0.42 + 0.34 * v * (1 - 0.6 * u) - 0.1 * u), material(job.colours["flag"], CLOTH), thickness=0.015)
    flag.parent = where


def _bank(job: Job) -> None:
    """A low shore with four houses and palms."""
    place(box((60, 2.4, 2.6), {"side": material(job.colours["bank"], PAPER)}, bevel=0.05), (0, 11, 1.3))
    first, second = job.colours["first"], job.colours["second"]
    for seed, (x, wide, top, colour) in enumerate(((2.6, 2.0, 4.0, first), (4.6, 1.9, 3.5, second), (6.6, 2.1, 4.6, first), (-6.6, 2.0, 3.9, second))):
        house(job, House((x, 11.4), (wide, 1.6), top, colour), seed + 40)
    trunk, green = material(job.colours["trunk"], PAPER), material(job.colours["leaf"], PAPER)
    for x, tall, lean in ((0.6, 2.6, 0.25), (1.25, 1.9, -0.2), (-5.4, 2.3, -0.3), (5.75, 2.4, 0.15)):
        y, z = 10.2, 2.5
        tube([(x, y, z - 0.4), (x + lean * 0.3, y, z + tall * 0.5), (x + lean, y, z + tall)], 0.1, trunk)
        for i in range(9):
            leaf(1.35, 0.2, 0.42, green, (x + lean, y, z + tall), i * 40 + 10 * x, droop=1.0)
