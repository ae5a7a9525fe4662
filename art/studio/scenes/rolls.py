"""
Rolls of cloth piled on a shelf, seen from their ends, so that each is a rose and seven of them a flower; one is drawn out
and carries a tag. On the table before them a folded length, a fan of swatches, a tape measure and shears.
Prints: flower, stripe, dot (600 × 600, of cloth with its selvedge), tape (1200 × 40), tag (360 × 220). Colours: wall, shelf,
table, eye, petal, outer, other, more (of rolls), thread, steel, grip.
"""

import math
import random

import bmesh

from camera import Camera
from geometry import Point3, box, group, lathe, mesh_object, outline, place, plane, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, PAPER, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.9, -17.4, 5.6), to=(0.05, 0, 2.3), lens=49),
    "end": Camera(at=(0.9, -8.0, 4.6), to=(0.05, -1.5, 4.05), lens=86, fstop=0.5, focus=(0.0, -1.6, 4.1)),
}
RADIUS = 0.98
TABLE = -0.35
#: Rows of the pile from below: how many rolls, and the colour of each.
PILE = (
    ("more", "outer", "other", "outer", "more"),
    ("other", "outer", "petal", "petal", "more", "other"),
    ("outer", "petal", "eye", "petal", "other"),
    ("more", "petal", "petal", "outer"),
)


def build(job: Job) -> Subject:
    plane(60, 30, ground(job.ground, job.colours["wall"]), (0, 3.2, 8), (90, 0, 0))
    wood = ground("wood", job.colours["shelf"])
    place(box((13.4, 5.2, 0.3), {"side": wood}, bevel=0.04), (0, 0.9, -0.15))
    for side in (-1, 1):
        place(box((0.34, 4.8, 8.6), {"side": wood}, bevel=0.04), (side * 6.2, 1.0, 4.3))
    table = ground("wood", job.colours["table"])
    place(box((30, 7, 0.4), {"side": table}, bevel=0.05), (0, -4.6, TABLE - 0.2))
    place(box((30, 0.3, 9), {"side": wood}, bevel=0.02), (0, 3.0, -4.8))
    _pile(job)
    _folded(job, group((3.6, -3.4, TABLE), (0, 0, -14)))
    _fan(job, group((-3.2, -4.3, TABLE + 0.02), (0, 0, 12)))
    _tape(job, group((0.1, -3.9, TABLE), (0, 0, 8)))
    _shears(job, group((-0.4, -4.9, TABLE + 0.05), (0, 0, 24)))
    return Subject(middle=(0, -1, 2.6), reach=5.6)


def _pile(job: Job) -> None:
    chance = random.Random(11)
    step = RADIUS * math.sqrt(3)
    for row, names in enumerate(PILE):
        for i, name in enumerate(names):
            x = (i - (len(names) - 1) / 2) * RADIUS * 2.02
            z = RADIUS + row * step
            out = -1.5 if (row, i) == (2, 2) else -0.55 + chance.uniform(-0.25, 0.2)
            _roll(job, name, (x, out, z), chance)
    where = group((0.0, -1.62, RADIUS + 2 * step - 0.25), (0, 0, 4))
    tube([(0.0, 0.1, 0.1), (0.02, -0.04, -0.2), (0.0, -0.05, -0.5)], 0.014, material(job.colours["thread"], CLOTH)).parent = where
    tag = box((1.1, 0.02, 0.67), {"front": material(finish=PAPER, picture=job.prints["tag"]), "side": material("#FFF4E8", PAPER)}, bevel=0.004, corner=0)
    place(tag, (0.0, -0.08, -0.8), (0, -4, 0), where)


def _roll(job: Job, name: str, at: Point3, chance: random.Random) -> None:
    """Cloth wound round a tube: a spiral whose edge is uneven, as hands leave it."""
    colour = job.colours[name]
    turns, steps = 13, 44
    core = 0.2
    pitch = (RADIUS - 0.03 - core) / turns
    start, wobble = chance.uniform(0, 6.3), [chance.uniform(-1, 1) for _ in range(turns * 3 + 4)]
    mesh = bmesh.new()
    front, back = [], []
    for k in range(turns * steps + 1):
        turn = k / steps
        angle = start + turn * 2 * math.pi
        r = core + pitch * turn + 0.012 * math.sin(angle * 2 + start) * turn / turns
        edge = 0.09 * wobble[int(turn * 3)] * (1 - (turn * 3) % 1) + 0.09 * wobble[int(turn * 3) + 1] * ((turn * 3) % 1)
        x, z = r * math.cos(angle), r * math.sin(angle)
        front.append(mesh.verts.new((x, edge, z)))
        back.append(mesh.verts.new((x, 3.4 if turn > turns - 1.2 else 0.5, z)))
    for k in range(turns * steps):
        mesh.faces.new((front[k], front[k + 1], back[k + 1], back[k]))
    body = mesh_object(mesh, [material(colour, Finish(roughness=0.95, specular=0.05, sheen=0.35))], 60)
    solid = body.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = pitch * 0.62
    solid.offset = 0
    place(body, at)
    kraft = material("#B98D5E", Finish(roughness=0.9))
    place(lathe([(core - 0.07, 0), (core - 0.02, 0), (core - 0.02, 0.8), (core - 0.07, 0.8), (core - 0.07, 0)], kraft, segments=48), (at[0], at[1] + 0.75, at[2]), (90, 0, 0))
    place(lathe([(0, 0), (core, 0)], material("#2A0710"), segments=32), (at[0], at[1] + 0.45, at[2]), (90, 0, 0))


