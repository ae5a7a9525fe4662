"""
The name as solid letters on a wall, with a step, a planter and a bench of light below it.
Masks (white on black): name, and optionally mark (stands above the name) and arabic (below it). Colours: wall, floor,
letters, mark, pot, leaf. A colour `glow` lights the letters from behind.
"""

import math
import random

from camera import Camera
from geometry import box, lathe, leaf, place, plane, relief
from job import Job
from light import Subject, area
from materials import SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.6, -14.5, 2.35), to=(0.5, 0, 2.5), lens=60),
    "left": Camera(at=(-7.2, -12.4, 2.1), to=(0.2, 0, 2.5), lens=62),
    "close": Camera(at=(4.2, -7.4, 2.2), to=(-0.5, 0, 2.9), lens=56, fstop=0.5, focus=(0, 0, 2.9)),
}


def build(job: Job) -> Subject:
    wall = ground(job.ground, job.colours["wall"])
    plane(40, 20, wall, (0, 0, 8), (90, 0, 0))
    plane(40, 16, ground("concrete", job.colours["floor"]), (0, -8, 0))
    place(box((40, 0.08, 0.32), {"side": material(job.colours["floor"], Finish(roughness=0.6))}, bevel=0.01), (0, -0.04, 0.16))

    thickness = 0.09
    gap = 0.1 if "glow" in job.colours else 0.02
    letters = material(job.colours["letters"], SATIN)
    accent = material(job.colour("mark", job.colours["letters"]), SATIN)
    wide = 4.6
    heights = []
    rows = [("mark", 1.3, accent), ("name", wide, letters), ("arabic", 2.3, accent)]
    solids = []
    for name, width, stuff in rows:
        if name not in job.prints:
            continue
        item, height = relief(job.prints[name], width, thickness, stuff)
        if name != "mark" and height > 1.5:
            item.scale = (1.5 / height,) * 2 + (1,)
            height = 1.5
        solids.append((item, height))
        heights.append(height)
    space = 0.36
    z = 2.75 + (sum(heights) + space * (len(heights) - 1)) / 2
    middle = -0.9
    for item, height in solids:
        item.rotation_euler = (math.pi / 2, 0, 0)
        item.location = (middle, -gap - thickness / 2, z - height / 2)
        z -= height + space
    if "glow" in job.colours:
        area((middle, -0.5, 5.6), (middle, 0, 2.6), (5, 0.5), 26, job.colours["glow"])
        _halo(job, solids)
    _planter(job, (3.35, -1.0, 0))
    return Subject(middle=(0.2, -0.2, 2.5), reach=5.2)


def _halo(job: Job, solids) -> None:
    """A little light behind each row, as letters with lamps in their backs have."""
    for item, height in solids:
        x, _, z = item.location
        lamp = area((x, -0.085, z), (x, 0, z), (4.4 if height < 1.6 else 1.2, height * 0.9), 20, job.colours["glow"])
        lamp.visible_glossy = False


def _planter(job: Job, at) -> None:
    clay = ground("plaster", job.colours["pot"])
    profile = [(0, 0), (0.5, 0), (0.66, 1.05), (0.7, 1.05), (0.7, 1.17), (0.61, 1.17), (0.58, 1.02), (0, 1.0)]
    place(lathe(profile, clay), at)
    green = material(job.colours["leaf"], Finish(roughness=0.5, specular=0.4))
    chance = random.Random(2)
    for _ in range(26):
        leaf(chance.uniform(1.1, 1.9), 0.085, chance.uniform(0.8, 1.15), green, (at[0], at[1], 1.04), chance.uniform(150, 390), droop=0.36)
