"""
The name as solid letters on a wall, with a step, a planter and a bench of light below it.
Masks (white on black): name, and optionally mark (stands above the name) and arabic (below it). Colours: wall, floor,
letters, mark, pot, leaf. A colour `glow` lights the letters from behind.
"""

import random

from camera import Camera
from geometry import box, lathe, leaf, place, plane, relief
from job import Job
from light import Subject
from materials import SATIN, Finish, ground, light_box, material

CAMERAS = {
    "front": Camera(at=(0.6, -14.5, 2.35), to=(0.5, 0, 2.5), lens=60),
    "left": Camera(at=(-7.2, -12.4, 2.1), to=(0.2, 0, 2.5), lens=62),
    "close": Camera(at=(4.2, -7.4, 2.2), to=(-0.5, 0, 2.9), lens=56, fstop=0.5, focus=(0, 0, 2.9)),
}

#: How thick letters are, how high a row may be, what is left between rows, and where on the wall they stand.
THICKNESS, HIGHEST, SPACE, MIDDLE = 0.09, 1.5, 0.36, -0.9


def build(job: Job) -> Subject:
    wall = ground(job.ground, job.colours["wall"])
    plane(40, 20, wall, (0, 0, 8), (90, 0, 0))
    plane(40, 16, ground("concrete", job.colours["floor"]), (0, -8, 0))
    place(box((40, 0.08, 0.32), {"side": material(job.colours["floor"], Finish(roughness=0.6))}, bevel=0.01), (0, -0.04, 0.16))

    letters = material(job.colours["letters"], SATIN)
    accent = material(job.colour("mark", job.colours["letters"]), SATIN)
    rows = []
    for name, width, stuff in (("mark", 1.3, accent), ("name", 4.6, letters), ("arabic", 2.3, accent)):
        if name in job.prints:
            item, height = relief(job.prints[name], width, THICKNESS, stuff)
            fit = min(1, HIGHEST / height)
            item.scale = (fit, fit, 1)
            rows.append((name, width, item, fit, height * fit))
    gap = 0.1 if "glow" in job.colours else 0.02
    z = 2.75 + (sum(row[-1] for row in rows) + SPACE * (len(rows) - 1)) / 2
    for name, width, item, fit, height in rows:
        place(item, (MIDDLE, -gap - THICKNESS / 2, z - height / 2), (90, 0, 0))
        if "glow" in job.colours:
            # Lamps in the letters' backs: the same shape, thin and shining, a little smaller.
            lamps, _ = relief(job.prints[name], width * 0.985, 0.01, light_box(job.colours["glow"], 9), bevel=0)
            lamps.scale = (fit, fit, 1)
            place(lamps, (MIDDLE, -gap + 0.02, z - height / 2), (90, 0, 0))
        z -= height + SPACE
    _planter(job, (3.35, -1.0, 0))
    return Subject(middle=(0.2, -0.2, 2.5), reach=5.2)


def _planter(job: Job, at) -> None:
    clay = ground("plaster", job.colours["pot"])
    profile = [(0, 0), (0.5, 0), (0.66, 1.05), (0.7, 1.05), (0.7, 1.17), (0.61, 1.17), (0.58, 1.02), (0, 1.0)]
    place(lathe(profile, clay), at)
    green = material(job.colours["leaf"], Finish(roughness=0.5, specular=0.4))
    chance = random.Random(2)
    for _ in range(26):
        leaf(chance.uniform(1.1, 1.9), 0.085, chance.uniform(0.8, 1.15), green, (at[0], at[1], 1.04), chance.uniform(150, 390), droop=0.36)
