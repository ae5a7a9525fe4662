"""
The menu of a grill as a board on its counter: four cuts lie in a row from raw to charred, each above its temperature.
Behind them glow the coals. Chopsticks point at one; the cook has put down his knife on a cloth, and salt beside its bowl.
Prints: board (1840 × 520, its upper side), cut_1 … cut_4 (352 × 305, the cuts from above) and their mask, shape.
Colours: counter, board, crust_1 … crust_4, iron, ember, coal, sticks, bowl, blade, handle, cloth.
"""

import math
import random

import bmesh
from mathutils import Vector, noise

from camera import Camera
from geometry import box, group, lathe, mesh_object, outline, pebble, place, plane, sheet, tube
from job import Job
from light import Subject, area
from materials import CLOTH, GLAZE, Finish, ground, light_box, material

CAMERAS = {
    "seat": Camera(at=(-4.9, -9.1, 5.0), to=(-0.5, -0.25, 0.3), lens=44),
    "coals": Camera(at=(-4.3, -7.0, 4.55), to=(-0.95, 1.08, 0.52), lens=56),
    "cut": Camera(at=(-1.75, -3.9, 3.6), to=(-1.05, 0.2, 0.6), lens=62, fstop=0.5, focus=(-1.15, 0.2, 0.95)),
}
WIDE, DEEP, THICK = 9.2, 2.6, 0.34
#: Where each cut lies along the board, and how it is turned.
CUTS = ((-3.4, 24), (-1.15, -3), (1.12, 168), (3.4, 14))
#: Width of a cut's picture, thickness of a cut, and the directions it is drawn in.
SIZE, THICKNESS, SPOKES = 2.12, 0.5, 96


def build(job: Job) -> Subject:
    counter = ground("wood", job.colours["counter"])
    place(box((40, 9, 0.4), {"side": counter}, bevel=0.05), (0, -2.2, -0.2))
    board = ground("wood", job.colours["board"])
    top = material(finish=Finish(roughness=0.55, specular=0.3, relief="wood", relief_depth=0.25, relief_scale=0.3, relief_height=0.01), picture=job.prints["board"])
    place(box((WIDE, DEEP, THICK), {"top": top, "side": board}, bevel=0.03), (0, 0, THICK / 2 + 0.12))
    for x in (-3.9, 3.9):
        place(box((0.5, DEEP - 0.4, 0.12), {"side": board}, bevel=0.02), (x, 0, 0.06))
    for i, (x, turn) in enumerate(CUTS):
        _cut(job, i + 1, group((x, 0.38, THICK + 0.12), (0, 0, turn)))
    _fire(job)
    _sticks(job)
    _bowl(job, (2.7, -2.7, 0))
    _knife(job, (-3.6, -2.5, 0))
    _salt(job)
    return Subject(middle=(0, 0, 0.5), reach=4.6)


