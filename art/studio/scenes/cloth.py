"""
Folded cloths in a stack, a runner laid over them whose fringe hangs free, and the weaver's label sewn to a fold.
Prints: runner (45 x 135), what is woven into it, a pixel a knot; label (320 x 170). Colours: wall, wood, and the
yarns low, middle and top (of the stack), stripe (of the middle one), ground, first, second, third (of the runner) and
ball.
"""

import math

import numpy

from camera import Camera
from geometry import backdrop, group, sheet
from job import Job
from light import Subject
from materials import Finish, ground, material
from spools import ball, shuttle
from thread import WOOL, Skein, Web, lay_warp, lay_weft, read_chart

CAMERAS = {
    "front": Camera(at=(0.6, -12.4, 3.6), to=(0.15, -0.2, 0.95), lens=88),
    "slant": Camera(at=(-4.4, -10.6, 4.5), to=(0.22, -0.45, 0.8), lens=80),
    "close": Camera(at=(3.4, -6.6, 2.7), to=(0.1, -0.8, 0.95), lens=82, fstop=0.6, focus=(0.1, -1.1, 1.1)),
}
WIDTH, DEPTH = 3.3, 2.4
CHART = (45, 135)
YARNS = ("ground", "first", "second", "third")


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=7)
    stack = group((-0.15, 0.3, 0), (0, 0, -9))
    _folded(job, stack, ("low", "low"), 0, 0.66, 0.056, 0.0, 0.05, -1.6, 1)
    _folded(job, stack, ("middle", "stripe"), 0.66, 0.56, 0.046, 0.06, 0.06, 1.4, 2)
    _folded(job, stack, ("top", "top"), 1.22, 0.48, 0.038, -0.05, -0.02, -0.8, 3)
    _runner(job, stack, 1.71)
    _label(job, stack)
    wood = ground("wood", job.colours["wood"])
    ball(job.colours["ball"], (2.18, -1.25, 0), 0.44, 5)
    shuttle(wood, job.colours["ball"], (-0.75, -2.15, 0), -7, 1.8)
    return Subject(middle=(0.1, -0.2, 0.9), reach=4.0)


def _fold(height: float, low: float, bulge: float, shift: float):
    """
    A cloth folded towards the camera: under, round the fold, and back above; 0 is where the fold begins. `height` is the
    fold's, `low` how high it lies, `bulge` how far it stands out where nothing presses it.
    """
    half = height / 2
    bend = math.pi * half

    def surface(s, t):
        turn = numpy.clip(t / bend, 0, 1) * math.pi
        back = numpy.where(t < 0, -t, numpy.clip(t - bend, 0, None))
        y = -DEPTH / 2 + half * 0.7 + back - half * 0.7 * numpy.sin(turn) + shift
        # Softest at the fold: it swells between the layers and its corners hang a little.
        above = (1 - numpy.cos(turn)) / 2
        droop = 0.09 * numpy.abs(2 * s / WIDTH) ** 6 * above * height / 0.5
        pillow = 0.035 * numpy.sin(1.9 * s + 9 * low) * numpy.sin(1.3 * back + 5 * low) * above
        wave = bulge * (numpy.sin(2.1 * s + 7 * low) + 0.5 * numpy.sin(4.7 * s + 3 * low)) * numpy.sin(turn)
        return numpy.stack([s, y - wave, low + half - half * numpy.cos(turn) - droop + pillow], -1)

    return surface, bend


def _folded(job: Job, stack, yarns, low: float, height: float, pitch: float, aside: float, shift: float, turn: float, seed: int) -> None:
    """Six layers, one fold in the other. Only the outermost is whole: of the others no more than their edges is seen."""
    where = group((aside, 0, 0), (0, 0, turn))
    where.parent = stack
    radius = pitch * 0.31
    skein = Skein([material(job.colours[name], WOOL) for name in yarns], sides=6, seed=seed)
    half = WIDTH / 2
    for layer in range(3):
        gap = height / 6 * layer
        surface, bend = _fold(height - 4 * radius - 2 * gap, low + 2 * radius + gap, 0.03 if layer == 0 else 0.01, shift + 0.8 * gap)
        depth = DEPTH - 0.12 - 0.03 * layer
        if layer == 0:
            _weave(skein, surface, pitch, radius, -half, half, -0.4, bend + depth)
            strips = ((-depth, -0.4),)
        else:
            strips = ((-depth, bend + depth),)
        for side in (-1, 1):
            for start, end in strips:
                edges = sorted((side * half, side * (half - 7 * pitch)))
                _weave(skein, surface, pitch, radius, *edges, start, end)
    skein.finish().parent = where


def _weave(skein: Skein, surface, pitch: float, radius: float, left: float, right: float, start: float, end: float) -> None:
    """Plain weave over part of a surface; every fifth finger of weft is the second yarn."""
    web = Web(round((right - left) / pitch), round((end - start) / pitch), pitch, pitch, radius * 1.2, radius * 1.3, lambda i, j: (i + j) % 2 == 0, points=4)
    middle = (left + right) / 2
    first = round(start / pitch)
    placed = lambda s, t: surface(s + middle, t + first * pitch)
    lay_warp(skein, web, placed, lambda _: 0)
    lay_weft(skein, web, placed, lambda columns, row: numpy.full(len(columns), 1 if (first + row) % 19 < 3 else 0))


