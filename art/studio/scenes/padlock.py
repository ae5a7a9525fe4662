"""
A padlock whose shackle is three arches inside one another, the middle one alight, and its key lying before it.
Masks: name (raised on the front). Colours: wall, body, shackle, name, light, key.
"""

import math

from camera import Camera
from geometry import Point3, backdrop, box, group, lathe, outline, place, relief, tube
from jewels import polished
from job import Job
from light import Subject
from materials import SATIN, Finish, ground, light_box, material

CAMERAS = {
    "front": Camera(at=(-2.9, -13.2, 3.5), to=(-0.15, 0, 1.8), lens=78),
    "low": Camera(at=(3.3, -9.8, 1.0), to=(0.1, 0, 1.75), lens=74, fstop=0.8, focus=(0.1, -0.5, 1.2)),
    "high": Camera(at=(-3.6, -9.4, 6.6), to=(0.1, -0.2, 1.3), lens=82),
}
WIDTH, DEPTH, HEIGHT = 2.5, 1.15, 1.85
#: Half width, height above the body and thickness of each arch, from outside to inside.
ARCHES = ((0.93, 1.92, 0.135), (0.6, 1.42, 0.085), (0.29, 0.94, 0.085))


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=9)
    lock = group((0.25, 0.45, 0), (0, 0, 14))
    brushed = Finish(roughness=0.38, metallic=0.85, specular=0.5, relief="linen", relief_depth=0.05, relief_scale=0.5, relief_height=0.004)
    steel = material(job.colours["body"], brushed)
    place(box((WIDTH, DEPTH, HEIGHT), {"side": steel}, bevel=0.09), (0, 0, HEIGHT / 2), parent=lock)
    name, _ = relief(job.prints["name"], WIDTH * 0.64, 0.03, material(job.colours["name"], SATIN))
    place(name, (0, -DEPTH / 2 - 0.015, HEIGHT * 0.66), (90, 0, 0), parent=lock)

    bright = polished(job.colours["shackle"])
    lit = light_box(job.colours["light"], 2.4)
    for (half, tall, thick), stuff in zip(ARCHES, (bright, lit, bright)):
        tube(_arch(half, tall), thick, stuff).parent = lock
        for side in (-1, 1):
            collar = [(0, 0), (thick + 0.07, 0), (thick + 0.07, 0.035), (thick + 0.045, 0.06), (0, 0.06)]
            place(lathe(collar, steel, segments=48), (side * half, 0, HEIGHT), parent=lock)
    _keyhole(lit, lock)
    _key(polished(job.colours["key"]), group((-1.75, -1.05, 0.045), (0, 0, -16)))
    return Subject(middle=(0, 0, 1.7), reach=4.2)


def _arch(half: float, tall: float) -> list[Point3]:
    """Up one leg, over the top and down the other, beginning inside the body."""
    rise = half * 1.12
    top = [(-half * math.cos(math.pi * i / 16), 0, HEIGHT + tall - rise + rise * math.sin(math.pi * i / 16)) for i in range(17)]
    return [(-half, 0, HEIGHT - 0.3), *top, (half, 0, HEIGHT - 0.3)]


def _keyhole(lit, lock) -> None:
    ring = [(0.13 * math.cos(a), 0.13 * math.sin(a)) for a in (math.radians(d) for d in range(-60, 241, 10))]
    shape = outline([[*ring, (-0.1, -0.36), (0.1, -0.36)]], 0.01, lit, bevel=0)
    place(shape, (0, -DEPTH / 2 - 0.001, 0.52), (90, 0, 0), parent=lock)


def _key(metal, key) -> None:
    """Its bow is an arch, too."""

    def contour(half: float, base: float, tall: float):
        top = [(-half * math.cos(math.pi * i / 24), tall - half + half * math.sin(math.pi * i / 24)) for i in range(25)]
        return [(-half, base), *top, (half, base)]

    # Lying down, the bow points left and the shaft right.
    bow = outline([contour(0.34, 0, 0.78), contour(0.2, 0.13, 0.62)], 0.09, metal, bevel=0.02)
    place(bow, (0, 0, 0), (0, 0, 90), parent=key)
    tube([(0, 0, 0), (0.7, 0, 0), (1.5, 0, 0)], 0.055, metal).parent = key
    for x, length in ((1.12, 0.2), (1.28, 0.28), (1.42, 0.17)):
        place(box((0.1, length, 0.06), {"side": metal}, bevel=0.012), (x, -length / 2, 0), parent=key)
