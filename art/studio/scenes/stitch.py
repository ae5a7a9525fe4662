"""
A name stitched into cloth, close by: satin stitches over real weave, and the thread that goes on from the last letter
to the needle. Mask: name (its letters; the points among them become knots). Colours: wall,
warp, weft, thread, point, needle.
"""

import math

import numpy

from camera import Camera
from geometry import group, plane
from job import Job
from light import Subject
from materials import Finish, ground, material
from thread import SILK, WOOL, Skein, Web, lay_warp, lay_weft, normals

CAMERAS = {
    "front": Camera(at=(0.1, -5.2, 6.2), to=(0.05, -0.12, 0.05), lens=64, fstop=1.2, focus=(0.1, -0.2, 0.1)),
    "slant": Camera(at=(-1.7, -5.7, 4.5), to=(-0.06, -0.2, 0.05), lens=68, fstop=0.9, focus=(0.0, -0.35, 0.1)),
    "low": Camera(at=(1.5, -5.6, 2.7), to=(0.05, 0.0, 0.1), lens=64, fstop=0.6, focus=(0.0, -0.4, 0.1)),
}
PITCH = 0.046
COLUMNS, ROWS = 150, 112
#: Width of the word.
WORD = 3.15


def build(job: Job) -> Subject:
    plane(60, 60, ground(job.ground, job.colours["wall"]), (0, 0, -0.16))
    where = group((0, 0, 0), (0, 0, -7))
    for item in (_cloth(job), *_word(job)):
        item.parent = where
    return Subject(middle=(0, 0, 0.1), reach=3.2)


def _surface(s, t):
    """Cloth as it lies when it was only thrown down: folds that run out from behind, flat where one works."""
    s, t = numpy.asarray(s, float), numpy.asarray(t, float)
    y = t - ROWS * PITCH / 2 - 0.1
    away = numpy.clip((y - 0.55) / 1.6, 0, 1) ** 1.5
    near = numpy.clip((-y - 1.3) / 1.2, 0, 1) ** 1.5
    folds = 0.2 * numpy.sin(1.7 * s + 1.3 * y + 0.6) + 0.09 * numpy.sin(3.7 * s - 1.1 * y)
    z = folds * away + 0.12 * near * numpy.sin(1.9 * s + 2.0) + 0.012 * numpy.sin(2.3 * s) * numpy.sin(2.9 * y) + 0.1 * away
    return numpy.stack([s, y, z], -1)


def _cloth(job: Job):
    skein = Skein([material(job.colours["warp"], WOOL), material(job.colours["weft"], WOOL)], seed=3)
    web = Web(COLUMNS, ROWS, PITCH, PITCH, 0.0165, 0.0175, lambda i, j: (i + j) % 2 == 0, points=5, jitter=0.05)
    lay_warp(skein, web, _surface, lambda _: 0, before=0.02, after=0.25)
    lay_weft(skein, web, _surface, lambda columns, row: numpy.ones(len(columns), int))
    skein.fuzz(15000, 0.12, 0.0024)
    return skein.finish()


def _read_word(file: str):
    """The word's strokes and its points, each an area of the same picture, and that picture's width and height."""
    import cv2

    mask = (cv2.imread(file, cv2.IMREAD_GRAYSCALE) > 127).astype("uint8")
    top, left = numpy.argwhere(mask).min(0)
    bottom, right = numpy.argwhere(mask).max(0)
    mask = mask[top : bottom + 1, left : right + 1]
    count, areas, stats, _ = cv2.connectedComponentsWithStats(mask)
    strokes, points = [], []
    for i in range(1, count):
        (points if stats[i][4] < mask.sum() * 0.06 else strokes).append(areas == i)
    return strokes, points, mask.shape[1], mask.shape[0]


def _word(job: Job):
    skein = Skein([material(job.colours["thread"], SILK), material(job.colours["point"], SILK)], sides=8, seed=6)
    strokes, points, width, height = _read_word(job.prints["name"])
    scale = WORD / width
    middle = ROWS * PITCH / 2 + 0.22

    def place(x: float, y: float):
        return (x - width / 2) * scale, middle + (height / 2 - y) * scale

    for area in strokes:
        _satin(skein, area, place, 0.0165 / scale)
    eye = _tail(skein, place(*_tip(max(strokes, key=lambda area: area.sum()))))
    needle = _needle(job, skein, eye, math.radians(-5))
    skein.fuzz(2600, 0.08, 0.0012)
    for area in points:
        rows, columns = numpy.nonzero(area)
        _knot(skein, place(columns.mean(), rows.mean()), math.sqrt(area.sum() / math.pi) * scale)
    return skein.finish(), needle


def _satin(skein: Skein, area, place, gap: float) -> None:
    """Fills a stroke with stitches side by side, `gap` pixels apart, that lean as a pen's edge does."""
    slant = 0.32
    y = numpy.arange(area.shape[0])
    leaning = (numpy.indices(area.shape)[1] + slant * y[:, None])[area]
    for line in numpy.arange(leaning.min(), leaning.max(), gap):
        x = numpy.round(line - slant * y).astype(int)
        inside = (x >= 0) & (x < area.shape[1])
        hit = numpy.zeros(len(y), bool)
        hit[inside] = area[y[inside], x[inside]]
        for a, b in _runs(hit):
            _stitch(skein, place(x[a], a - 0.5), place(x[b], b + 0.5))


