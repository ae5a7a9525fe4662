"""
A tray that is a clock: eleven small cups of coffee stand where the hours are, a plate of dates where it is four, and two
bananas are the hands. It stands on a printed cloth in the sun of a late afternoon.
Prints: cloth (1600 × 1200), tray (800 × 800, engraved), cup (360 × 90, once round a cup). Colours: table, brass,
coffee, cup, peel, tip, date, plate.
"""

import math
import random

import bmesh
from mathutils import Vector

from camera import Camera
from geometry import Point3, ball, group, lathe, mesh_object, place, plane, rounded
from job import Job
from light import Subject
from materials import CLOTH, GLAZE, Finish, material
from tableware import disc

CAMERAS = {
    "above": Camera(at=(-0.2, -6.6, 14.4), to=(-0.3, -0.02, 0), lens=35.5),
    "four": Camera(at=(5.6, -5.9, 3.6), to=(4.15, -1.25, 0.4), lens=62, fstop=0.5, focus=(3.9, -1.5, 0.55)),
}
RADIUS, HOURS = 3.45, 2.72
MIDDLE = (2.05, 0.1)


def build(job: Job) -> Subject:
    plane(40, 30, material(job.colours["table"], CLOTH), (0, 0, -0.01))
    plane(18, 13.5, material(finish=CLOTH, picture=job.prints["cloth"]))
    where = group((*MIDDLE, 0.02))
    brass = material(job.colours["brass"], Finish(roughness=0.3, metallic=1))
    r = RADIUS
    lathe([(0, 0), (r - 0.2, 0), (r, 0.16), *rounded(r, 0.2, 0.05, -60, 200, 8), (r - 0.08, 0.16), (r - 0.24, 0.05), (0, 0.05)], brass).parent = where
    disc(r - 0.26, material(finish=Finish(roughness=0.34, metallic=0.8), picture=job.prints["tray"]), (0, 0, 0.056), where)
    for hour in range(1, 13):
        angle = math.radians(90 - hour * 30)
        at = (HOURS * math.cos(angle), HOURS * math.sin(angle), 0.06)
        if hour == 4:
            _dates(job, group(at), where)
        else:
            _cup(job, group(at, (0, 0, hour * 47)), where)
    _banana(job, 2.1, (0, 0.34, 0.35), 90, where)
    _banana(job, 1.5, (0.29, -0.17, 0.35), -30, where)
    # Where the hands meet, one date.
    pin = ball(0.2, _skin(job, 1), (0.0, 0.0, 0.5))
    pin.scale = (1, 1.35, 0.9)
    pin.parent = where
    return Subject(middle=(0.4, 0, 0.3), reach=5)


def _cup(job: Job, at, tray) -> None:
    """A finjan: no handle, filled for one sip."""
    at.parent = tray
    wrap = material(finish=GLAZE, picture=job.prints["cup"])
    inside = material(job.colours["cup"], GLAZE)
    lathe([(0.17, 0), (0.2, 0.03), (0.3, 0.3), (0.375, 0.5)], wrap, segments=64).parent = at
    lathe([(0.375, 0.5), (0.37, 0.515), (0.355, 0.5), (0.28, 0.3), (0.18, 0.06), (0, 0.05)], inside, segments=64).parent = at
    lathe([(0, 0.34), (0.293, 0.34)], material(job.colours["coffee"], Finish(roughness=0.08, specular=0.6)), segments=48).parent = at


def _skin(job: Job, seed: int):
    colour = (job.colours["date"], "#6E3418", "#43200F")[seed % 3]
    return material(colour, Finish(roughness=0.3, specular=0.5, coat=0.4, relief="plaster", relief_depth=0.6, relief_scale=1.2, relief_height=0.03))


def _dates(job: Job, at, tray) -> None:
    at.parent = tray
    lathe([(0, 0.04), (0.36, 0), (0.4, 0.03), (0.66, 0.14), (0.68, 0.16), (0.65, 0.17), (0.42, 0.08), (0, 0.07)], material(job.colours["plate"], GLAZE), segments=96).parent = at
    chance = random.Random(6)
    for i, (x, y, z) in enumerate(((-0.24, -0.1, 0.2), (0.08, -0.26, 0.2), (0.26, 0.06, 0.2), (-0.08, 0.24, 0.2), (0.0, 0.0, 0.22), (-0.12, 0.02, 0.44), (0.14, -0.06, 0.44))):
        date = ball(0.15, _skin(job, i), (0, 0, 0))
        date.scale = (1.65, 0.95, 0.85)
        place(date, (x, y, z), (chance.uniform(-12, 12), chance.uniform(-12, 12), chance.uniform(0, 360)), at)


def _banana(job: Job, long: float, at: Point3, turn: float, tray) -> None:
    """Five-sided, bent upwards at both ends, its stalk over the middle of the tray."""
    yellow, brown = material(job.colours["peel"], Finish(roughness=0.42, specular=0.4, mottle=0.12, mottle_scale=0.6)), material(job.colours["tip"], Finish(roughness=0.8))
    mesh = bmesh.new()
    steps, sides = 40, 20
    rings = []
    for i in range(steps + 1):
        t = i / steps
        bend = 0.5 * (t - 0.5) ** 2 * long * 0.55
        radius = 0.29 * min(1, (t + 0.02) * 4.5) ** 0.6 * min(1, (1.02 - t) * 5.5) ** 0.7
        if t < 0.12:
            radius = 0.075 + 0.2 * max(0, (t - 0.06) / 0.06) ** 1.5 * 0.62
        ring = []
        for j in range(sides):
            a = 2 * math.pi * j / sides
            corner = 1 + 0.07 * math.cos(5 * a)
            ring.append(mesh.verts.new(Vector((-0.35 + t * (long + 0.35), radius * corner * math.cos(a) + 0.32 * math.sin(t * math.pi) - 0.12, radius * corner * math.sin(a) + bend))))
        rings.append(ring)
    for i in range(steps):
        for j in range(sides):
            face = mesh.faces.new((rings[i][j], rings[i][(j + 1) % sides], rings[i + 1][(j + 1) % sides], rings[i + 1][j]))
            face.material_index = 1 if i < 2 or i > steps - 2 else 0
    for ring in (rings[0], rings[-1]):
        mesh.faces.new(ring).material_index = 1
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    place(mesh_object(mesh, [yellow, brown], 50), at, (0, 0, turn), tray)
