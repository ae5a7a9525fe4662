"""
A pet's bowl heaped with biscuits, a collar beside it, and the collar's round tag lying in front.
Print: bowl (776 × 76, once round it). Mask: tag (raised on the tag). Colours: floor, inside, rim, biscuit, collar, metal, tag, mark.
"""

import math
import random

from camera import Camera
from geometry import backdrop, box, group, lathe, outline, place, relief, rounded, sheet, tube
from jewels import polished
from job import Job
from light import Subject
from materials import CLOTH, GLAZE, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(-1.0, -11.2, 6.4), to=(0.22, -0.3, 0.3), lens=84),
    "above": Camera(at=(0.3, -2.6, 12.8), to=(0.3, -0.25, 0), lens=84),
    "tag": Camera(at=(2.2, -5.5, 2.5), to=(1.16, -1.05, 0.22), lens=80, fstop=0.5, focus=(0.95, -1.4, 0.1)),
}
#: Radius of the bowl at its foot and at its rim, its height, and the floor of its inside.
FOOT, RIM, TALL, DEEP = 1.42, 1.2, 0.78, 0.2


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["floor"]), depth=14)
    bowl = group((-0.62, 0.35, 0))
    print_ = material(job.colours["rim"], GLAZE, picture=job.prints["bowl"])
    lathe([(FOOT, 0.05), (RIM + 0.02, TALL - 0.05)], print_).parent = bowl
    glaze = material(job.colours["inside"], GLAZE)
    inner = RIM - 0.16
    lip = rounded(RIM - 0.07, TALL - 0.05, 0.09, 0, 180)
    lathe([(FOOT - 0.06, 0), (FOOT, 0.05)], glaze).parent = bowl
    lathe([*lip, (inner, TALL - 0.1), (inner - 0.2, DEEP + 0.1), (inner - 0.34, DEEP), (0, DEEP)], glaze).parent = bowl
    _biscuits(job, bowl, inner)
    _collar(job, (1.75, 0.35, 0))
    _tag(job, (0.95, -1.35, 0.03))
    return Subject(middle=(0.2, 0, 0.4), reach=3.8)


def _biscuits(job: Job, bowl, inner: float) -> None:
    """A heap, higher in its middle, and two that fell out."""
    chance = random.Random(101)
    dough = [material(job.colours["biscuit"], Finish(roughness=0.75, specular=0.2, relief="sand", relief_depth=0.5, relief_scale=1.2, relief_height=0.012, mottle=0.25, mottle_scale=0.5 + 0.2 * i)) for i in range(2)]
    for layer, (reach, height, number) in enumerate(((0.9, 0.4, 22), (0.86, 0.55, 26), (0.66, 0.7, 17), (0.4, 0.84, 8))):
        for i in range(number):
            # Sunflower order spreads them evenly; chance turns and tips each.
            far = inner * reach * math.sqrt((i + 0.5) / number)
            angle = i * 2.39996 + layer
            at = (far * math.cos(angle), far * math.sin(angle), height - 0.12 * (far / inner) ** 2)
            place(_bone(dough[i % 2], chance), at, (chance.uniform(-24, 24), chance.uniform(-24, 24), chance.uniform(0, 360)), parent=bowl)
    for at, turn in (((-0.5, -1.72, 0.075), 34), ((-1.05, -1.5, 0.075), -28)):
        place(_bone(dough[0], chance), at, (0, 0, turn))


def _bone(dough, chance):
    """A biscuit with two knobs at either end, about 4 cm long."""
    knob, half, waist = 0.095, 0.16, 0.065
    corner = math.asin(waist / (2 * knob)) * 0.9
    shape = []
    for side in (1, -1):
        for knob_at, start, end in (((half, -knob * 0.8), -math.pi * 0.82, corner), ((half, knob * 0.8), -corner, math.pi * 0.82)):
            for i in range(11):
                a = start + (end - start) * i / 10
                shape.append((side * (knob_at[0] + knob * math.cos(a)), side * (knob_at[1] + knob * math.sin(a))))
    size = chance.uniform(0.92, 1.08)
    return outline([[(x * size, y * size) for x, y in shape]], 0.15, dough, bevel=0.045)


def _collar(job: Job, at) -> None:
    """A strap closed to a ring, lying on its edge, with a buckle of metal."""
    strap = material(job.colours["collar"], CLOTH)
    metal = polished(job.colours["metal"])
    ring = group(at, (0, 0, -38))
    radius, wide = 0.98, 0.34

    def bend(u: float, v: float):
        angle = 2 * math.pi * u
        return (radius * 1.08 * math.cos(angle), radius * 0.94 * math.sin(angle), 0.02 + v * wide)

    sheet(96, 4, bend, strap, thickness=0.06).parent = ring
    front = (0.12, -radius * 0.94 - 0.05, 0.02 + wide / 2)
    for x, z, size in ((-0.17, 0, (0.05, 0.06, wide + 0.15)), (0.17, 0, (0.05, 0.06, wide + 0.15)), (0, 0.22, (0.39, 0.06, 0.05)), (0, -0.17, (0.39, 0.06, 0.05))):
        place(box(size, {"side": metal}, bevel=0.018), (front[0] + x, front[1], front[2] + z), parent=ring)
    place(box((0.3, 0.035, 0.035), {"side": metal}, bevel=0.012), (front[0] + 0.03, front[1] - 0.035, front[2]), (0, -6, 0), parent=ring)
    place(box((0.12, 0.1, wide + 0.04), {"side": strap}, bevel=0.02), (-0.34, -radius * 0.9 - 0.02, wide / 2 + 0.02), (0, 0, -16), parent=ring)


def _tag(job: Job, at) -> None:
    """A disc of enamelled metal with its split ring."""
    metal = polished(job.colours["metal"])
    tag = group(at, (0, 0, 12))
    disc = [(0, 0), (0.46, 0), (0.5, 0.03), (0.5, 0.05), (0.46, 0.08), (0, 0.08)]
    lathe(disc, material(job.colours["tag"], SATIN), segments=96).parent = tag
    mark, _ = relief(job.prints["tag"], 0.52, 0.03, material(job.colours["mark"], SATIN))
    place(mark, (0, -0.03, 0.095), parent=tag)
    circle = [(0.15 * math.cos(a), 0.15 * math.sin(a), 0) for a in (math.radians(d) for d in range(0, 360, 30))]
    place(tube(circle, 0.024, metal, closed=True), (0, 0.58, 0.055), (12, 0, 0), parent=tag)
