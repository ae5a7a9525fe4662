"""Yarn, and cloth that is really woven of it: every thread passes over and under the ones it crosses."""

import math
from dataclasses import dataclass
from typing import Callable, Sequence

import bpy
import numpy

from geometry import link
from materials import Finish

#: Spun wool takes hardly any light at its surface, but a little along its edge.
WOOL = Finish(roughness=0.95, specular=0.08, sheen=0.35, mottle=0.16, mottle_map="felt", mottle_scale=1.1)
#: Mercerised cotton and silk shine a little across the thread.
SILK = Finish(roughness=0.5, specular=0.3, sheen=0.3, mottle=0.06, mottle_map="felt", mottle_scale=1.1)

#: Places on a surface from how far across and how far along it, in units, as arrays.
Surface = Callable[[numpy.ndarray, numpy.ndarray], numpy.ndarray]


class Skein:
    """Threads that become one mesh. `materials` are named by their place in the list."""

    def __init__(self, materials: Sequence, sides: int = 8, seed: int = 1):
        self.materials = list(materials)
        self.sides = sides
        self.chance = numpy.random.default_rng(seed)
        self.vertices: list = []
        self.faces: list = []
        self.colours: list = []
        self.count = 0

    def lay(self, points, radius, colour=0, twist: float = 9, up=None, taper: bool = False, plies: float = 0.26) -> None:
        """
        One thread through the points; `radius` is one for all or one each. `colour` is a material's place, or one for each
        piece between two points; `twist` is how often two plies turn round each other in a unit, `up` the surface's normals
        where the thread lies on one.
        """
        points = numpy.asarray(points, float)
        side, above, along = _frames(points, up)
        thick = numpy.broadcast_to(radius, len(points)) * (1 + 0.06 * _drift(self.chance, len(points)) * (plies > 0))
        if taper:
            thick[[0, -1]] *= 0.15
        turn = 2 * math.pi * (twist * along + self.chance.random())
        angle = numpy.linspace(0, 2 * math.pi, self.sides, endpoint=False)[None]
        reach = thick[:, None] * (1 - plies / 2 + plies / 2 * numpy.cos(2 * (angle - turn[:, None])))
        ring = points[:, None] + reach[..., None] * (numpy.cos(angle)[..., None] * side[:, None] + numpy.sin(angle)[..., None] * above[:, None])
        rings, sides = len(points), self.sides
        corner = self.count + numpy.arange(rings * sides).reshape(rings, sides)
        after = numpy.roll(corner, -1, axis=1)
        quads = numpy.stack([corner[:-1], after[:-1], after[1:], corner[1:]], -1).reshape(-1, 4)
        self.vertices.append(ring.reshape(-1, 3))
        self.faces.append(quads)
        self.colours.append(numpy.repeat(numpy.broadcast_to(colour, rings - 1), sides))
        self.count += rings * sides

    def fuzz(self, count: int, length: float, thin: float) -> None:
        """Loose fibres that stand off the threads laid so far, as wool has them; only seen from close by."""
        body = numpy.concatenate(self.vertices).reshape(-1, self.sides, 3)
        colour = numpy.concatenate([numpy.append(each[:: self.sides], each[-1]) for each in self.colours])
        chosen = self.chance.integers(0, len(body) - 1, count)
        root = body[chosen, self.chance.integers(0, self.sides, count)]
        middle = body[chosen].mean(1)
        out, ahead = _unit(root - middle), _unit(body[chosen + 1].mean(1) - middle)
        aside = _unit(numpy.cross(ahead, out))
        long = length * self.chance.uniform(0.4, 1, (count, 1))
        way = ahead * self.chance.choice((-1.0, 1.0), (count, 1)) + aside * self.chance.uniform(-1, 1, (count, 1))
        lift, curl = self.chance.uniform(0.15, 0.7, (count, 1)), self.chance.uniform(-0.5, 0.5, (count, 1))
        rings, sides = 5, 3
        angle = numpy.linspace(0, 2 * math.pi, sides, endpoint=False)
        across = numpy.cos(angle)[:, None, None] * out + numpy.sin(angle)[:, None, None] * aside
        fibre = []
        for u in numpy.linspace(0, 1, rings):
            at = root + long * (u * way + lift * math.sin(2.2 * u) * out + curl * u * u * aside)
            fibre.append(at + across * thin * (1.05 - u))
        corner = numpy.arange(count * rings * sides).reshape(rings, sides, count) + self.count
        after = numpy.roll(corner, -1, axis=1)
        quads = numpy.stack([corner[:-1], after[:-1], after[1:], corner[1:]], -1)
        self.vertices.append(numpy.stack(fibre).reshape(-1, 3))
        self.faces.append(quads.reshape(-1, 4))
        self.colours.append(numpy.broadcast_to(colour[chosen], quads.shape[:-1]).ravel())
        self.count += count * rings * sides

    def finish(self):
        """Puts all threads into the scene as one object."""
        vertices, faces = numpy.concatenate(self.vertices), numpy.concatenate(self.faces)
        data = bpy.data.meshes.new("skein")
        data.vertices.add(len(vertices))
        data.vertices.foreach_set("co", vertices.ravel())
        data.loops.add(faces.size)
        data.loops.foreach_set("vertex_index", faces.ravel())
        data.polygons.add(len(faces))
        data.polygons.foreach_set("loop_start", numpy.arange(0, faces.size, 4))
        data.polygons.foreach_set("loop_total", numpy.full(len(faces), 4))
        data.polygons.foreach_set("material_index", numpy.concatenate(self.colours).astype(int))
        data.polygons.foreach_set("use_smooth", numpy.ones(len(faces), bool))
        for material in self.materials:
            data.materials.append(material)
        data.update(calc_edges=True)
        return link(bpy.data.objects.new("skein", data))


