"""
A tapestry loom on a table: the mark half woven, the warp still bare above it; a shuttle and cones of yarn before it.
Print: cloth (55 x 55), what is woven, a pixel a knot. Colours: wall, wood, warp, cone (of the cores), and the yarns
ground, first, second and third, which the print is woven in.
"""

import numpy

from camera import Camera
from geometry import backdrop, box, group, lathe, place
from job import Job
from light import Subject
from materials import ground, material
from spools import cone, shuttle
from thread import SILK, WOOL, Skein, Web, lay_warp, lay_weft, read_chart

CAMERAS = {
    "front": Camera(at=(0.3, -15.5, 3.3), to=(0.2, 0, 1.95), lens=82),
    "left": Camera(at=(-5.2, -13.2, 3.9), to=(0.16, -0.3, 1.9), lens=77),
    "close": Camera(at=(4.4, -6.6, 3.1), to=(0.35, 0, 1.7), lens=70, fstop=0.6, focus=(0.4, 0, 1.9)),
}
INNER, POST, BEAM = 4.1, 0.26, 0.17
#: Height of the axes of the two beams.
LOW, HIGH = 0.5, 3.72
COLUMNS, ROWS, PITCH = 73, 92, 0.05
#: How far below the beam's front the cloth begins: what is finished goes round the beam.
BEGIN = -0.3
CHART = 55
YARNS = ("ground", "first", "second", "third")


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=7)
    loom = group((-0.25, 0.3, 0), (0, 0, 6))
    wood = ground("wood", job.colours["wood"])
    _frame(wood, loom)
    _cloth(job).parent = loom
    _sticks(job, wood).parent = loom
    cone(job.colours["second"], job.colours["cone"], (2.72, -0.85, 0), 1.3, 1)
    cone(job.colours["ground"], job.colours["cone"], (2.1, -1.75, 0), 1.0, 2)
    shuttle(wood, job.colours["second"], (0.25, -1.45, 0), -12)
    return Subject(middle=(0.1, 0, 1.7), reach=4.6)


def _frame(wood, loom) -> None:
    """Two posts on feet, two round beams whose tenons go through them."""
    for side in (-1, 1):
        x = side * (INNER + POST) / 2
        place(box((POST, 0.32, HIGH + 0.32), {"side": wood}, bevel=0.025), (x, 0, (HIGH + 0.32) / 2), parent=loom)
        place(box((POST + 0.02, 1.7, 0.2), {"side": wood}, bevel=0.03), (x, 0, 0.1), parent=loom)
        for z in (LOW, HIGH):
            place(lathe([(0, 0), (0.1, 0), (0.1, 0.2), (0.085, 0.215), (0, 0.215)], wood, segments=48), (x + side * POST / 2, 0, z), (0, side * 90, 0), loom)
    for z in (LOW, HIGH):
        place(lathe([(0, 0), (BEAM, 0), (BEAM, INNER), (0, INNER)], wood, segments=72), (-INNER / 2, 0, z), (0, 90, 0), loom)


def _surface(s, t):
    """The plane of the warp; below and above it the threads go round the beams."""
    t = t + BEGIN
    reach = HIGH - LOW
    low, high = numpy.clip(-t, 0, None) / BEAM, numpy.clip(t - reach, 0, None) / BEAM
    z = LOW + numpy.clip(t, 0, reach) + BEAM * numpy.sin(high) - BEAM * numpy.sin(low)
    return numpy.stack([s, -(BEAM + 0.012) * numpy.cos(low + high), z], -1)


def _fell(column):
    """How many rows are woven: the middle is ahead of the sides, in steps, as tapestry grows."""
    away = numpy.abs(column - COLUMNS // 2)
    return ROWS - 6 * ((away + 2) // 7)


def _cloth(job: Job):
    chart = read_chart(job.prints["cloth"], CHART, CHART, [job.colours[name] for name in YARNS])
    skein = Skein([material(job.colours["warp"], SILK), *(material(job.colours[name], WOOL) for name in YARNS)], seed=4)
    web = Web(COLUMNS, ROWS, PITCH, PITCH / 2, warp=0.012, weft=0.021, over=lambda i, j: (i + j) % 2 == 0, stiff=1, jitter=0.05)
    lay_warp(skein, web, _surface, lambda _: 0, before=0.15, after=HIGH - LOW - BEGIN - ROWS * PITCH / 2 + 0.5)

    def reach(row: int):
        there = numpy.flatnonzero(_fell(numpy.arange(COLUMNS)) > row)
        return there[0], there[-1] + 1

    def colour(columns, row: int):
        # Two rows make a knot: what one passes under, the next passes over.
        up, across = row // 2 - 10, columns - (COLUMNS - CHART) // 2
        inside = (across >= 0) & (across < CHART) & (0 <= up < CHART)
        return 1 + numpy.where(inside, chart[min(max(up, 0), CHART - 1), numpy.clip(across, 0, CHART - 1)], 0)

    lay_weft(skein, web, _surface, colour, reach)
    return skein.finish()


def _sticks(job: Job, wood):
    """A stick that parts the warp, and a rod before it that lifts every second thread by a loop."""
    where = group()
    height = 2.95
    place(box((INNER - 0.2, 0.035, 0.2), {"side": wood}, bevel=0.012), (0.03, -BEAM, height + 0.22), parent=where)
    rod = place(lathe([(0, 0), (0.05, 0), (0.05, INNER + 0.16), (0, INNER + 0.16)], wood, segments=40), (-INNER / 2 - 0.08, -BEAM - 0.2, height - 0.12), (0, 90, 0), where)
    rod.parent = where
    skein = Skein([material(job.colours["second"], SILK)], sides=6, seed=9)
    angle = numpy.linspace(0, 2 * numpy.pi, 40)
    for column in range(1, COLUMNS, 2):
        x = (column - (COLUMNS - 1) / 2) * PITCH + 0.012
        # Round the rod and round its warp, a little askew.
        y = -BEAM - 0.1 + 0.125 * numpy.cos(angle)
        z = height - 0.12 + 0.07 * numpy.sin(angle) * (1 - 0.35 * numpy.cos(angle))
        skein.lay(numpy.stack([x + 0.006 * numpy.sin(angle), y - 0.02, z], -1), 0.008)
    skein.finish().parent = where
    return where
