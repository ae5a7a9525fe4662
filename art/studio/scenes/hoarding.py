"""
A board on scaffolding at the edge of a site, after sunset: its own lamps have just come on and the ground is wet. One unit
is a metre here.
Prints: board (1300 × 650), and sky (1600 × 900), which stands far behind and shines by itself. Colours: ground, lamp (the
light of its lamps), steel, shade, cap (of the tubes' ends), concrete, cone, band (round the cone), back (of the board).
"""

import math

from camera import Camera
from geometry import box, group, lathe, outline, place, plane, sheet, tube
from job import Job
from light import Subject, area
from materials import SATIN, Finish, ground, light_box, material

CAMERAS = {
    "front": Camera(at=(0.2, -12.4, 1.5), to=(0.05, 0, 2.02), lens=58, fstop=0.4),
    "left": Camera(at=(-4.2, -10.6, 1.3), to=(0.22, 0, 1.52), lens=53, fstop=0.4),
    "lamp": Camera(at=(-3.7, -5.3, 1.4), to=(-1.4, 0, 2.68), lens=66, fstop=0.3, focus=(-1.4, 0, 2.6)),
}
WIDTH, TALL, FOOT = 5.2, 2.6, 0.74
TOP = FOOT + TALL
#: Where the scaffold's standards stand, and how thick a tube is.
STANDARDS = (-2.72, -0.92, 0.92, 2.72)
ROWS = (0.16, 1.25)
TUBE = 0.03


def build(job: Job) -> Subject:
    wet = Finish(roughness=0.13, specular=0.6, relief="plaster", relief_depth=0.12, relief_scale=0.22, relief_height=0.02, mottle=0.35, mottle_scale=0.12)
    plane(90, 44, material(job.colours["ground"], wet), (0, 0, 0))
    sky = material(finish=Finish(roughness=1, specular=0, glow=1), picture=job.prints["sky"])
    plane(48, 27, sky, (0, 21, 12.6), (90, 0, 0))
    _board(job)
    _scaffold(job)
    for x in (-2.1, -0.7, 0.7, 2.1):
        _lamp(job, x)
    _foot(job)
    return Subject(middle=(0, 0, 1.9), reach=4.6)


def _board(job: Job) -> None:
    """Four panels beside each other, each with its quarter of the print."""
    printed = material(finish=Finish(roughness=0.75, specular=0.2), picture=job.prints["board"])
    back = ground("wood", job.colours["back"])
    wide = WIDTH / 4
    for i in range(4):
        middle = -WIDTH / 2 + (i + 0.5) * wide
        place(box((wide - 0.008, 0.04, TALL), {"side": back}, bevel=0.004), (middle, 0.03, FOOT + TALL / 2))
        face = sheet(1, 1, lambda u, v, m=middle: (m + (u - 0.5) * (wide - 0.012), 0.008, FOOT + 0.004 + v * (TALL - 0.008)), printed)
        for loop in face.data.uv_layers[0].data:
            loop.uv = ((i + loop.uv.x) / 4, loop.uv.y)


def _pipe(job: Job, start, end, steel, cap=None) -> None:
    """A straight tube, with a cap on its ends where one is given."""
    tube([start, tuple((a + b) / 2 for a, b in zip(start, end)), end], TUBE, steel)
    if cap:
        for at, other in ((start, end), (end, start)):
            long = math.dist(at, other)
            out = tuple(a + (a - b) / long * 0.05 for a, b in zip(at, other))
            inside = tuple(a - (a - b) / long * 0.04 for a, b in zip(at, other))
            tube([inside, at, out], TUBE * 1.28, cap)