def _drift(chance, count: int):
    """A slow wandering between about -2 and 2, as a hand has it."""
    knots = chance.standard_normal(max(2, count // 9) + 1)
    return numpy.interp(numpy.linspace(0, len(knots) - 1, count), numpy.arange(len(knots)), knots)


def _unit(vectors):
    return vectors / numpy.maximum(numpy.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def _frames(points, up):
    """Two directions across a thread at each of its points, and how far along it the point is."""
    steps = numpy.diff(points, axis=0)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(steps, axis=1))])
    tangent = _unit(numpy.gradient(points, axis=0))
    if up is None:
        # Carried along the thread, so that it never turns over.
        above = numpy.empty_like(points)
        start = numpy.array((0.0, 0.0, 1.0)) if abs(tangent[0, 2]) < 0.9 else numpy.array((1.0, 0.0, 0.0))
        for i, way in enumerate(tangent):
            start = start - way * (start @ way)
            start = above[i] = start / max(1e-9, numpy.linalg.norm(start))
    else:
        above = up
    side = _unit(numpy.cross(tangent, above))
    return side, numpy.cross(side, tangent), along


def normals(surface: Surface, across, along, step: float = 0.004):
    """Which way a surface faces, at its places."""
    right = surface(across + step, along) - surface(across - step, along)
    ahead = surface(across, along + step) - surface(across, along - step)
    return _unit(numpy.cross(right, ahead))


@dataclass(frozen=True)
class Web:
    """
    How a cloth is woven: threads of the warp run along it, those of the weft across. `over(column, row)` says whether
    the weft passes over the warp there. `stiff` is how straight the warp stays: 0 shares the bend, 1 leaves it to the weft.
    """

    columns: int
    rows: int
    column_pitch: float
    row_pitch: float
    warp: float
    weft: float
    over: Callable[[numpy.ndarray, numpy.ndarray], numpy.ndarray]
    stiff: float = 0
    points: int = 5
    jitter: float = 0.06

    def place(self, column):
        """How far across a warp is; the cloth's middle is 0."""
        return (column - (self.columns - 1) / 2) * self.column_pitch


