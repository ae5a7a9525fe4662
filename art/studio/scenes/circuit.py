"""
A sticking plaster on a circuit board, seen close: its pad is a chip, and the chip's legs stand on the board.
Print: chip (164 × 150). Mask: traces (1200 × 900, the whole board). Colours: board, trace, plaster, pad, chip, gold, part.
"""

import math
import random

from camera import Camera
from geometry import Point2, box, group, lathe, outline, place, plane, relief
from jewels import polished
from job import Job
from light import Subject
from materials import SATIN, Finish, ground, material

CAMERAS = {
    "slant": Camera(at=(-2.0, -8.4, 6.2), to=(0.1, -0.05, 0.1), lens=84, fstop=0.55, focus=(0, -0.2, 0.25)),
    "legs": Camera(at=(-1.3, -4.6, 1.9), to=(0.05, -0.3, 0.18), lens=76, fstop=0.3, focus=(0.0, -0.75, 0.3)),
    "above": Camera(at=(0.2, -1.2, 11.6), to=(0.05, 0, 0), lens=84),
}
LONG, BROAD, TURN = 4.6, 1.6, 27
CHIP = (1.64, 1.5, 0.26)


def build(job: Job) -> Subject:
    plane(40, 40, ground(job.ground, job.colours["board"]))
    traces, _ = relief(job.prints["traces"], 12, 0.012, material(job.colours["trace"], Finish(roughness=0.4, specular=0.5, glow=0.25)), bevel=0)
    traces.location.z = 0.006
    plaster = group((0, 0, 0), (0, 0, TURN))
    _strip(job, plaster)
    _chip(job, plaster)
    _parts(job)
    return Subject(middle=(0, 0, 0.2), reach=3.4)


def _strip(job: Job, plaster) -> None:
    """Round at both ends, with rows of small holes for air."""
    half, end = LONG / 2 - BROAD / 2, BROAD / 2

    def cap(side: int) -> list[Point2]:
        return [(side * (half + end * math.cos(a)), side * end * math.sin(a)) for a in (math.pi * (i / 32 - 0.5) for i in range(33))]

    holes = []
    for side in (-1, 1):
        for column in range(4):
            for row in range(-2 + column // 3, 3 - column // 3):
                x, y = side * (1.12 + 0.26 * column), 0.25 * row
                holes.append([(x + 0.05 * math.cos(math.tau * i / 16), y + 0.05 * math.sin(math.tau * i / 16)) for i in range(16)])
    elastic = material(job.colours["plaster"], Finish(roughness=0.82, specular=0.15, sheen=0.2, relief="linen", relief_depth=0.35, relief_scale=1.6, relief_height=0.008))
    place(outline([[*cap(1), *cap(-1)], *holes], 0.06, elastic, bevel=0.02), (0, 0, 0.045), parent=plaster)
    pad = material(job.colours["pad"], Finish(roughness=0.9, specular=0.1, relief="linen", relief_depth=0.5, relief_scale=2, relief_height=0.01))
    place(box((1.86, BROAD - 0.06, 0.03), {"side": pad}, bevel=0.008, corner=0.1), (0, 0, 0.085), parent=plaster)


def _chip(job: Job, plaster) -> None:
    width, depth, height = CHIP
    epoxy = Finish(roughness=0.5, specular=0.45)
    faces = {"side": material(job.colours["chip"], epoxy), "top": material(job.colours["chip"], epoxy, picture=job.prints["chip"])}
    place(box(CHIP, faces, bevel=0.03), (0, 0, 0.1 + height / 2), parent=plaster)
    gold = polished(job.colours["gold"])
    for side in (-1, 1):
        for i in range(8):
            x = (i - 3.5) * 0.19
            for reach, z, size in ((0.09, 0.2, (0.09, 0.2, 0.03)), (0.185, 0.115, (0.09, 0.03, 0.2)), (0.25, 0.025, (0.09, 0.15, 0.03))):
                place(box(size, {"side": gold}, bevel=0.008), (x, side * (depth / 2 + reach), z), parent=plaster)


def _parts(job: Job) -> None:
    """Resistors and two capacitors, wherever the plaster is not."""
    chance = random.Random(12)
    ceramic, tin = material(job.colours["part"], SATIN), polished("#D8DEE0")
    angle = math.radians(TURN)
    taken = {(-2.4, 1.6), (-2.0, 2.0), (-1.6, 2.0), (2.4, -0.8), (2.8, -0.8)}
    while len(taken) < 27:
        x, y = round(chance.uniform(-10, 10)) * 0.4, round(chance.uniform(-6, 9)) * 0.4
        across = abs(-x * math.sin(angle) + y * math.cos(angle))
        if across < 1.45 or (round(x, 1), round(y, 1)) in taken:
            continue
        taken.add((round(x, 1), round(y, 1)))
        part = group((x, y, 0.07), (0, 0, chance.choice((0, 90))))
        place(box((0.2, 0.14, 0.1), {"side": ceramic}, bevel=0.012), parent=part)
        for end in (-1, 1):
            place(box((0.06, 0.145, 0.105), {"side": tin}, bevel=0.012), (end * 0.12, 0, 0), parent=part)
    can = [(0, 0), (0.27, 0), (0.27, 0.06), (0.25, 0.09), (0.27, 0.12), (0.27, 0.5), (0.25, 0.53), (0, 0.53)]
    for at in ((-2.5, 1.5, 0), (-1.8, 1.9, 0), (2.6, -0.9, 0)):
        place(lathe(can, tin), at)
