"""
A corner of an old street: a studded door in a pointed arch of striped stone, a lantern, the enamel plate with the name of
the street, a pot of basil and a black cat on the step.
Print: plate (600 × 300). Colours: wall, stone, stone_too (the courses of the arch), door, stud, shade (behind the door),
step, paving, iron, lit, tin, label, leaf, cat, eye, plate_rim.
"""

import math

from camera import Camera
from geometry import Point2, Point3, ball, box, group, lathe, leaf, outline, place, plane, rounded, tube
from job import Job
from light import Subject
from materials import METAL, PAPER, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(-2.2, -27, 6.6), to=(-0.05, 0, 4.7), lens=74),
    "low": Camera(at=(3.4, -21, 2.4), to=(0, 0, 4.3), lens=66),
    "close": Camera(at=(-3.4, -12, 3.2), to=(-0.8, -0.4, 2.4), lens=70),
}
#: Half the width of the doorway, where its arch begins, and the depth of the stones round it.
HALF, SPRING, RING = 1.7, 4.5, 0.72


def build(job: Job) -> Subject:
    plane(60, 40, ground(job.ground, job.colours["wall"]), (0, 0.3, 10), (90, 0, 0))
    plane(60, 24, ground("stone", job.colours["paving"]), (0, -11.6, 0))
    _arch(job)
    _door(job)
    for i, (deep, high) in enumerate(((2.0, 0.34), (1.1, 0.68))):
        place(box((5.6 - i * 0.7, deep, 0.34), {"side": ground("stone", job.colours["step"])}, bevel=0.04), (0, -deep / 2 + 0.25, high - 0.17))
    plate = material(finish=Finish(roughness=0.25, specular=0.5, coat=0.3), picture=job.prints["plate"])
    rim = material(job.colours["plate_rim"], SATIN)
    place(box((2.3, 0.08, 1.15), {"front": plate, "side": rim}, bevel=0.03), (-3.35, 0.22, 7.0))
    for x in (-1.06, 1.06):
        for z in (-0.47, 0.47):
            ball(0.04, rim, (-3.35 + x, 0.17, 7.0 + z))
    _lantern(job, (3.05, -0.55, 6.35))
    _basil(job, (2.75, -1.25, 0))
    _cat(job, group((-1.55, -0.95, 0.34), (0, 0, 24)))
    return Subject(middle=(0, -0.3, 4.4), reach=6.2)


def _pointed(half: float, top: float, steps: int = 18) -> list[Point2]:
    """The edge of a pointed arch from right to left: two arcs, each round a point a third from the other side."""
    centre = half * 0.45
    radius = half + centre
    end = math.acos(centre / radius)
    right = [(radius * math.cos(end * i / steps) - centre, top + radius * math.sin(end * i / steps)) for i in range(steps + 1)]
    return right + [(-x, z) for x, z in right[-2::-1]]


def _arch(job: Job) -> None:
    """Stones in two colours round the doorway, and a dark recess behind it."""
    colours = [material(job.colours[name], Finish(roughness=0.85, specular=0.15, relief="plaster", relief_depth=0.3, relief_scale=0.3, relief_height=0.03)) for name in ("stone", "stone_too")]
    courses = 6
    for i in range(courses):
        low, high = SPRING * i / courses, SPRING * (i + 1) / courses
        for side in (-1, 1):
            place(box((RING, 0.5, high - low - 0.02), {"side": colours[i % 2]}, bevel=0.025), (side * (HALF + RING / 2), 0.12, (low + high) / 2 + 0.3))
    inner, outer = _pointed(HALF, SPRING + 0.3), _pointed(HALF + RING, SPRING + 0.3)
    stones = 12
    size = (len(inner) - 1) / stones
    for i in range(stones):
        a, b = round(i * size), round((i + 1) * size)
        stone = outline([[*inner[a : b + 1], *outer[b : a - 1 if a else None : -1]]], 0.5, colours[i % 2], bevel=0.02)
        place(stone, (0, 0.12, 0), (90, 0, 0))
    shade = outline([[(-HALF, 0.3), (HALF, 0.3), *inner]], 0.1, material(job.colours["shade"], Finish(roughness=1)), bevel=0)
    place(shade, (0, 0.28, 0), (90, 0, 0))


