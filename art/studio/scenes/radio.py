"""
A window with its shutters open: an old radio on the sill that plays into the street, a pot of coffee and a cup beside it.
Print: dial (560 × 220). Colours: wall, frame, shutter, inside, curtain, sill, case, cloth (of the loudspeaker), knob, brass,
cup, coffee, basket, rope.
"""

import math

from camera import Camera
from geometry import Point3, ball, box, group, lathe, outline, place, plane, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, GLAZE, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(1.2, -26, 5.8), to=(0, 0, 4.55), lens=78),
    "close": Camera(at=(-3.2, -15, 5.0), to=(0, 0, 3.4), lens=70),
    "low": Camera(at=(3.6, -20, 2.6), to=(0, 0, 4.6), lens=68),
}
#: The opening: half its width, its sill and its head.
HALF, SILL, HEAD = 2.1, 2.2, 7.6


def build(job: Job) -> Subject:
    wall = ground(job.ground, job.colours["wall"])
    place(outline([[(-30, -10), (30, -10), (30, 30), (-30, 30)], [(-HALF, SILL), (HALF, SILL), (HALF, HEAD), (-HALF, HEAD)]], 0.7, wall, bevel=0), (0, 0.7, 0), (90, 0, 0))
    plane(20, 20, material(job.colours["inside"], Finish(roughness=1)), (0, 4, 5), (90, 0, 0))
    frame = material(job.colours["frame"], SATIN)
    for x, wide in ((-HALF - 0.14, 0.3), (HALF + 0.14, 0.3)):
        place(box((wide, 0.24, HEAD - SILL + 0.56), {"side": frame}, bevel=0.03), (x, -0.08, (SILL + HEAD) / 2))
    place(box((HALF * 2 + 1.0, 0.4, 0.34), {"side": frame}, bevel=0.05), (0, -0.14, HEAD + 0.17))
    place(box((HALF * 2 + 1.3, 1.7, 0.3), {"side": material(job.colours["sill"], ground_finish())}, bevel=0.05), (0, -0.4, SILL - 0.15))
    for side in (-1, 1):
        _shutter(job, group((side * (HALF + 0.3), -0.22, SILL), (0, 0, side * -28)), side)
        _curtain(job, side)
    _radio(job, group((-0.35, -0.45, SILL), (0, 0, 6)))
    _coffee(job)
    _basket(job)
    return Subject(middle=(0, 0, 4.6), reach=5.6)


def ground_finish() -> Finish:
    return Finish(roughness=0.5, specular=0.35, relief="plaster", relief_depth=0.2, relief_scale=0.3, relief_height=0.02)


def _shutter(job: Job, where, side: int) -> None:
    """A leaf with slanted slats, thrown open against the wall."""
    paint = material(job.colours["shutter"], SATIN)
    wide, tall = 1.95, HEAD - SILL
    for x in (0.12, wide - 0.12):
        place(box((0.24, 0.16, tall), {"side": paint}, bevel=0.02), (side * x, 0, tall / 2), parent=where)
    for z in (0.14, tall / 2, tall - 0.14):
        place(box((wide, 0.16, 0.28), {"side": paint}, bevel=0.02), (side * wide / 2, 0, z), parent=where)
    for i in range(20):
        z = 0.42 + i * (tall - 0.84) / 19
        if abs(z - tall / 2) > 0.2:
            place(box((wide - 0.44, 0.17, 0.035), {"side": paint}, bevel=0.008), (side * wide / 2, 0, z), (38, 0, 0), where)


def _curtain(job: Job, side: int) -> None:
    """A light curtain, drawn to its side."""

    def fall(u: float, v: float) -> Point3:
        gather = 0.55 + 0.45 * (1 - math.sin(math.pi * min(1, v * 1.25)) * 0.75)
        x = side * (HALF + 0.05 - (0.15 + 0.95 * u) * gather)
        return (x, 0.75 + 0.11 * math.sin(u * 22) * (0.4 + 0.6 * v), HEAD - 0.05 - (HEAD - SILL) * v)

    sheet(90, 24, fall, material(job.colours["curtain"], CLOTH), thickness=0.02)


