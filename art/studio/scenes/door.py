"""
The door of an office at the top of two steps, in the evening: it stands ajar and lets warm light out. Its pilasters are
the column of the mark. On the upper step lie somebody's papers under a pair of spectacles. One unit is 25 cm here.
Prints: plate (420 × 300, of brass), question (420 × 594, the uppermost paper). Masks: column (each pilaster), name, arabic
(over the door). Colours: wall, door, stone, step, gilt, light, mat.
"""

import math

from camera import Camera
from geometry import Point3, box, group, lathe, place, plane, relief, rounded, sheet, tube
from job import Job
from light import Subject, area
from materials import CLOTH, PAPER, SATIN, Finish, ground, light_box, material

CAMERAS = {
    "street": Camera(at=(-3.4, -21.5, 5.2), to=(-0.25, 0, 5.75), lens=41),
    "step": Camera(at=(0.1, -5.5, 4.2), to=(0.26, -2.1, 1.33), lens=72, fstop=0.7, focus=(0.25, -2.15, 1.35)),
}
WIDE, TALL, RISE = 4.0, 8.6, 0.66
FLOOR = 2 * RISE


def build(job: Job) -> Subject:
    wall = ground("plaster", job.colours["wall"])
    stone = ground("stone", job.colours["stone"])
    step = ground("concrete", job.colours["step"])
    plane(80, 40, ground("concrete", job.colours["step"]), (0, -14, 0))
    for i, deep in enumerate((4.2, 2.6)):
        place(box((9.6 - i * 1.0, deep + 1, RISE), {"side": step}, bevel=0.06), (0, -deep / 2 + 0.5, RISE * (i + 0.5)))
    # The wall leaves the doorway open.
    half = WIDE / 2
    for side in (-1, 1):
        place(box((16, 1.2, 16), {"side": wall}, bevel=0.01), (side * (half + 8), 0.6, 8))
    place(box((WIDE, 1.2, 16 - FLOOR - TALL), {"side": wall}, bevel=0.01), (0, 0.6, (16 + FLOOR + TALL) / 2))
    _portal(job, stone)
    _door(job)
    _inside(job)
    _plate(job)
    _papers(job, group((0.25, -2.15, FLOOR + 0.01), (0, 0, 9)))
    return Subject(middle=(0, -1, 4.6), reach=7)


def _portal(job: Job, stone) -> None:
    """Pilasters, a lintel with the name in gilt, and a cornice."""
    for side in (-1, 1):
        x = side * (WIDE / 2 + 0.95)
        place(box((1.7, 0.36, TALL + 0.1), {"side": stone}, bevel=0.03), (x, -0.18, FLOOR + TALL / 2))
        shaft, _ = relief(job.prints["column"], 1.5, 0.16, stone, bevel=0.02)
        place(shaft, (x, -0.44, FLOOR + TALL / 2), (90, 0, 0))
    place(box((WIDE + 3.7, 0.7, 2.3), {"side": stone}, bevel=0.04), (0, -0.35, FLOOR + TALL + 1.2))
    place(box((WIDE + 4.5, 1.2, 0.36), {"side": stone}, bevel=0.08), (0, -0.5, FLOOR + TALL + 2.45))
    gilt = material(job.colours["gilt"], Finish(roughness=0.3, metallic=0.9))
    for name, wide, x in (("name", 2.5, -1.65), ("arabic", 2.75, 1.6)):
        item, _ = relief(job.prints[name], wide, 0.08, gilt)
        place(item, (x, -0.74, FLOOR + TALL + 1.22), (90, 0, 0))
    area((0, -2.6, FLOOR + TALL + 3.4), (0, -0.7, FLOOR + TALL + 1), (4, 0.3), 160, job.colours["light"])


def _door(job: Job) -> None:
    """Two leaves with panels; the right one is ajar."""
    lacquer = material(job.colours["door"], Finish(roughness=0.3, specular=0.5, coat=0.3))
    brass = material(job.colours["gilt"], Finish(roughness=0.25, metallic=1))
    leaf_wide = WIDE / 2 - 0.02
    for side, turn in ((-1, 0), (1, 58)):
        hinge = group((side * WIDE / 2, 0.75, FLOOR), (0, 0, -side * turn if side > 0 else 0))
        middle = -side * leaf_wide / 2
        place(box((leaf_wide, 0.2, TALL), {"side": lacquer}, bevel=0.03), (middle, 0, TALL / 2), parent=hinge)
        for low, high in ((0.5, 2.5), (3.2, 5.2), (5.6, 8.1)):
            place(box((leaf_wide - 0.6, 0.12, high - low), {"side": lacquer}, bevel=0.05), (middle, -0.1, (low + high) / 2), parent=hinge)
        knob = lathe([(0, 0), (0.09, 0), (0.09, 0.12), (0.19, 0.22), *rounded(0.1, 0.3, 0.12, -30, 90, 6), (0, 0.42)], brass, segments=48)
        place(knob, (-side * (leaf_wide - 0.2), -0.1, 2.9), (90, 0, 0), hinge)


def _inside(job: Job) -> None:
    """What is seen of the hall: a lit wall and the light that falls out over the steps."""
    plane(16, 14, light_box(job.colours["light"], 1.5), (0, 7, 6), (90, 0, 0))
    area((1.2, 5.0, 8.0), (0.2, -6, 0), (2.4, 2.4), 2200, job.colours["light"])


def _plate(job: Job) -> None:
    brass = material(finish=Finish(roughness=0.34, metallic=0.75), picture=job.prints["plate"])
    edge = material(job.colours["gilt"], Finish(roughness=0.3, metallic=1))
    x = -(WIDE / 2 + 3.1)
    place(box((1.96, 0.08, 1.4), {"front": brass, "side": edge}, bevel=0.02), (x, -0.05, FLOOR + 4.4))
    bell = lathe([(0, 0), (0.2, 0), (0.2, 0.05), (0.12, 0.07), (0.11, 0.13), (0, 0.15)], edge, segments=48)
    place(bell, (x, -0.01, FLOOR + 3.3), (90, 0, 0))


def _papers(job: Job, where) -> None:
    """A few sheets, not squared, and spectacles that somebody put down on them."""
    white = material("#FBF5EA", PAPER)
    for i, turn in enumerate((-9, 5, 0)):
        top = material(finish=PAPER, picture=job.prints["question"]) if i == 2 else white

        def lie(u: float, v: float, i=i) -> Point3:
            return ((u - 0.5) * 1.2, (v - 0.5) * 1.7, 0.012 * i + 0.05 * max(0, u - 0.7) ** 2 * (3 - i))

        place(sheet(10, 10, lie, top, thickness=0.004), (0, 0, 0), (0, 0, turn), where)
    frame = material("#1B1210", SATIN)
    glasses = group((0.2, -0.42, 0.06), (0, 0, -24))
    glasses.scale = (1.5,) * 3
    glasses.parent = where
    for x in (-0.13, 0.13):
        tube([(x + 0.1 * math.cos(a), 0, 0.1 + 0.085 * math.sin(a)) for a in (math.pi * k / 5 for k in range(10))], 0.011, frame, closed=True).parent = glasses
        side = 1 if x > 0 else -1
        tube([(x + side * 0.1, 0, 0.13), (x + side * 0.11, 0.28, 0.09), (x + side * 0.09, 0.5, 0.01)], 0.009, frame).parent = glasses
    tube([(-0.035, 0, 0.12), (0, 0.0, 0.14), (0.035, 0, 0.12)], 0.009, frame).parent = glasses