def lay_warp(skein: Skein, web: Web, surface: Surface, colour, before: float = 0, after: float = 0) -> None:
    """The threads along a cloth; `colour(column)` names a material. `before` and `after` leave them longer than it."""
    rows = numpy.arange(web.rows)
    for column in range(web.columns):
        sign = numpy.where(web.over(numpy.full(web.rows, column), rows), -1.0, 1.0)
        along = numpy.linspace(0, web.rows, web.rows * web.points + 1)
        lift = _between(sign, along - 0.5) * (web.warp + web.weft) / 2 * (1 - web.stiff)
        ends = [numpy.linspace(-before, 0, max(2, int(before / 0.02)))[:-1] if before else numpy.empty(0), numpy.linspace(0, after, max(2, int(after / 0.02)))[1:] if after else numpy.empty(0)]
        t = numpy.concatenate([ends[0], along * web.row_pitch, web.rows * web.row_pitch + ends[1]])
        h = numpy.concatenate([numpy.full(len(ends[0]), lift[0]), lift, numpy.full(len(ends[1]), lift[-1])])
        s = web.place(column) + web.jitter * web.column_pitch * _drift(skein.chance, len(t))
        up = normals(surface, s, t)
        skein.lay(surface(s, t) + up * h[:, None], web.warp, colour(column), up=up)


def lay_weft(skein: Skein, web: Web, surface: Surface, colour, reach: Callable[[int], tuple[int, int]] | None = None) -> None:
    """
    The threads across a cloth; `colour(columns, row)` names a material for every crossing. `reach(row)` gives the first
    column of a row and the one after its last, for cloth that is still being woven.
    """
    for row in range(web.rows):
        first, last = reach(row) if reach else (0, web.columns)
        if last - first < 2:
            continue
        columns = numpy.arange(first, last)
        sign = numpy.where(web.over(columns, numpy.full(len(columns), row)), 1.0, -1.0)
        # As far as the last warp's outer side, round which it turns.
        across = numpy.linspace(0.1, len(columns) - 0.1, len(columns) * web.points + 1)
        share = (1 + web.stiff) / 2
        h = _between(sign, across - 0.5) * (web.warp + web.weft) * share
        s = web.place(first) + (across - 0.5) * web.column_pitch
        t = (row + 0.5 + web.jitter * _drift(skein.chance, len(s))) * web.row_pitch
        up = normals(surface, s, t)
        crossing = numpy.clip(across[:-1].astype(int), 0, len(columns) - 1)
        skein.lay(surface(s, t) + up * h[:, None], web.weft, numpy.asarray(colour(columns, row))[crossing], up=up)


def _between(sign, at):
    """Passes softly from one crossing to the next; flat where the thread stays on its side."""
    low = numpy.clip(numpy.floor(at).astype(int), 0, len(sign) - 1)
    high = numpy.clip(low + 1, 0, len(sign) - 1)
    t = numpy.clip(at - low, 0, 1)
    t = t * t * (3 - 2 * t)
    return sign[low] * (1 - t) + sign[high] * t


def read_chart(file: str, columns: int, rows: int, colours: Sequence[str]):
    """What is to be woven, a pixel a knot, as the place of the nearest colour; from its foot up."""
    picture = bpy.data.images.load(file)
    width, height = picture.size
    pixels = numpy.array(picture.pixels[:]).reshape(height, width, 4)[..., :3]
    down = ((numpy.arange(rows) + 0.5) * height / rows).astype(int)
    across = ((numpy.arange(columns) + 0.5) * width / columns).astype(int)
    yarns = numpy.array([[int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)] for colour in colours])
    return numpy.argmin(((pixels[down][:, across][:, :, None] - yarns) ** 2).sum(-1), -1)
