"""
The menu of a grill as a board on its counter: four cuts lie in a row from raw to charred, each above its temperature.
Behind them glow the coals. Chopsticks point at one; a bowl of salt and a cup stand by.
Prints: board (1840 × 520, its upper side), cut_1 … cut_4 (260 × 210, the cuts from above).
Colours: counter, board, crust_1 … crust_4, iron, ember, coal, sticks, bowl, cup.
"""

import math
import random

from mathutils import Vector, noise

from camera import Camera
from geometry import box, group, lathe, pebble, place, plane, tube
from job import Job
from light import Subject, area
from materials import GLAZE, SATIN, Finish, ground, light_box, material

CAMERAS = {
    "seat": Camera(at=(-1.6, -11.4, 6.1), to=(0.05, 0.2, 0.35), lens=46),
    "coals": Camera(at=(-6.2, -3.4, 1.7), to=(0.7, 1.3, 0.75), lens=52, fstop=0.5, focus=(-1.15, 0.3, 0.7)),
    "cut": Camera(at=(-1.75, -3.9, 3.6), to=(-1.05, 0.2, 0.6), lens=62, fstop=0.5, focus=(-1.15, 0.2, 0.95)),
}
WIDE, DEEP, THICK = 9.2, 2.6, 0.34
#: Where each cut lies along the board, and how it is turned.
CUTS = ((-3.35, 5), (-1.15, -4), (1.1, 6), (3.35, -7))


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
    _bowl(job, (4.0, -2.35, 0))
    return Subject(middle=(0, 0, 0.5), reach=4.6)


def _cut(job: Job, number: int, where) -> None:
    """A slice as thick as two fingers, its edge uneven from the knife."""
    sear = Finish(roughness=0.45, specular=0.4, relief="sand", relief_depth=0.9, relief_scale=0.6, relief_height=0.05, mottle=0.4, mottle_map="sand", mottle_scale=0.5)
    face = Finish(roughness=0.26, specular=0.5, coat=0.35, relief="linen", relief_depth=0.25, relief_scale=0.4, relief_height=0.02)
    crust = material(job.colours[f"crust_{number}"], sear)
    body = box((1.72, 1.38, 0.52), {"top": material(finish=face, picture=job.prints[f"cut_{number}"]), "side": crust}, bevel=0.1, corner=0.42)
    shift = Vector((number * 7.3, 2.1, 0))
    for vertex in body.data.vertices:
        swell = 1 + 0.2 * noise.noise(vertex.co * 0.9 + shift)
        vertex.co.x *= swell
        vertex.co.y *= 1 + 0.24 * noise.noise(vertex.co * 1.1 - shift)
        vertex.co.z *= 1 + 0.28 * noise.noise(vertex.co * 1.4 + shift) if vertex.co.z > 0 else 1
    place(body, (0, 0, 0.26), parent=where)


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
    cup = material(job.colours["cup"], GLAZE)
    place(lathe([(0, 0.04), (0.3, 0), (0.38, 0.06), (0.42, 0.85), (0.4, 0.87), (0.37, 0.85), (0.34, 0.12), (0, 0.1)], cup), (-4.35, -2.6, 0))
    place(lathe([(0, 0.66), (0.365, 0.66)], material("#8A7A2E", Finish(roughness=0.08))), (-4.35, -2.6, 0))
