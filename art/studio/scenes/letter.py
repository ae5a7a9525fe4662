"""
Stationery laid out flat: a letter, two envelopes, cards and a pencil, squared to one another.
Prints: letter (210 × 297), envelope (220 × 110, its back), card, card_back (85 × 55). Colours: floor, envelope, pencil.
"""

import math

from camera import Camera
from geometry import box, group, lathe, place, plane
from job import Job
from light import Subject
from materials import METAL, PAPER, SATIN, Finish, ground, material

CAMERAS = {
    "above": Camera(at=(0.2, -1.4, 15.5), to=(0.2, 0.08, 0), lens=90),
    "slant": Camera(at=(-3.6, -10.4, 9.2), to=(0.35, 0.02, 0), lens=88),
    "close": Camera(at=(3.4, -6.6, 5.2), to=(0.9, -0.25, 0), lens=68, fstop=0.45, focus=(1.2, -0.2, 0.1)),
}


def build(job: Job) -> Subject:
    plane(60, 60, ground(job.ground, job.colours["floor"]))
    white = material("#F6F3EC", PAPER)
    print_of = {name: material(finish=PAPER, picture=file) for name, file in job.prints.items()}
    desk = group((0, 0, 0), (0, 0, 11))

    def flat(size, face, at, turn=0.0, thickness=0.012, edge=white):
        return place(box((*size, thickness), {"top": face, "side": edge}, bevel=0.002), (*at[:2], at[2] + thickness / 2), (0, 0, turn), desk)

    # Two sheets under the letter, a hair out of line, so that paper reads as paper.
    flat((2.1, 2.97), white, (-1.62, 0.05, 0), turn=1.2)
    flat((2.1, 2.97), white, (-1.6, 0.02, 0.013), turn=-0.5)
    flat((2.1, 2.97), print_of["letter"], (-1.6, 0, 0.026))
    paper = material(job.colours["envelope"], PAPER)
    flat((2.2, 1.1), print_of["envelope"], (0.85, 1.02, 0), thickness=0.03, edge=paper)
    flat((2.2, 1.1), paper, (0.85, -0.24, 0), thickness=0.03, edge=paper)
    # The card lies half on the envelope and so tilts by its thickness.
    flat((0.85, 0.55), print_of["card_back"], (0.42, -0.2, 0.031), turn=0, thickness=0.02)
    flat((0.85, 0.55), print_of["card"], (1.38, -0.26, 0.031), turn=-7, thickness=0.02)
    flat((0.85, 0.55), print_of["card"], (2.62, 1.28, 0), thickness=0.02)
    flat((0.85, 0.55), print_of["card"], (2.63, 1.27, 0.021), turn=1.2, thickness=0.02)
    flat((0.85, 0.55), print_of["card_back"], (2.62, 0.5, 0), thickness=0.02)
    _pencil(job, desk, (0.9, -1.2, 0.043), -4)
    return Subject(middle=(0.2, 0, 0.1), reach=3.7)


def _pencil(job: Job, desk, at, turn: float) -> None:
    """A hexagonal pencil lying on one of its sides."""
    lacquer = material(job.colours["pencil"], SATIN)
    radius, length = 0.05, 1.75
    pencil = group()
    body = lathe([(0, 0), (radius, 0), (radius, length)], lacquer, segments=6, smooth_below=5)
    tip = lathe([(radius, length), (0.014, length + 0.2)], material("#E2C59B", Finish(roughness=0.7)), segments=36)
    lead = lathe([(0.014, length + 0.2), (0, length + 0.245)], material("#2B2B2E", METAL), segments=24)
    cap = lathe([(0, -0.05), (radius * 0.97, -0.05), (radius * 0.97, 0)], material("#C9A45F", METAL), segments=36)
    for part in (body, tip, lead, cap):
        part.parent = pencil
    # At rest on a flat side, so half a side's turn, and the axis as high as the inner radius.
    place(pencil, (at[0] - length / 2, at[1], radius * math.cos(math.pi / 6)), (30, 90, turn), desk)
