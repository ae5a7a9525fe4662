"""
An architect's model on a plinth: a quarter in board with one coloured building in it.
Prints: plate (300 × 60, on the plinth's front), and one kind of building: storeys (1200 × 1000, ten rows, each round a
tier that steps back from the one below), or the masks slabs and lit (400 × 360, a building drawn in elevation: what is
solid, and the rooms in which a lamp is on). Colours: wall, plinth, board, tower, lamp, tree.
"""

import random

from camera import Camera
from geometry import backdrop, box, group, lathe, place, relief, rounded
from job import Job
from light import Subject
from materials import PAPER, Finish, ground, light_box, material

CAMERAS = {
    "front": Camera(at=(1.4, -14.6, 6.6), to=(0, 0, 1.45), lens=68),
    "high": Camera(at=(-1.6, -12.8, 10.2), to=(0.1, 0.1, 1.36), lens=57),
    "storey": Camera(at=(-3.0, -6.0, 3.5), to=(0.06, 0.1, 2.45), lens=86, fstop=0.45, focus=(-0.25, -0.4, 2.5)),
}
SIDE = 5.2
TOP = 0.7
TURN = 26


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), width=140, depth=10)
    plinth = material(job.colours["plinth"], Finish(roughness=0.45, specular=0.4))
    plate = material(finish=Finish(roughness=0.5, specular=0.3), picture=job.prints["plate"])
    place(box((SIDE, SIDE, TOP), {"side": plinth}, bevel=0.03), (0, 0.2, TOP / 2), (0, 0, TURN))
    where = group((0, 0.2, 0), (0, 0, TURN))
    place(box((2.4, 0.02, 0.48), {"front": plate, "side": plinth}, bevel=0.003), (0, -SIDE / 2 - 0.01, TOP / 2), parent=where)
    if "slabs" in job.prints:
        _drawn_in_elevation(job, where)
        _quarter(job, where, clear=(1.85, 0.75))
    else:
        _stepped(job, where)
        _quarter(job, where, clear=(1.0, 1.0))
    if job.colour("cab", ""):
        _cabs(job, where)
    return Subject(middle=(0, 0.1, 1.6), reach=4.6)


def _quarter(job: Job, where, clear: tuple[float, float]) -> None:
    """Blocks along streets, lower towards the edges, each cut from a few layers of board; none within `clear`."""
    chance = random.Random(7)
    board = material(job.colours["board"], PAPER)
    cells = 7
    pitch = (SIDE - 0.5) / cells
    for row in range(cells):
        for column in range(cells):
            x, y = (column - 3) * pitch, (row - 3) * pitch
            height = chance.uniform(0.22, 0.5) + 0.55 * chance.random() * (1 - (abs(x) + abs(y)) / SIDE)
            wide, deep = pitch * chance.uniform(0.62, 0.82), pitch * chance.uniform(0.62, 0.82)
            stepped = chance.random() > 0.45
            top = height * chance.uniform(0.25, 0.6)
            if abs(x) < clear[0] and abs(y) < clear[1]:
                continue
            if row < 3 and abs(x) < clear[0]:
                # What stands before the building is low enough to see its foot.
                height, top = height * 0.55, top * 0.5
            if (row, column) in ((1, 4), (2, 1), (4, 6)):
                _trees(job, where, x, y)
                continue
            place(box((wide, deep, height), {"side": board}, bevel=0.008), (x, y, TOP + height / 2), parent=where)
            if stepped:
                place(box((wide * 0.6, deep * 0.62, top), {"side": board}, bevel=0.006), (x + wide * 0.1, y, TOP + height + top / 2), parent=where)


def _trees(job: Job, where, x: float, y: float) -> None:
    """Nine trees on a square, turned from the colour of the building or their own."""
    chance = random.Random(11)
    crown = material(job.colour("tree", job.colours["tower"]), PAPER)
    for i in range(9):
        at = (x + (i % 3 - 1) * 0.19 + chance.uniform(-0.02, 0.02), y + (i // 3 - 1) * 0.19 + chance.uniform(-0.02, 0.02), TOP)
        size = chance.uniform(0.07, 0.095)
        place(lathe([(0, 0), (0.009, 0), (0.009, 0.1), *rounded(0, 0.1 + size, size, -80, 90, 8)], crown, segments=24), at, parent=where)


def _cabs(job: Job, where) -> None:
    """Seven cars on the streets, to the model's scale."""
    yellow = material(job.colours["cab"], Finish(roughness=0.5, specular=0.3))
    street = (SIDE - 0.5) / 7 / 2
    for along, across, turned in ((-3.2, -3, False), (1.1, -3, False), (-1.6, -5, False), (3.4, -5, False), (3, -2.2, True), (-3, 1.4, True), (5, -4, True)):
        x, y = (across * street, along * street) if turned else (along * street, across * street)
        size = (0.06, 0.15, 0.05) if turned else (0.15, 0.06, 0.05)
        place(box(size, {"side": yellow}, bevel=0.012), (x, y, TOP + 0.025), parent=where)


def _stepped(job: Job, where) -> None:
    """Ten round tiers, each lower and narrower than the one below, with a terrace between them and a needle on top."""
    facade = material(finish=PAPER, picture=job.prints["storeys"])
    terrace = material(job.colours["tower"], PAPER)
    tiers = 10
    place(lathe([(0, 0), (1.0, 0), (1.0, 0.06), (0, 0.06)], terrace, segments=8), (0, 0, TOP), parent=where)
    z = TOP + 0.06
    for i in range(tiers):
        radius = 0.84 * (1 - (i / tiers) ** 1.35) + 0.05
        height = 0.4 - 0.014 * i
        wall = lathe([(radius, 0), (radius * 0.985, height)], facade, segments=96)
        for point in wall.data.uv_layers.active.data:
            point.uv.y = (i + point.uv.y) / tiers
        place(wall, (0, 0, z), parent=where)
        rim = radius + 0.022
        place(lathe([(0, 0), (rim, 0), (rim, 0.03), (0, 0.03)], terrace, segments=96), (0, 0, z + height - 0.005), parent=where)
        z += height + 0.02
    place(lathe([(0, 0), (0.055, 0), (0.012, 0.16), (0.008, 0.42), (0, 0.43)], terrace, segments=32), (0, 0, z), parent=where)


def _drawn_in_elevation(job: Job, where) -> None:
    """Floors as solid slabs, and between them rooms with their lights on."""
    wide, deep = 3.2, 0.5
    for name, thick, stuff in (
        ("slabs", deep, material(job.colours["tower"], Finish(roughness=0.45, specular=0.4))),
        ("lit", deep - 0.1, light_box(job.colour("lamp", "#FFD9A0"), 1.1)),
    ):
        made, height = relief(job.prints[name], wide, thick, stuff, bevel=0.006)
        place(made, (0, 0, TOP + height / 2 + 0.05), (90, 0, 0), where)
    base = material(job.colours["tower"], PAPER)
    place(box((wide * 1.05, deep * 1.6, 0.05), {"side": base}, bevel=0.008), (0, 0, TOP + 0.025), parent=where)