def _knot(skein: Skein, at, radius: float) -> None:
    """A point of a letter: thread wound round itself to a knot that stands on the cloth."""
    u = numpy.linspace(0, 1, 330)
    slope = math.pi * (0.06 + 0.48 * u)
    out, up = radius * 1.05 * numpy.sin(slope), radius * 0.8 * numpy.cos(slope)
    turn = 2 * math.pi * 8 * u
    foot = _surface(numpy.array([at[0]]), numpy.array([at[1]]))[0]
    skein.lay(foot + numpy.stack([out * numpy.cos(turn), out * numpy.sin(turn), up + 0.02 + 0.16 * radius * numpy.sin(turn + 1)], -1), 0.0125, 1, plies=0.3)


def _tip(stroke):
    """Where the last letter ends: as far right as its bowl reaches, in the lowest fifth of the word."""
    rows, columns = numpy.nonzero(stroke)
    low = rows > rows.max() * 0.8
    last = numpy.argmax(columns[low])
    return columns[low][last] - 4, rows[low][last]


def _runs(hit):
    edges = numpy.flatnonzero(numpy.diff(numpy.concatenate([[0], hit.astype(int), [0]])))
    return [(a, b - 1) for a, b in zip(edges[::2], edges[1::2]) if b - a > 2]


def _stitch(skein: Skein, start, end, thread: float = 0.0105) -> None:
    """One stitch: out of the cloth, over its filling, and in again. Long ones are parted, as they would sag."""
    (s0, t0), (s1, t1) = start, end
    length = math.hypot(s1 - s0, t1 - t0)
    parts = max(1, round(length / 0.42))
    for part in range(parts):
        u = numpy.linspace(part / parts, (part + 1) / parts, max(7, int(length / parts / 0.025)))
        wander = skein.chance.uniform(-0.005, 0.005, 2)
        s, t = s0 + (s1 - s0) * u + wander[0], t0 + (t1 - t0) * u + wander[1]
        v = numpy.linspace(0, 1, len(u))
        arch = 0.018 + (0.03 + 0.1 * min(length / parts, 0.3)) * (1 - (2 * v - 1) ** 4)
        arch[[0, -1]] = -0.01
        up = normals(_surface, s, t)
        skein.lay(_surface(s, t) + up * arch[:, None], thread, twist=9, up=up, plies=0.3)


def _tail(skein: Skein, tip):
    """The thread that is left: from the last letter's end in a loose line to the needle's eye, whose place it returns."""
    start = numpy.array(tip)
    bends = ((0, 0), (0.17, -0.09), (0.42, -0.38), (0.78, -0.5), (1.1, -0.36), (1.33, -0.46))
    way = start + numpy.array(bends)
    line = _spline(way, 40)
    up = normals(_surface, line[:, 0], line[:, 1])
    lift = numpy.full(len(line), 0.034)
    lift[:2] = (-0.01, 0.02)
    skein.lay(_surface(line[:, 0], line[:, 1]) + up * lift[:, None], 0.0145, 0, up=up)
    return line[-1]


def _spline(points, steps: int):
    """Through all points (Catmull-Rom), in as many steps each."""
    padded = numpy.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    t = numpy.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        pieces.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return numpy.concatenate([*pieces, points[-1:]])


def _needle(job: Job, skein: Skein, eye, turn: float):
    """A blunt tapestry needle lying on the cloth: a long eye, a shaft that tapers; the thread's end hangs out of it."""
    steel = Skein([material(job.colours["needle"], Finish(roughness=0.2, metallic=1))], sides=16, seed=1)
    ahead = numpy.array((math.cos(turn), math.sin(turn)))
    aside = numpy.array((-ahead[1], ahead[0]))

    def at(along, off, above: float = 0.074):
        flat = numpy.asarray(eye) + numpy.outer(along, ahead) + numpy.outer(off, aside)
        place = _surface(flat[:, 0], flat[:, 1])
        place[:, 2] += above - 0.04
        return place

    u = numpy.linspace(0, 1, 40)
    for side in (-1, 1):
        steel.lay(at(-0.1 + 0.36 * u, side * 0.03 * numpy.sin(math.pi * u) ** 0.6), 0.0135, plies=0)
    steel.lay(at(-0.14 + 0.06 * u, 0 * u), 0.018 * numpy.sin(math.pi * (0.02 + 0.9 * u)) ** 0.5, plies=0)
    steel.lay(at(0.23 + 0.98 * u, 0 * u), 0.025 * (1.02 - u) ** 0.45, plies=0)
    back = at(0.02 - 0.4 * u + 0.05 * numpy.sin(3 * u), -0.02 - 0.24 * u**1.5, 0.1)
    back[:, 2] -= 0.035 * numpy.clip(u * 3, 0, 1)
    skein.lay(back, 0.0145, 0, taper=True)
    return steel.finish()