def _folded(job: Job, where) -> None:
    """Lengths folded in two, one upon the other, the fold in front."""
    wide, deep, radius = 2.9, 2.2, 0.12
    for i, name in enumerate(("dot", "stripe", "flower")):
        z = 0.07 + i * 0.36

        def fold(u: float, v: float, z=z, i=i) -> Point3:
            flat, arc = deep - radius, math.pi * radius
            s = v * (2 * flat + arc)
            sag = 0.02 * math.sin(u * 9 + i * 2)
            x = (u - 0.5) * wide + 0.05 * math.sin(i * 2.1)
            if s < flat:
                return (x, deep / 2 - s, z + sag * 0.3)
            if s < flat + arc:
                a = (s - flat) / radius
                return (x, -deep / 2 + radius - radius * math.sin(a) + sag, z + radius - radius * math.cos(a))
            return (x, -deep / 2 + radius + (s - flat - arc), z + 2 * radius + sag * 0.3)

        sheet(40, 56, fold, material(finish=CLOTH, picture=job.prints[name]), thickness=0.08).parent = where


def _fan(job: Job, where) -> None:
    """Swatches on one rivet, fanned out."""
    for i in range(7):
        name = ("flower", "dot", "stripe")[i % 3]

        def lie(u: float, v: float, i=i) -> Point3:
            return ((u - 0.5) * 1.0, v * 1.75 - 0.12, 0.016 * i + 0.03 * math.sin(u * 3 + i) * v + 0.12 * max(0, v - 0.75) * (i == 6))

        item = sheet(10, 16, lie, material(finish=CLOTH, picture=job.prints[name]), thickness=0.014)
        place(item, (0, 0, 0), (0, 0, 54 - i * 17), where)
    brass = material(job.colours["steel"], Finish(roughness=0.25, metallic=1))
    place(lathe([(0, 0.13), (0.09, 0.13), (0.11, 0.11), (0.11, 0.0)], brass, segments=40), (0, 0, 0), parent=where)


def _tape(job: Job, where) -> None:
    """A tape measure that stands on its edge in loose coils and runs out over the table."""
    printed = material(finish=SATIN, picture=job.prints["tape"])

    def coil(u: float, v: float) -> Point3:
        if u < 0.6:
            angle = u / 0.6 * 4.5 * math.pi
            r = 0.2 + 0.32 * u / 0.6
            return (r * math.cos(angle), r * math.sin(angle), 0.02 + 0.2 * v)
        t = (u - 0.6) / 0.4
        return (0.0 + 2.6 * t, 0.52 - 0.1 * math.sin(t * 3) - 0.5 * t * t, 0.02 + 0.2 * v)

    sheet(240, 1, coil, printed, thickness=0.008).parent = where


def _shears(job: Job, where) -> None:
    steel = material(job.colours["steel"], Finish(roughness=0.24, metallic=1))
    grip = material(job.colours["grip"], SATIN)
    for side, turn in ((-1, 7), (1, -7)):
        half = group((0, 0, 0.02 if side > 0 else 0), (0, 0, turn))
        half.parent = where
        place(outline([[(0, -0.09), (1.5, 0.0), (1.52, 0.02), (0, 0.12), (-0.2, 0.1), (-0.2, -0.08)]], 0.03, steel, bevel=0.006), (0, 0, 0), parent=half)
        ring = [(-0.72 + 0.42 * math.cos(a), side * -0.22 + 0.2 * math.sin(a), 0.03) for a in (math.pi * k / 5 for k in range(10))]
        tube(ring, 0.06, grip, closed=True).parent = half
    place(lathe([(0, 0.06), (0.06, 0.055), (0.07, 0.0)], steel, segments=32), (0, 0, 0.02), parent=where)