def _contour(mask: str) -> tuple[list[float], float, float]:
    """How far the cut reaches in each of 96 directions, in parts of the picture's width; and the picture's sides."""
    import cv2

    picture = cv2.imread(mask, cv2.IMREAD_GRAYSCALE)
    tall, wide = picture.shape
    reach = []
    for i in range(SPOKES):
        along = 2 * math.pi * i / SPOKES
        far = next(r for r in range(wide // 2, 0, -1) if _white(picture, wide / 2 + r * math.cos(along), tall / 2 - r * math.sin(along)))
        reach.append(far / wide)
    return reach, wide, tall


def _white(picture, x: float, y: float) -> bool:
    return 0 <= int(y) < picture.shape[0] and 0 <= int(x) < picture.shape[1] and picture[int(y), int(x)] > 127


def _cut(job: Job, number: int, where) -> None:
    """A rib-eye as thick as two fingers: a crust round it, and a face that shines."""
    sear = Finish(roughness=0.5, specular=0.35, relief="sand", relief_depth=0.8, relief_scale=0.7, relief_height=0.04, mottle=0.5, mottle_map="sand", mottle_scale=0.6)
    face = Finish(roughness=0.3, specular=0.5, coat=0.25, relief="plaster", relief_depth=0.5, relief_scale=0.5, relief_height=0.03)
    stuff = [material(finish=face, picture=job.prints[f"cut_{number}"]), material(job.colours[f"crust_{number}"], sear)]
    reach, wide, tall = _contour(job.prints["shape"])
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.new("UVMap")
    # From the middle of its face over the shoulder down the side: share of the reach, height, whether it is crust.
    profile = [(i / 10, THICKNESS, 0) for i in range(10)] + [(0.97, THICKNESS - 0.01, 0), (0.995, THICKNESS - 0.05, 1), (1.0, THICKNESS - 0.12, 1), (1.0, 0.26, 1), (0.985, 0.12, 1), (0.94, 0.02, 1), (0.9, 0, 1)]
    shift = Vector((number * 7.3, 2.1, 0))
    rings = []
    for share, z, _ in profile:
        ring = []
        for i, far in enumerate(reach):
            along = 2 * math.pi * i / SPOKES
            x, y = (SIZE * far * share * f(along) for f in (math.cos, math.sin))
            bulge = noise.noise(Vector((x, y, z)) * 1.5 + shift)
            swell = 1 + 0.035 * noise.noise(Vector((x, y, z * 3)) * 2.4 - shift)
            ring.append(mesh.verts.new((x * swell, y * swell, z + (0.07 * bulge if z > 0.3 else 0))))
        rings.append(ring)
    for level in range(len(rings) - 1):
        for i in range(SPOKES):
            j = (i + 1) % SPOKES
            corners = [rings[level][i], rings[level + 1][i], rings[level + 1][j], rings[level][j]]
            made = mesh.faces.new(corners)
            made.material_index = profile[level + 1][2]
            for loop in made.loops:
                loop[layer].uv = (loop.vert.co.x / SIZE + 0.5, loop.vert.co.y / SIZE * wide / tall + 0.5)
    mesh_object(mesh, stuff, 60).parent = where


def _fire(job: Job) -> None:
    """An iron trough full of coals under a grate."""
    iron = material(job.colours["iron"], Finish(roughness=0.55, metallic=0.7, mottle=0.3, mottle_scale=0.4))
    for y, tall in ((2.5, 1.0), (5.4, 1.5)):
        place(box((16, 0.16, tall), {"side": iron}, bevel=0.03), (0, y, tall / 2))
    plane(40, 14, ground("wood", job.colours["coal"]), (0, 8, 5), (90, 0, 0))
    coal = ground("concrete", job.colours["coal"])
    hot = [light_box(job.colours["ember"], strength) for strength in (3.2, 1.6)]
    chance = random.Random(3)
    for i in range(120):
        x, y = chance.uniform(-7.5, 7.5), chance.uniform(2.7, 5.2)
        stuff = hot[0] if i % 5 == 0 else hot[1] if i % 5 == 2 else coal
        pebble(chance.uniform(0.22, 0.36), stuff, (x, y, chance.uniform(0.25, 0.55)), seed=i, flat=0.75)
    for i in range(31):
        x = -7.5 + i * 0.5
        tube([(x, 2.45, 1.06), (x, 4.0, 1.06), (x, 5.5, 1.06)], 0.045, iron)
    for y in (2.5, 5.4):
        tube([(-8, y, 1.06), (0, y, 1.06), (8, y, 1.06)], 0.06, iron)
    area((0, 3.2, 1.3), (0, 0, 0.9), (11, 0.8), 210, job.colours["ember"])


def _sticks(job: Job) -> None:
    """A pair that was put down on the board's edge and points at the second cut."""
    lacquer = material(job.colours["sticks"], Finish(roughness=0.18, specular=0.5, coat=0.5))
    for i, (dx, turn) in enumerate(((0, 0), (0.16, 0.05))):
        tip, end = (-0.3 + dx * 0.5, -0.1, THICK + 0.2), (0.55 + dx * 1.9, -4.2 - turn, 0.12)
        tube([tip, tuple((a + b) / 2 for a, b in zip(tip, end)), end], 0.062 - 0.004 * i, lacquer)


def _bowl(job: Job, at) -> None:
    glaze = material(job.colours["bowl"], GLAZE)
    place(lathe([(0, 0.05), (0.3, 0), (0.34, 0.04), (0.62, 0.34), (0.66, 0.36), (0.62, 0.38), (0.36, 0.12), (0, 0.1)], glaze), at)
    salt = material("#F2EDE4", Finish(roughness=0.9, relief="sand", relief_depth=1, relief_scale=1.2, relief_height=0.05))
    place(lathe([(0.5, 0.26), (0.3, 0.36), (0.12, 0.44), (0, 0.45)], salt), at)


def _salt(job: Job) -> None:
    """What fell beside the bowl, and on the cuts."""
    chance = random.Random(9)
    flake = material("#F6F1E8", Finish(roughness=0.5, specular=0.5))
    for i in range(110):
        if i < 60:
            x, y, z = chance.gauss(2.1, 0.5), chance.gauss(-2.5, 0.4), 0
        else:
            x, y = chance.choice((1.12, 3.4)) + chance.gauss(0, 0.36), 0.38 + chance.gauss(0, 0.26)
            z = THICK + 0.12 + THICKNESS - 0.01
        size = chance.uniform(0.02, 0.055)
        place(box((size, size * 0.8, size * 0.4), {"side": flake}, bevel=0.002), (x, y, z + size * 0.2), (chance.uniform(-25, 25), chance.uniform(-25, 25), chance.uniform(0, 90)))


def _knife(job: Job, at) -> None:
    """The cook's knife on his cloth, put down a moment ago."""
    where = group(at, (0, 0, 16))
    cloth = material(job.colours["cloth"], CLOTH)
    for z, size, turn in ((0.02, 1.0, 0), (0.075, 0.96, 3)):
        folds = sheet(30, 20, lambda u, v, z=z, size=size: ((u - 0.5) * 2.5 * size, (v - 0.5) * 1.5 * size, z + 0.02 * math.sin(u * 7 + v * 4) + 0.015 * math.sin(v * 11)), cloth, thickness=0.03)
        place(folds, (0, 0, 0), (0, 0, turn), where)
    steel = material(job.colours["blade"], Finish(roughness=0.24, metallic=1, relief="linen", relief_depth=0.06, relief_scale=0.3, relief_height=0.004))
    blade = outline([[(0, 0.2), (0, -0.22), (1.3, -0.22), (1.75, -0.1), (2.02, 0.12), (1.9, 0.2), (1.2, 0.21)]], 0.035, steel, bevel=0.012)
    place(blade, (-0.5, 0.05, 0.15), (2, 0, 0), where)
    wood = material(job.colours["handle"], Finish(roughness=0.5, specular=0.3, relief="wood", relief_depth=0.3, relief_scale=0.4, relief_height=0.01, mottle=0.3, mottle_map="wood", mottle_scale=0.5))
    place(box((1.25, 0.2, 0.16), {"side": wood}, bevel=0.06), (-1.12, 0.05, 0.17), (0, 0, 0), where)
