"""
Business cards on a slab: a stack with one card leaning on it, two more on the ground.
Prints (85 × 55): front, back, second, third. Colours: slab, edge (of the cards). Ground: the floor.
"""

import math

from camera import Camera
from geometry import backdrop, box, pebble, place
from job import Job
from light import Subject
from materials import PAPER, ground, material

CAMERAS = {
    "high": Camera(at=(-1.3, -8.6, 8.6), to=(0.12, -0.06, 0.3), lens=78),
    "low": Camera(at=(-0.6, -9.6, 4.4), to=(0.95, 0.55, 0.5), lens=92, fstop=0.55, focus=(0.9, 0.5, 0.75)),
    "above": Camera(at=(0.1, -1.6, 12.4), to=(0.1, -0.15, 0), lens=74),
}
SIZE = (1.7, 1.1)


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["floor"]))
    edge = material(job.colour("edge", "#F2EEE6"), PAPER)
    faces = {name: material(finish=PAPER, picture=file) for name, file in job.prints.items()}

    def card(front: str, back: str, at, turn, thickness=0.04):
        return place(box((*SIZE, thickness), {"top": faces[front], "bottom": faces[back], "side": edge}, bevel=0.006), at, turn)

    place(box((4.2, 3.0, 0.5), {"side": ground(job.ground, job.colours["slab"])}, bevel=0.04), (1.25, 1.05, 0.25), (0, 0, 14))
    for i in range(9):
        at = (0.55 + 0.012 * math.sin(i * 2.1), 0.85 + 0.012 * math.cos(i * 1.3), 0.52 + 0.041 * i)
        card("back", "back", at, (0, 0, 14 + 1.6 * math.sin(i * 1.7)))
    # Its left half rests on the edge of the stack, its right edge on the slab.
    card("front", "back", (1.83, 1.12, 0.76), (0, 15.8, 10))
    card("second", "back", (-1.78, -0.62, 0.02), (0, 0, -9))
    # Lies across the corner of the one before it, so it tilts by that card's thickness.
    card("third", "back", (-0.92, -1.5, 0.048), (1.9, 0.6, -24))
    if "pebble" in job.colours:
        stone = ground("stone", job.colours["pebble"])
        pebble(0.34, stone, (2.35, -1.15, 0), seed=4)
        pebble(0.19, stone, (1.8, -1.6, 0), seed=9)
    return Subject(middle=(0.2, -0.1, 0.3), reach=4)
