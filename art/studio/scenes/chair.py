"""
A chair bent from one ribbon, in a room of its own colour; the shadow that it throws on the wall is a sign.
Print: card (90 × 58, lying before it). Mask: shadow. Colours: wall, floor, chair, card.
"""

import math

from mathutils.geometry import interpolate_bezier
from mathutils import Vector

from camera import Camera
from geometry import Point2, box, group, place, plane, relief, sheet
from job import Job
from light import Subject
from materials import PAPER, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(-0.7, -14.2, 2.6), to=(-0.08, 0, 1.5), lens=68),
    "fold": Camera(at=(1.9, -8.4, 1.5), to=(-1.0, -2.3, 0.75), lens=80, fstop=0.4, focus=(-0.9, -2.6, 0.6)),
    "high": Camera(at=(-3.2, -11.8, 6.4), to=(0.1, -0.6, 1.2), lens=74),
}
#: The ribbon from the side: where it bends, from the foot in front to the top of the back.
BENDS = ((1.5, 0.04), (0.2, 0.04), (-0.75, 0.04), (-1.12, 0.2), (-1.12, 0.5), (-0.86, 0.68), (-0.2, 0.6), (0.5, 0.5), (0.78, 0.6), (0.98, 0.98), (1.36, 2.0))
BREADTH, STANDS = 1.25, (-0.95, -2.3)


def build(job: Job) -> Subject:
    plane(40, 20, ground(job.ground, job.colours["wall"]), (0, 0, 8), (90, 0, 0))
    plane(40, 20, ground(job.ground, job.colours["floor"]), (0, -10, 0))
    chair = group((*STANDS, 0), (0, 0, -22))
    ribbon = _smooth(BENDS)

    def bend(u: float, v: float):
        x, z = ribbon[round(u * (len(ribbon) - 1))]
        return (x, (v - 0.5) * BREADTH, z)

    lacquer = material(job.colours["chair"], Finish(roughness=0.3, specular=0.5, coat=0.35))
    seat = sheet(len(ribbon) - 1, 6, bend, lacquer, thickness=0.07)
    edges = seat.modifiers.new("edges", "BEVEL")
    edges.width, edges.segments = 0.014, 3
    seat.parent = chair

    sign, _ = relief(job.prints["shadow"], 2.75, 0.02, lacquer, bevel=0)
    place(sign, (-0.55, STANDS[1], 3.12), (90, 0, 0))
    sign.visible_camera = sign.visible_diffuse = sign.visible_glossy = False

    card = material(job.colours["card"], PAPER, picture=job.prints["card"])
    paper = material(job.colours["card"], PAPER)
    place(box((0.9, 0.58, 0.02), {"side": paper, "top": card}, bevel=0), (1.25, -3.3, 0.012), (0, 0, -12))
    return Subject(middle=(0.1, -1.6, 1.5), reach=4.6)


def _smooth(bends: tuple[Point2, ...], steps: int = 14) -> list[Point2]:
    """A curve through the bends that never swings out beyond them."""
    points = [Vector((x, z)) for x, z in bends]
    ends = [points[0], *points, points[-1]]
    slopes = [(after - before) / 6 for before, after in zip(ends, ends[2:])]
    curve: list[Point2] = []
    for (a, slope), (b, next_slope) in zip(zip(points, slopes), list(zip(points, slopes))[1:]):
        reach = (b - a).length
        limit = lambda s: s.normalized() * min(s.length, reach / 3) if s.length > math.ulp(1) else s
        curve += [tuple(p) for p in interpolate_bezier(a, a + limit(slope), b - limit(next_slope), b, steps)[:-1]]
    return [*curve, bends[-1]]
