"""Things to eat, true to their form: each is laid into a dish or on a tray by its scene."""

import math
import random

import bmesh
from mathutils import Vector, noise

from geometry import ball, lathe, mesh_object, outline, place, sheet, tube
from materials import GLAZE, Finish, material
from tableware import disc, many, thin_glass

HERB = "#3F7A45"
MOIST = Finish(roughness=0.28, specular=0.5, coat=0.3)
FRIED = Finish(roughness=0.7, specular=0.25, relief="sand", relief_depth=0.9, relief_scale=0.9, relief_height=0.03, mottle=0.4, mottle_map="sand", mottle_scale=0.8)


def spread(count: int, reach: float, chance: random.Random, jitter: float = 0.05):
    """Places in a round, as even as seeds in a sunflower."""
    for i in range(count):
        angle, out = i * 2.39996, reach * math.sqrt((i + 0.5) / count)
        yield out * math.cos(angle) + chance.uniform(-jitter, jitter), out * math.sin(angle) + chance.uniform(-jitter, jitter), out / reach


def fleck(colour: str, at, where, count: int, reach: float, size: float, seed: int) -> None:
    """Chopped herb or spice strewn over a round of `reach`, at the height `at` gives for a distance from 0 to 1."""
    chance = random.Random(seed)
    leaf = sheet(6, 4, lambda u, v: ((u - 0.5) * 2, (v - 0.5) * math.sin(math.pi * min(1, u + 0.12)) * 1.3, 0.3 * math.sin(3 * u)), material(colour, Finish(roughness=0.6)), thickness=0.12)
    laid = []
    for x, y, out in spread(count, reach, chance, reach * 0.2):
        s = size * chance.uniform(0.6, 1.2)
        laid.append(((x, y, at(min(out, 1))), (chance.uniform(-20, 20), chance.uniform(-20, 20), chance.uniform(0, 360)), (s, s, s)))
    many(leaf, laid, where)


def ful(where, radius: float, level: float) -> None:
    """Stewed fava beans heaped in their sauce, with pools of oil and parsley."""
    chance = random.Random(5)
    sauce = material("#6B3A1C", Finish(roughness=0.18, specular=0.5, coat=0.4))
    disc(radius, sauce, (0, 0, level), where)

    def heap(out: float) -> float:
        return level + 0.02 + 0.13 * (1 - out * out)

    for seed, colour in ((0, "#8A4B22"), (1, "#743A1A"), (2, "#9C5E2E")):
        bean = ball(1, material(colour, MOIST), (0, 0, 0))
        laid = []
        for i, (x, y, out) in enumerate(spread(96, radius * 0.86, chance, 0.03)):
            if i % 3 == seed:
                laid.append(((x, y, heap(out) + chance.uniform(-0.02, 0.02)), (chance.uniform(-25, 25), chance.uniform(-25, 25), chance.uniform(0, 360)), (0.098, 0.066, 0.05)))
        many(bean, laid, where)
    oil = thin_glass("#F2B544", mirror=0.3)
    for x, y, wide, turn in ((-0.14, -0.04, 0.3, 20), (0.28, 0.2, 0.2, 70), (0.14, -0.36, 0.17, -15)):
        pool = ball(1, oil, (0, 0, 0))
        pool.scale = (wide, wide * 0.7, 0.05)
        place(pool, (x, y, heap(math.hypot(x, y) / 0.7) + 0.02), (0, 0, turn), where)
    fleck(HERB, lambda out: heap(out) + 0.075, where, 26, radius * 0.7, 0.036, 8)


def fried_egg(where, at, radius: float, seed: int, yolk: str) -> None:
    """An egg fried in oil: a crisp edge, a white with a soft rim, a yolk that stands up."""
    chance = random.Random(seed)
    phases = [(k, chance.uniform(0, 6.3), 0.13 / k) for k in (2, 3, 5)]
    edge = [radius * (1 + sum(a * math.sin(k * t + p) for k, p, a in phases)) for t in (2 * math.pi * i / 120 for i in range(120))]
    for grow, z, thick, colour in ((1.035, 0, 0.02, "#B9722A"), (1, 0.012, 0.05, "#FFFBF2")):
        shape = [(r * grow * math.cos(2 * math.pi * i / 120), r * grow * math.sin(2 * math.pi * i / 120)) for i, r in enumerate(edge)]
        item = outline([shape], thick, material(colour, GLAZE), bevel=thick * 0.45)
        place(item, (at[0], at[1], at[2] + z + thick / 2), parent=where)
    dome = ball(1, material("#FFFBF2", GLAZE), (0, 0, 0))
    dome.scale = (radius * 0.62, radius * 0.6, 0.06)
    place(dome, (at[0], at[1], at[2] + 0.04), parent=where)
    middle = ball(1, material(yolk, Finish(roughness=0.16, specular=0.5, coat=0.5)), (0, 0, 0))
    middle.scale = (radius * 0.38, radius * 0.38, 0.12)
    place(middle, (at[0], at[1], at[2] + 0.075), parent=where)