def _radio(job: Job, where) -> None:
    """A wooden case with a round loudspeaker, a lit dial and two knobs; its aerial is up."""
    wood = material(job.colours["case"], Finish(roughness=0.3, specular=0.5, coat=0.35, relief="wood", relief_depth=0.2, relief_scale=0.2, relief_height=0.01, mottle=0.3, mottle_map="wood", mottle_scale=0.2))
    wide, tall, deep = 2.5, 1.55, 0.85
    place(box((wide, tall, deep), {"side": wood}, bevel=0.04, corner=0.22), (0, 0, tall / 2 + 0.08), (90, 0, 0), where)
    front = -deep / 2 - 0.005
    cloth = material(job.colours["cloth"], Finish(roughness=1, relief="linen", relief_depth=1, relief_scale=1.2, relief_height=0.02))
    brass = material(job.colours["brass"], Finish(roughness=0.28, metallic=1))
    place(lathe([(0, 0), (0.55, 0), (0.55, 0.03), (0, 0.05)], cloth, segments=96), (-0.58, front, 0.9), (90, 0, 0), where)
    place(lathe([(0.54, 0), (0.62, 0), (0.6, 0.06), (0.55, 0.06)], brass, segments=96), (-0.58, front, 0.9), (90, 0, 0), where)
    for i in range(-4, 5):
        x, half = -0.58 + i * 0.12, math.sqrt(max(0.0, 0.53**2 - (i * 0.12) ** 2))
        place(box((0.022, 0.03, 2 * half), {"side": wood}, bevel=0.006), (x, front - 0.05, 0.9), parent=where)
    dial = material(finish=Finish(roughness=0.2, specular=0.5, glow=0.55), picture=job.prints["dial"])
    place(box((1.02, 0.05, 0.4), {"front": dial, "side": brass}, bevel=0.015), (0.58, front - 0.005, 1.18), parent=where)
    knob = material(job.colours["knob"], GLAZE)
    for x in (0.3, 0.86):
        place(lathe([(0, 0), (0.17, 0), (0.16, 0.13), (0.1, 0.16), (0, 0.16)], knob, segments=40), (x, front, 0.62), (90, 0, 0), where)
    for x in (-0.95, 0.95):
        place(box((0.3, 0.6, 0.1), {"side": knob}, bevel=0.02), (x, 0, 0.04), parent=where)
    tube([(1.05, 0.2, tall), (1.9, 0.3, tall + 2.1)], 0.022, brass).parent = where
    ball(0.05, brass, (1.9, 0.3, tall + 2.1)).parent = where


def _coffee(job: Job) -> None:
    """A long-handled brass pot and a small cup on its saucer."""
    brass = material(job.colours["brass"], Finish(roughness=0.28, metallic=1))
    pot = group((1.78, -0.5, SILL), (0, 0, -24))
    lathe([(0, 0), (0.33, 0), (0.36, 0.06), (0.3, 0.42), (0.2, 0.58), (0.27, 0.72), (0.25, 0.72), (0.18, 0.6), (0.26, 0.42), (0, 0.3)], brass).parent = pot
    tube([(-0.22, 0, 0.62), (-0.6, 0, 0.86), (-0.98, 0, 1.0)], 0.035, brass).parent = pot
    glaze = material(job.colours["cup"], GLAZE)
    cup = group((1.28, -0.95, SILL))
    lathe([(0, 0.02), (0.22, 0), (0.36, 0.06), (0.35, 0.08), (0.2, 0.03), (0, 0.04)], glaze).parent = cup
    lathe([(0, 0.05), (0.1, 0.05), (0.19, 0.2), (0.21, 0.36), (0.195, 0.36), (0.17, 0.2), (0, 0.1)], glaze).parent = cup
    lathe([(0, 0.32), (0.19, 0.32)], material(job.colours["coffee"], GLAZE)).parent = cup
    tube([(0.2, 0, 0.3), (0.32, 0, 0.24), (0.19, 0, 0.14)], 0.025, glaze).parent = cup


def _basket(job: Job) -> None:
    """What is let down on a rope for bread, waiting under the sill."""
    straw = material(job.colours["basket"], Finish(roughness=0.9, specular=0.1, relief="linen", relief_depth=1, relief_scale=0.5, relief_height=0.04))
    rope = material(job.colours["rope"], CLOTH)
    x, y, z = -1.75, -1.75, 0.45
    place(lathe([(0, 0), (0.5, 0), (0.62, 0.5), (0.68, 0.62), (0.62, 0.62), (0.55, 0.5), (0.42, 0.08), (0, 0.08)], straw), (x, y, z))
    arc = [(x + 0.62 * math.cos(a), y, z + 0.58 + 0.75 * math.sin(a)) for a in (math.pi * i / 10 for i in range(11))]
    tube(arc, 0.04, straw)
    tube([(x, y, z + 1.33), (x, y + 0.25, SILL + 0.02), (x + 0.1, y + 0.9, SILL + 0.04), (x + 0.2, 0.6, SILL + 0.3)], 0.03, rope)
    for i, (dx, dy) in enumerate(((-0.2, -0.1), (0.2, 0.05), (0.0, -0.25))):
        bun = ball(0.3, material("#D2A063", Finish(roughness=0.9, mottle=0.3, mottle_scale=0.8)), (x + dx, y + dy, z + 0.6 + 0.05 * i))
        bun.scale = (1, 1, 0.45)
