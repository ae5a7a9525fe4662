"""
A ring with a stone standing on a rock in still water that doubles it, a plain band on another.
Colours: water, rock, gold, sky (the backdrop, far away).
"""

import math

from camera import Camera
from geometry import group, pebble, place, plane
from jewels import band, clear_stone, light_stones, polished, solitaire
from job import Job
from light import Subject
from materials import Finish, ground, material

CAMERAS = {
    "low": Camera(at=(0.9, -9.2, 1.35), to=(0.12, 0, 0.5), lens=82, fstop=0.5, focus=(0, -0.1, 0.8)),
    "stone": Camera(at=(-1.1, -4.6, 1.75), to=(0.0, 0, 1.12), lens=92, fstop=0.3, focus=(0, -0.1, 1.35)),
    "high": Camera(at=(-2.2, -7.4, 5.2), to=(0.1, 0, 0.3), lens=84),
}


def build(job: Job) -> Subject:
    water = material(job.colours["water"], Finish(roughness=0.035, specular=0.6, relief="cloud", relief_depth=0.1, relief_scale=0.05, relief_height=0.05))
    plane(80, 80, water)
    plane(120, 30, ground("smooth", job.colours["sky"]), (0, 30, 6), (90, 0, 0))
    rock = ground("concrete", job.colours["rock"])
    pebble(1.0, rock, (-0.05, 0.1, -0.28), seed=12, flat=0.36)
    pebble(0.55, rock, (1.25, 0.55, -0.16), seed=5, flat=0.4)
    pebble(0.36, rock, (-1.45, 0.5, -0.1), seed=21, flat=0.45)
    gold = polished(job.colours["gold"])
    stone = clear_stone()
    ring = group((-0.05, 0.02, 0.46 + 0.4), (-7, 0, 24))
    solitaire(0.42, 0.06, 0.24, gold, stone, ring)
    place(band(0.34, 0.05, gold, width=1.6), (1.22, 0.5, 0.335), (4, -3, 0))
    light_stones([item for item in ring.children if item.active_material == stone or item.active_material == gold])
    return Subject(middle=(0, 0, 0.6), reach=2.6)
