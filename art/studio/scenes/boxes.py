"""
Three rigid boxes, the smallest upon the largest, on a sheet of their own paper.
Prints: large (300 × 220, its lid), middle (170 × 170), small (150 × 150), sheet (900 × 600). Colours: wall, large,
middle, small, lining.
"""

from camera import Camera
from geometry import backdrop, box, group, place, plane
from job import Job
from light import Subject
from materials import PAPER, ground, material

CAMERAS = {
    "high": Camera(at=(-3.4, -11.4, 8.0), to=(0.12, 0, 0.62), lens=82),
    "front": Camera(at=(2.4, -13.0, 4.2), to=(0, 0.1, 0.95), lens=84),
    "above": Camera(at=(0.3, -4.4, 13.8), to=(0.05, 0.05, 0.4), lens=74),
}


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=12)
    place(plane(9, 6, material(finish=PAPER, picture=job.prints["sheet"])), (0.2, -0.2, 0.004), (0, 0, -16))
    _box(job, "large", (3.0, 2.2, 0.9), group((-0.75, 0.5, 0), (0, 0, 12)))
    _box(job, "small", (1.5, 1.5, 0.62), group((-0.85, 0.5, 0.9), (0, 0, -8)))
    _box(job, "middle", (1.7, 1.7, 0.8), group((1.72, -0.85, 0), (0, 0, -24)))
    return Subject(middle=(0.1, 0, 0.7), reach=4.2)


def _box(job: Job, name: str, size, where) -> None:
    """Lid on base; the lid is a little wider and ends above the ground."""
    width, depth, height = size
    paper = material(job.colours[name], PAPER)
    lid = material(finish=PAPER, picture=job.prints[name])
    place(box((width - 0.05, depth - 0.05, height - 0.06), {"side": material(job.colours["lining"], PAPER)}, bevel=0.01), (0, 0, (height - 0.06) / 2), parent=where)
    place(box((width, depth, height * 0.74), {"top": lid, "side": paper}, bevel=0.016), (0, 0, height - height * 0.37), parent=where)