def _runner(job: Job, stack, top: float) -> None:
    """Tapestry over the front edge, hanging free, the ends of its warp left as a fringe."""
    columns, rows = CHART[0] + 8, CHART[1] * 2 + 20
    pitch = 0.032
    chart = read_chart(job.prints["runner"], *CHART, [job.colours[name] for name in YARNS])
    hang, round_ = 1.06, 0.17
    bend = math.pi / 2 * round_
    edge = -DEPTH / 2 - 0.1
    lift = 0.035

    def surface(s, t):
        # From the foot up, over the edge and back.
        turn = numpy.clip((t - hang) / bend, 0, 1) * math.pi / 2
        below, beyond = numpy.clip(hang - t, None, 5) * (t < hang), numpy.clip(t - hang - bend, 0, None)
        sway = 0.03 * numpy.sin(3.2 * s + 0.8) * (below / hang) ** 1.2 + 0.045 * (below / hang) ** 2
        y = edge + round_ * (1 - numpy.sin(math.pi / 2 - turn)) + beyond - sway
        z = top + lift - round_ + round_ * numpy.sin(turn) - below
        return numpy.stack([s + 0.015 * numpy.sin(2.4 * t) * (below > 0) * below, y, z], -1)

    where = group((-0.45, 0, 0), (0, 0, 2))
    where.parent = stack
    skein = Skein([material(job.colours["first"], WOOL), *(material(job.colours[name], WOOL) for name in YARNS)], seed=8)
    web = Web(columns, rows, pitch, pitch / 2 * 0.92, 0.0085, 0.013, lambda i, j: (i + j) % 2 == 0, stiff=1)

    def colour(across, row: int):
        up, over = row // 2 - 6, across - 4
        inside = (over >= 0) & (over < CHART[0]) & (0 <= up < CHART[1])
        return 1 + numpy.where(inside, chart[min(max(up, 0), CHART[1] - 1), numpy.clip(over, 0, CHART[0] - 1)], 0)

    lay_warp(skein, web, surface, lambda _: 0)
    lay_weft(skein, web, surface, colour)
    _fringe(skein, web, surface)
    skein.finish().parent = where


def _fringe(skein: Skein, web: Web, surface) -> None:
    """Two warp ends of two plies to a tassel: they meet in a knot under the cloth and hang from it, each its own way."""
    chance = skein.chance
    for first in range(0, web.columns - 1, 2):
        centre = web.place(first + 0.5) + chance.uniform(-0.006, 0.006)
        drop = chance.uniform(0.26, 0.34)
        knot = surface(numpy.array([centre]), numpy.array([-0.055]))[0]
        lean = chance.uniform(-0.03, 0.03, 2)
        for end in range(2):
            for ply in range(3):
                start = surface(numpy.array([web.place(first + end)]), numpy.array([0.01]))[0]
                foot = knot + (lean[0] + chance.uniform(-0.03, 0.03), lean[1] + chance.uniform(-0.02, 0.02), -drop - chance.uniform(0, 0.03))
                bow = chance.uniform(-0.012, 0.012, 2)
                u = numpy.linspace(0, 1, 12)[:, None]
                upper = start + (knot - start) * u
                lower = knot + (foot - knot) * u + numpy.concatenate([bow, [0]]) * numpy.sin(math.pi * u)
                skein.lay(numpy.concatenate([upper, lower[1:]]), 0.0075, 0, twist=14, taper=True)
        angle = numpy.linspace(0, 4 * math.pi, 34)
        ring = numpy.stack([0.017 * numpy.cos(angle), 0.017 * numpy.sin(angle), numpy.linspace(-0.014, 0.014, 34)], -1)
        skein.lay(knot + ring, 0.009, 0)


def _label(job: Job, stack) -> None:
    """A ribbon sewn to the middle cloth's fold at both its ends."""
    printed = material(finish=Finish(roughness=0.55, specular=0.25, sheen=0.3, relief="linen", relief_depth=0.3, relief_scale=1.6, relief_height=0.004), picture=job.prints["label"])
    outer, bend = _fold(0.56 - 0.057, 0.66 + 0.0285, 0.03, 0.06)
    wide, tall, x = 0.8, 0.425, 1.06
    middle = bend / 2

    def at(across, along, out):
        s, t = numpy.array([x + across]), numpy.array([middle + along])
        right = outer(s + 0.01, t) - outer(s - 0.01, t)
        ahead = outer(s, t + 0.01) - outer(s, t - 0.01)
        up = numpy.cross(right, ahead)[0]
        return outer(s, t)[0] + up / numpy.linalg.norm(up) * out

    def bend_label(u: float, v: float):
        return tuple(at((u - 0.5) * wide, (v - 0.5) * tall, 0.068 - 0.01 * abs(2 * u - 1) ** 8))

    sheet(24, 16, bend_label, printed, thickness=0.008).parent = stack
    skein = Skein([material(job.colours["first"], WOOL)], sides=6, seed=2)
    for side in (-1, 1):
        for i in range(8):
            along = (i - 3.5) / 8 * tall * 0.98
            ends = [at(side * (wide / 2 - 0.035), along - 0.012, 0.066), at(side * (wide / 2 - 0.005), along, 0.08), at(side * (wide / 2 + 0.02), along + 0.012, 0.03)]
            skein.lay(numpy.array(ends), 0.007)
    skein.finish().parent = stack
