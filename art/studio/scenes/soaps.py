"""
Four round bars of glycerine soap on and against a block of stone: one stands, one lies on the block, two lie one on the other.
Mask: name (raised on the standing bar). Colours: wall, block, standing, name, upper, lower, resting.
"""

from camera import Camera
from geometry import backdrop, box, lathe, place, relief, rounded
from job import Job
from light import Subject
from materials import Finish, ground, material

CAMERAS = {
    "front": Camera(at=(-1.6, -12.4, 4.2), to=(0.05, -0.3, 0.84), lens=80),
    "name": Camera(at=(-1.2, -6.6, 3.0), to=(0.3, -0.6, 0.78), lens=84, fstop=0.4, focus=(0.6, -0.4, 0.9)),
    "high": Camera(at=(0.4, -6.2, 10.4), to=(0.1, -0.3, 0.4), lens=84),
}
RADIUS, THICK = 0.88, 0.44
#: Glycerine keeps some of the light that falls into it; a little glow costs nothing and no noise.
GLYCERINE = Finish(roughness=0.24, specular=0.5, coat=0.45, glow=0.03)


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=9)
    stone = ground("stone", job.colours["block"])
    place(box((2.9, 2.0, 0.92), {"side": stone}, bevel=0.03), (0.62, 1.1, 0.46), (0, 0, -8))

    # The standing bar leans on the block: its foot a little in front of it, its face up by as much.
    standing = _soap(job.colours["standing"])
    lean = 11
    place(standing, (0.62, -0.13, RADIUS * 0.985 + 0.04), (90 - lean, 0, -8))
    name, _ = relief(job.prints["name"], 1.1, 0.03, _glycerine(job.colours["name"]), bevel=0.005)
    name.parent = standing
    name.location = (0, 0, THICK / 2 + 0.012)

    place(_soap(job.colours["resting"]), (1.02, 1.12, 0.92 + THICK / 2), (0, 0, 30))
    place(_soap(job.colours["lower"]), (-1.1, -1.4, THICK / 2))
    place(_soap(job.colours["upper"]), (-0.66, -1.25, THICK * 1.5), (0, 0, 70))
    return Subject(middle=(0, 0, 0.9), reach=3.6)


def _glycerine(colour: str):
    return material(colour, GLYCERINE)


def _soap(colour: str):
    """A bar with worn edges, its middle at the origin."""
    edge, half = 0.13, THICK / 2
    profile = [(0, -half), *rounded(RADIUS - edge, edge - half, edge, -90, 0), *rounded(RADIUS - edge, half - edge, edge, 0, 90), (0, half)]
    return lathe(profile, _glycerine(colour))
