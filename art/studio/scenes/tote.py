"""
A cotton tote on a peg, and a scarf of the same house on the next one.
Prints: bag (380 × 420), scarf (240 × 700). Colours: wall, bag, peg, rail.
"""

import math

from camera import Camera
from geometry import box, group, lathe, place, plane, sheet
from job import Job
from light import Subject
from materials import CLOTH, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.2, -15, 3.0), to=(0.15, 0, 2.62), lens=68),
    "left": Camera(at=(-6.2, -12.6, 3.0), to=(0.05, 0, 2.5), lens=60),
    "right": Camera(at=(6.6, -11.0, 2.4), to=(0.15, 0, 2.6), lens=57),
}
WIDTH, HEIGHT, TOP = 3.1, 3.4, 3.55
#: Where the handles are sewn on, as a share of half the width.
ROOT = 0.38


def build(job: Job) -> Subject:
    plane(60, 24, ground(job.ground, job.colours["wall"]), (0, 0, 8), (90, 0, 0))
    wood = ground("wood", job.colours["rail"])
    place(box((24, 0.16, 0.5), {"side": wood}, bevel=0.03), (0.2, -0.08, 5.05))
    peg = ground("wood", job.colours["peg"])
    for x in (-3.9, -2.4, -0.9, 0.6, 2.1, 3.6):
        place(lathe([(0, 0), (0.09, 0), (0.075, 0.4), (0.13, 0.52), (0.1, 0.6), (0, 0.62)], peg, segments=48), (x, -0.14, 5.05), (72, 0, 0))
    _bag(job, group((-0.9, -0.34, 0)))
    _scarf(job, group((2.1, -0.3, 0)))
    return Subject(middle=(0.2, -0.2, 2.9), reach=4.6)


def _drape(x: float, down: float) -> float:
    """How far cloth that hangs from one point stands out from the wall: folds that open downwards."""
    folds = 0.085 * math.sin(x * 3.1 + 0.6) + 0.035 * math.sin(x * 6.1 + 2.0 + down)
    pulled = sum(math.exp(-(((x - root * (1 + 0.5 * down)) / 0.2) ** 2)) for root in (-0.55, 0.55))
    return 0.2 + 0.1 * down + folds * (0.25 + 0.9 * down) + 0.09 * pulled * (1 - down) ** 1.6


def _bag(job: Job, where) -> None:
    printed = material(finish=CLOTH, picture=job.prints["bag"])
    plain = material(job.colours["bag"], CLOTH)

    def front(u: float, v: float):
        x, down = (u - 0.5) * WIDTH, 1 - v
        # Hung from two points near the middle: the mouth sags between them, the upper corners outside them.
        side = abs(2 * u - 1)
        sag = (0.34 * max(0, (side - ROOT) / (1 - ROOT)) ** 1.7 + 0.13 * max(0, 1 - (side / ROOT) ** 2) * (1 - down) ** 5) * (1 - 0.45 * down)
        narrow = 1 - 0.07 * (1 - down)
        return (x * narrow, -_drape(x, down) - 0.12 * math.sin(math.pi * u) * math.sin(math.pi * min(1, down + 0.15)), TOP - down * HEIGHT - sag)

    def back(u: float, v: float):
        x, y, z = front(u, v)
        return (x * 0.995, y * 0.35 + 0.03, z - 0.02)

    sheet(72, 72, front, printed, thickness=0.02).parent = where
    sheet(48, 48, back, plain, thickness=0.02).parent = where

    def hem(u: float, v: float):
        x, y, z = front(u, 1 - 0.055 * (1 - v))
        return (x, y - 0.014, z + 0.004)

    sheet(72, 3, hem, plain, thickness=0.02).parent = where
    for side in (-1, 1):

        def sewn(u: float, v: float, side=side):
            x, y, z = front(0.5 + side * ROOT / 2 + (u - 0.5) * 0.062, 1 - 0.1 * (1 - v))
            return (x, y - 0.032, z + 0.004)

        sheet(4, 8, sewn, plain, thickness=0.02).parent = where
    for behind in (0.0, 0.14):
        _handle(plain, where, front, behind)


def _handle(cloth, where, front, behind: float) -> None:
    """A flat band that rises from the mouth, over the peg and down again."""
    half = 0.075

    def band(u: float, v: float):
        side = -1 if u < 0.5 else 1
        along = abs(2 * u - 1)
        x, y, z = front(0.5 + side * ROOT / 2, 1.0)
        root = (x, y - 0.03, z)
        top = (0.02 * side, -0.1, 5.08)
        t = 1 - along
        bow = math.sin(math.pi * t) * 0.12 * side
        centre = [root[i] + (top[i] - root[i]) * t for i in range(3)]
        edge = (v - 0.5) * 2 * half
        return (centre[0] + bow + edge * (1 - 0.55 * t ** 6), centre[1] + behind * (1 - t), centre[2] - 0.12 * (1 - t) + (0.05 if t > 0.98 else 0))

    sheet(80, 2, band, cloth, thickness=0.025).parent = where


def _scarf(job: Job, where) -> None:
    printed = material(finish=CLOTH, picture=job.prints["scarf"])

    def hang(u: float, v: float):
        down = 1 - v
        gather = 0.16 + 0.55 * min(1, down * 1.7) ** 0.8
        x = (u - 0.5) * 2 * gather
        fold = 0.13 * math.sin(u * math.pi * 5.2 + 0.8 * down) * (1 - 0.35 * down)
        return (x + 0.04 * math.sin(down * 4), -0.2 - fold - 0.05 * down, 5.12 - down * 4.1 - 0.16 * math.sin(u * math.pi * 2) * down)

    sheet(90, 80, hang, printed, thickness=0.014).parent = where