def taameya(where, at, radius: float, seed: int, opened: bool = False) -> None:
    """A fried bean cake strewn with sesame; `opened`, its lid is off and its green inside is seen."""
    chance = random.Random(seed)
    shift = Vector([chance.random() * 40 for _ in range(3)])
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=5, radius=1)
    for vertex in mesh.verts:
        swell = 1 + 0.07 * noise.noise(vertex.co * 2.4 + shift) + 0.045 * noise.noise(vertex.co * 6 + shift)
        vertex.co = Vector((vertex.co.x * swell, vertex.co.y * swell, vertex.co.z * swell * 0.42)) * radius
    if opened:
        everything = [*mesh.verts, *mesh.edges, *mesh.faces]
        cut = bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=(0, 0, 0.24 * radius), plane_no=(0.1, 0.05, 1), clear_outer=True)
        rim = [each for each in cut["geom_cut"] if isinstance(each, bmesh.types.BMEdge)]
        for face in bmesh.ops.contextual_create(mesh, geom=rim)["faces"]:
            face.material_index = 1
    crust = material("#A4692B", FRIED)
    inside = material("#86A244", Finish(roughness=0.9, specular=0.1, relief="sand", relief_depth=1, relief_scale=0.9, relief_height=0.04, mottle=0.4, mottle_map="sand", mottle_scale=0.9))
    cake = mesh_object(mesh, [crust, inside], 40)
    place(cake, (at[0], at[1], at[2] + radius * 0.36), (0, 0, chance.uniform(0, 360)), where)
    if opened:
        return
    sesame = ball(1, material("#F1DFBE", Finish(roughness=0.5)), (0, 0, 0))
    laid = []
    for x, y, out in spread(11, radius * 0.62, chance, 0.03):
        z = at[2] + radius * (0.36 + 0.41 * math.sqrt(max(0, 1 - out * out * 0.4)))
        laid.append(((at[0] + x, at[1] + y, z), (0, 0, chance.uniform(0, 360)), (0.026, 0.015, 0.012)))
    many(sesame, laid, where)


def slice_of(where, at, turn, radius: float, rind: str, printed, thick: float = 0.07) -> None:
    """A round slice of something, its inside printed on it."""
    skin = lathe([(0, 0), (radius - 0.01, 0), (radius, 0.012), (radius, thick - 0.012), (radius - 0.01, thick), (0, thick)], material(rind, MOIST), segments=64)
    place(skin, at, turn, where)
    disc(radius * 0.99, printed, (0, 0, thick + 0.001), skin)


def tahini(where, radius: float, level: float) -> None:
    """Sesame cream stirred into a spiral, oil in its groove."""

    def stirred(u: float, v: float):
        angle, out = 2 * math.pi * v, radius * u
        ridge = math.sin(2 * math.pi * (2.6 * u - v)) * 0.045 * math.sin(math.pi * min(1, u * 1.05)) ** 0.5 if u else 0
        return (out * math.cos(angle), out * math.sin(angle), level + ridge + 0.05 * (1 - u))

    sheet(48, 128, stirred, material("#E7CFA0", Finish(roughness=0.3, specular=0.5, coat=0.2))).parent = where
    groove = [0.15 + 0.75 * i / 40 for i in range(41)]
    oil = material("#C9820F", Finish(roughness=0.06, specular=0.6, coat=0.6))
    path = [(u * radius * math.cos(2 * math.pi * (2.6 * u + 0.25)), u * radius * math.sin(2 * math.pi * (2.6 * u + 0.25)), level + 0.01 + 0.05 * (1 - u)) for u in groove if u < 0.82]
    tube(path, 0.028, oil).parent = where


def baladi(at, turn, radius: float, crust, seed: int) -> None:
    """A flat loaf of bran bread, blown up in the oven and fallen again; `crust` is printed on it from above."""
    chance = random.Random(seed)
    shift = Vector([chance.random() * 40 for _ in range(3)])
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=128, v_segments=64, radius=1)
    layer = mesh.loops.layers.uv.new("UVMap")
    for vertex in mesh.verts:
        out = min(1, math.hypot(vertex.co.x, vertex.co.y))
        swell = 1 + 0.03 * noise.noise(Vector((vertex.co.x, vertex.co.y, 0)) * 1.3 + shift)
        bump = 0.03 * noise.noise(vertex.co * 2.2 + shift) + 0.014 * noise.noise(vertex.co * 6 + shift)
        puff = 0.11 * (1 - out**6) ** 0.5 + bump * (1 - out**4)
        x, y = vertex.co.x * swell, vertex.co.y * swell
        vertex.co = Vector((x * radius, y * radius, math.copysign(puff * (1 if vertex.co.z > 0 else 0.3), vertex.co.z)))
    for face in mesh.faces:
        for loop in face.loops:
            loop[layer].uv = (loop.vert.co.x / radius / 2.1 + 0.5, loop.vert.co.y / radius / 2.1 + 0.5)
    place(mesh_object(mesh, [crust], 60), at, turn)
