"""
An open book beside a phone.
Prints: left, right (pages, 225 × 300), screen (390 × 844). Colours: floor, cover, accent (of the bookmark), and
optionally paper (of the leaves).
"""

import math

from camera import Camera
from geometry import box, group, place, plane, sheet
from job import Job
from light import Subject
from materials import CLOTH, METAL, PAPER, Finish, ground, material

CAMERAS = {
    "above": Camera(at=(0.25, -3.4, 14.2), to=(0.2, -0.1, 0.1), lens=71),
    "slant": Camera(at=(-3.8, -9.4, 9.2), to=(0.28, -0.2, 0.1), lens=66),
    "close": Camera(at=(4.6, -7.6, 5.2), to=(0.8, -0.4, 0.1), lens=66, fstop=0.5, focus=(1.4, -0.8, 0.2)),
}
PAGE_WIDTH, PAGE_HEIGHT = 2.25, 3.0
LEAVES = 7


def build(job: Job) -> Subject:
    plane(60, 60, ground(job.ground, job.colours["floor"]))
    _book(job, (-0.35, 0.35, 0), 9)
    _phone(job, (2.75, -1.3, 0), -9)
    return Subject(middle=(0.2, 0, 0.2), reach=4.1)


def _book(job: Job, at, turn: float) -> None:
    """A cover, and on each side of the spine a few leaves that rise from the gutter and settle towards the edge."""
    book = group(at, (0, 0, turn))
    cover = material(job.colours["cover"], CLOTH)
    place(box((PAGE_WIDTH * 2 + 0.14, PAGE_HEIGHT + 0.12, 0.05), {"side": cover}, bevel=0.014), (0, 0, 0.025), parent=book)
    cream = material(job.colour("paper", "#F6F1E7"), PAPER)
    for side, name in ((-1, "left"), (1, "right")):
        printed = material(finish=PAPER, picture=job.prints[name])
        for leaf in range(LEAVES):
            paper = printed if leaf == 0 else cream
            sheet(64, 6, _page(side, leaf), paper).parent = book
    ribbon = material(job.colour("accent", job.colours["cover"]), Finish(roughness=0.45, sheen=0.4))

    def hang(u: float, v: float):
        y = -PAGE_HEIGHT / 2 + 0.3 - 0.85 * u
        rest = 0.012 if y < -PAGE_HEIGHT / 2 - 0.12 else 0.19
        return (0.05 + 0.09 * (v - 0.5) + 0.12 * u * u, y, rest)

    sheet(40, 1, hang, ribbon, thickness=0.006).parent = book


def _page(side: int, leaf: int):
    """Lower leaves reach a little further out, which is what makes a book's edge."""

    def bend(u: float, v: float):
        along = u if side > 0 else 1 - u
        x = along * PAGE_WIDTH * (0.985 + 0.002 * leaf)
        hump = 0.26 * math.exp(-(((x - 0.34) / 0.44) ** 2)) * (1 - math.exp(-x / 0.07))
        z = 0.055 + 0.017 * (LEAVES - leaf) + hump * (1 - 0.04 * leaf)
        return (side * x, (v - 0.5) * PAGE_HEIGHT, z)

    return bend


def _phone(job: Job, at, turn: float) -> None:
    phone = group(at, (0, 0, turn))
    frame = material("#2B2D30", METAL)
    glass = material("#050506", Finish(roughness=0.08, specular=0.5))
    screen = material(finish=Finish(roughness=0.1, specular=0.45, glow=0.42), picture=job.prints["screen"])
    place(box((0.98, 2.04, 0.1), {"side": frame, "top": glass}, bevel=0.02, corner=0.17), (0, 0, 0.05), parent=phone)
    place(box((0.92, 1.98, 0.004), {"top": screen, "side": glass}, bevel=0, corner=0.145), (0, 0, 0.1022), parent=phone)