def _scaffold(job: Job) -> None:
    steel = material(job.colours["steel"], Finish(roughness=0.42, metallic=1, mottle=0.2, mottle_scale=0.5))
    cap = material(job.colours["cap"], SATIN)
    clamp = material(job.colours["steel"], Finish(roughness=0.5, metallic=1))
    levels = (0.34, FOOT + 0.3, TOP - 0.3, TOP + 0.22)
    for y in ROWS:
        for x in STANDARDS:
            _pipe(job, (x, y, 0.03), (x, y, TOP + 0.5), steel)
            place(lathe([(0, 0), (0.05, 0), (0.05, 0.09), (0, 0.1)], cap, segments=32), (x, y, TOP + 0.45))
            place(box((0.24, 0.24, 0.02), {"side": clamp}, bevel=0.004), (x, y, 0.06))
        for z in levels:
            _pipe(job, (STANDARDS[0] - 0.34, y + TUBE * 2, z), (STANDARDS[-1] + 0.34, y + TUBE * 2, z), steel, cap)
            for x in STANDARDS:
                place(box((0.1, 0.17, 0.1), {"side": clamp}, bevel=0.02), (x, y + TUBE, z))
    for x in STANDARDS:
        for z in levels:
            _pipe(job, (x + TUBE * 2, ROWS[0] - 0.12, z - 0.07), (x + TUBE * 2, ROWS[1] + 0.3, z - 0.07), steel)
        _pipe(job, (x - TUBE * 2, ROWS[0], 0.2), (x - TUBE * 2, ROWS[1] + 0.1, FOOT + 0.6), steel)
    for left, right in ((0, 1), (2, 3)):
        start, end = (STANDARDS[left], STANDARDS[right]) if left == 0 else (STANDARDS[right], STANDARDS[left])
        _pipe(job, (start, ROWS[0] - TUBE * 2, 0.16), (end, ROWS[0] - TUBE * 2, FOOT + 0.02), steel)
    plank = ground("wood", job.colours["back"])
    for y in ROWS:
        for x in (-1.82, 1.82):
            place(box((2.5, 0.26, 0.05), {"side": plank}, bevel=0.008), (x, y, 0.025))


def _lamp(job: Job, x: float) -> None:
    """A shade on a bent arm in front of the board's upper edge, and the light it throws on it."""
    enamel = material(job.colours["shade"], SATIN)
    tube([(x, 0.2, TOP - 0.1), (x, 0.12, TOP + 0.28), (x, -0.3, TOP + 0.42), (x, -0.62, TOP + 0.3)], 0.022, enamel)
    where = group((x, -0.66, TOP + 0.25), (28, 0, 0))
    shade = lathe([(0.0, 0.1), (0.07, 0.1), (0.08, 0.02), (0.19, -0.13), (0.2, -0.15), (0.185, -0.14), (0.07, 0.0), (0, 0.02)], enamel, segments=64)
    shade.parent = where
    bulb = lathe([(0, -0.11), (0.06, -0.09), (0.075, -0.05), (0.05, 0), (0, 0.0)], light_box(job.colours["lamp"], 14), segments=32)
    bulb.parent = where
    area((x, -0.76, TOP + 0.08), (x, 0, FOOT + TALL * 0.3), (0.5, 0.3), 54, job.colours["lamp"])


def _foot(job: Job) -> None:
    """What holds a scaffold down and people away: blocks on its rear feet, a barrier, a cone."""
    concrete = ground("concrete", job.colours["concrete"])
    _barrier(concrete, group((3.3, -1.0, 0), (0, 0, 28)))
    for x in (-1.82, 0, 1.82):
        place(box((0.6, 0.5, 0.42), {"side": concrete}, bevel=0.025), (x, ROWS[1] + 0.36, 0.21))
    _cone(job, (-2.0, -1.95, 0))


def _barrier(concrete, where) -> None:
    """Two metres of the wall that stands between traffic and a site, with notches for the fork that lifts it."""
    half = [(0.3, 0), (0.3, 0.08), (0.15, 0.33), (0.09, 0.86), (0.06, 0.89)]
    section = [*half, *[(-x, z) for x, z in reversed(half)]]
    wall = outline([section], 2.0, concrete, bevel=0.015)
    place(wall, (-1.0, 0, 0), (90, 0, 90), where)
    dark = material("#10131C")
    for x in (-0.5, 0.5):
        place(box((0.3, 0.606, 0.1), {"side": dark}, bevel=0.01), (x, 0, 0.045), parent=where)


def _cone(job: Job, at) -> None:
    body = material(job.colours["cone"], SATIN)
    band = material(job.colours["band"], SATIN)
    place(box((0.4, 0.4, 0.04), {"side": body}, bevel=0.01, corner=0.05), (at[0], at[1], 0.02), (0, 0, 24))

    def radius(z: float) -> float:
        return 0.15 - 0.12 * z / 0.75

    place(lathe([(radius(0), 0), (radius(0.75), 0.75), (0, 0.76)], body, segments=64), (at[0], at[1], 0.04))
    for low, high in ((0.24, 0.38), (0.52, 0.62)):
        place(lathe([(radius(low) + 0.004, 0), (radius(high) + 0.004, high - low)], band, segments=64), (at[0], at[1], 0.04 + low))