def _door(job: Job) -> None:
    """Two leaves of boards below the arch, one of them open a hand's width; studs in rows and two rings."""
    wood = material(job.colours["door"], Finish(roughness=0.5, specular=0.3, relief="wood", relief_depth=0.35, relief_scale=0.12, relief_height=0.015, mottle=0.12, mottle_map="wood", mottle_scale=0.1))
    stud = material(job.colours["stud"], METAL)
    edge = _pointed(HALF - 0.04, SPRING + 0.3)
    top = len(edge) // 2
    for side in (1, -1):
        leaf_edge = [(x * side, z) for x, z in edge[: top + 1]]
        shape = [(0.015 * side, 0.68), ((HALF - 0.04) * side, 0.68), *leaf_edge]
        hinge = group(((HALF - 0.04) * side, 0.05, 0), (0, 0, -13 if side < 0 else 0))
        panel = outline([[(x - (HALF - 0.04) * side, z) for x, z in shape]], 0.14, wood, bevel=0.02)
        place(panel, (0, 0, 0), (90, 0, 0), hinge)
        for row in range(6):
            for column in range(4):
                x = side * (0.26 + column * 0.38)
                place(ball(0.065, stud, (0, 0, 0)), (x - (HALF - 0.04) * side, -0.15, 1.25 + row * 0.8), parent=hinge)
        for z in (0.85, 1.65, 2.45, 3.25, 4.05, 4.85):
            place(box((HALF - 0.2, 0.03, 0.05), {"side": wood}, bevel=0.01), (side * (HALF / 2) - (HALF - 0.04) * side, -0.15, z), parent=hinge)
        ring = lathe(rounded(0.19, 0, 0.03, 0, 360, 14), stud)
        place(ring, (side * 0.3 - (HALF - 0.04) * side, -0.2, 3.0), (90, 0, 0), hinge)


def _lantern(job: Job, at: Point3) -> None:
    """Iron and lit glass, hanging from an arm."""
    iron = material(job.colours["iron"], Finish(roughness=0.4, specular=0.5))
    lit = material(job.colours["lit"], Finish(roughness=0.4, glow=0.9))
    x, y, z = at
    tube([(x, 0.25, z + 1.15), (x, y * 0.4, z + 1.32), (x, y, z + 1.12)], 0.05, iron)
    tube([(x, y, z + 1.12), (x, y, z + 0.72)], 0.025, iron)
    where = group(at)
    lathe([(0, 0.78), (0.06, 0.72), (0.12, 0.62), (0.46, 0.36), (0.46, 0.3), (0, 0.3)], iron, segments=6, smooth_below=5).parent = where
    lathe([(0.2, -0.62), (0.4, 0.28), (0, 0.28)], lit, segments=6, smooth_below=5).parent = where
    lathe([(0, -0.86), (0.08, -0.78), (0.05, -0.72), (0.24, -0.66), (0.24, -0.6), (0, -0.6)], iron, segments=6, smooth_below=5).parent = where
    for i in range(6):
        a = math.pi / 2 + math.pi * i / 3
        tube([(0.21 * math.cos(a), 0.21 * math.sin(a), -0.62), (0.41 * math.cos(a), 0.41 * math.sin(a), 0.3)], 0.028, iron).parent = where


def _basil(job: Job, at: Point3) -> None:
    """A bush of basil in a tin that once held something else."""
    x, y, z = at
    tin, label = material(job.colours["tin"], METAL), material(job.colours["label"], SATIN)
    place(lathe([(0, 0.02), (0.52, 0), (0.54, 0.04), (0.52, 0.08), (0.52, 1.08), (0.54, 1.12), (0.5, 1.14), (0.48, 1.0), (0, 1.0)], tin), at)
    place(lathe([(0.526, 0.22), (0.526, 0.92)], label), at)
    green = material(job.colours["leaf"], PAPER)
    for i in range(120):
        turn, rise = i * 137.5, (i % 12) / 12
        out = 0.12 + 0.5 * math.sin(math.pi * (0.15 + 0.8 * rise))
        a = math.radians(turn)
        leaf(0.36, 0.11, 0.5, green, (x + out * 0.75 * math.cos(a), y + out * 0.75 * math.sin(a), z + 1.0 + 0.95 * rise), turn + 12, droop=0.9)


def _cat(job: Job, where) -> None:
    """A cat that sits, its tail round the edge of the step."""
    fur = material(job.colours["cat"], Finish(roughness=0.75, specular=0.2))
    body = lathe([(0, 0), (0.4, 0.0), (0.5, 0.12), (0.52, 0.32), (0.44, 0.66), (0.32, 0.98), (0.25, 1.15), (0, 1.25)], fur, segments=64, smooth_below=80)
    body.scale = (0.86, 1, 1)
    body.parent = where
    head = ball(0.33, fur, (0, -0.08, 1.4))
    head.scale = (1.08, 0.94, 0.9)
    head.parent = where
    for side in (-1, 1):
        ear = lathe([(0, 0.3), (0.06, 0.2), (0.145, 0), (0, 0)], fur, segments=4, smooth_below=50)
        place(ear, (side * 0.2, -0.05, 1.6), (-6, side * 14, 45), where)
        place(ball(0.052, material(job.colours["eye"], Finish(roughness=0.2, glow=0.5)), (0, 0, 0)), (side * 0.13, -0.36, 1.44), parent=where)
        leg = lathe([(0, 0), (0.12, 0.02), (0.13, 0.08), (0.1, 0.2), (0.11, 0.7), (0, 0.8)], fur, segments=32, smooth_below=80)
        place(leg, (side * 0.15, -0.38, 0), parent=where)
    tube([(0.3, 0.34, 0.12), (0.62, 0.1, 0.09), (0.6, -0.4, 0.08), (0.42, -0.62, -0.1), (0.4, -0.66, -0.34)], 0.075, fur).parent = where
