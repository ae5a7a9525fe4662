"""What yarn comes on: cones, balls and the boat shuttle that carries it through the warp."""

import math
from typing import Callable

import bmesh
import numpy

from geometry import Point3, box, group, lathe, mesh_object, place, rounded
from materials import PAPER, SATIN, material
from thread import WOOL, Skein


def cone(colour: str, paper: str, at: Point3, height: float, seed: int) -> None:
    """A paper cone with yarn wound crosswise on it."""
    where = group(at, (0, 0, 40 * seed))
    low, high = height * 0.4, height * 0.2
    lathe([(0, 0), (low * 0.86, 0), (low * 0.86, 0.02), (high * 0.55, height + 0.12), (high * 0.45, height + 0.12), (high * 0.42, height)], material(paper, PAPER), segments=64).parent = where
    wool = material(colour, WOOL)
    lathe([(0, 0.03), *rounded(low - 0.05, 0.08, 0.05, -90, 0), *rounded(high - 0.05, height - 0.05, 0.05, 0, 90), (0, height)], wool, segments=96).parent = where
    skein = Skein([wool], sides=6, seed=seed)
    _wind(skein, lambda t: low + (high - low) * t, height, 0.013, passes=72, turns=3.3)
    skein.finish().parent = where


def ball(colour: str, at: Point3, radius: float, seed: int, thread: float = 0.024) -> None:
    """Yarn wound to a ball, in bundles of rounds that each lie another way."""
    wool = material(colour, WOOL)
    skein = Skein([wool], sides=6, seed=seed)
    chance = numpy.random.default_rng(seed)
    angle = numpy.linspace(0, 2 * math.pi, 97)
    for _ in range(26):
        pole = chance.standard_normal(3)
        pole /= numpy.linalg.norm(pole)
        first = numpy.cross(pole, (0.3, 0.5, 0.8))
        first /= numpy.linalg.norm(first)
        second = numpy.cross(pole, first)
        out = radius * chance.uniform(0.93, 1)
        for lane in range(-3, 4):
            off = lane * thread * 1.9
            r = math.sqrt(max(0.0, out * out - off * off))
            skein.lay(numpy.outer(numpy.cos(angle) * r, first) + numpy.outer(numpy.sin(angle) * r, second) + pole * off, thread)
    ball_of = skein.finish()
    place(ball_of, (at[0], at[1], at[2] + radius * 0.99))
    core = lathe([(0.001, -radius * 0.93), *rounded(0, 0, radius * 0.93, -88, 88, 40), (0.001, radius * 0.93)], wool, segments=64)
    place(core, (at[0], at[1], at[2] + radius * 0.99))


def shuttle(wood, colour: str, at: Point3, turn: float, length: float = 1.9) -> None:
    """A boat shuttle lying on its flat side, a full pirn in its hollow."""
    where = group(at, (0, 0, turn))
    width, height = length * 0.17, length * 0.105
    hull = _hull(wood, length, width, height)
    hull.parent = where
    cutter = place(box((length * 0.52, width * 0.66, height), {"side": wood}, bevel=0, corner=width * 0.3), (0, 0, height * 0.72), parent=where)
    cutter.hide_render = True
    hollow = hull.modifiers.new("hollow", "BOOLEAN")
    hollow.operation, hollow.object, hollow.solver = "DIFFERENCE", cutter, "EXACT"
    steel = material("#B9B4AC", SATIN)
    for side in (-1, 1):
        place(lathe([(0, 0), (0.03, 0), (0.024, 0.06), (0.004, 0.12), (0, 0.12)], steel, segments=32), (side * length * 0.488, 0, height * 0.62), (0, side * 90, 0), where)
    pirn = group((-length * 0.23, 0, height * 0.72), (0, 90, 0))
    pirn.parent = where
    _pirn(wood, material(colour, WOOL), pirn, length * 0.46, width * 0.27)


def _hull(wood, length: float, width: float, height: float):
    """The shuttle's body: its foot curves up towards the tips, its deck stays level."""
    around, rings = 32, []
    mesh = bmesh.new()
    for i in range(65):
        x = -1 + i / 32
        swell = max(0.02, (1 - abs(x) ** 2.3) ** 0.75)
        ring = []
        for j in range(around):
            a = 2 * math.pi * j / around
            out, up = (math.copysign(abs(part) ** 0.55, part) for part in (math.cos(a), math.sin(a)))
            z = height / 2 + up * height / 2 * (swell if up < 0 else 0.55 + 0.45 * swell)
            ring.append(mesh.verts.new((x * length / 2, out * width / 2 * swell, z)))
        rings.append(ring)
    for one, following in zip(rings, rings[1:]):
        for j in range(around):
            mesh.faces.new((one[j], one[(j + 1) % around], following[(j + 1) % around], following[j]))
    mesh.faces.new(rings[0])
    mesh.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return mesh_object(mesh, [wood], 40)


def _pirn(wood, wool, where, length: float, radius: float) -> None:
    """A stick with yarn on it that stands on the origin; thinner where it runs off."""

    def thick(t: float) -> float:
        return radius * (1 - 0.75 * max(0.0, t - 0.55) / 0.45)

    lathe([(0, 0), (0.028, 0), (0.02, length), (0, length)], wood, segments=32).parent = where
    lathe([(0, 0.02), *((thick(t / 20) - 0.012, length * (0.03 + 0.9 * t / 20)) for t in range(21)), (0, length * 0.93)], wool, segments=48).parent = where
    skein = Skein([wool], sides=6, seed=3)
    _wind(skein, lambda t: thick(t) - 0.008, length * 0.96, 0.013, passes=6, turns=22)
    skein.finish().parent = where


def _wind(skein: Skein, radius: Callable[[float], float], height: float, thread: float, passes: int, turns: float) -> None:
    """
    Yarn laid crosswise round a body that stands on the origin: up and down again, always round the same way, so that it
    crosses itself; `turns` rounds a pass.
    """
    for layer in range(passes):
        t = numpy.linspace(0, 1, int(turns * 40))
        up = 0.03 + 0.94 * (t if layer % 2 == 0 else 1 - t)
        angle = 2 * math.pi * (turns * t + skein.chance.random())
        out = numpy.array([radius(each) for each in up]) + thread * 0.8 * (layer + skein.chance.random() * 0.5) / passes
        skein.lay(numpy.stack([out * numpy.cos(angle), out * numpy.sin(angle), up * height], -1), thread)
