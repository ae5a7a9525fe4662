"""
Two low stools that face each other, two glasses of tea on a tray between them and a microphone above: a conversation that
is about to go on.
No prints. Colours: wall, disc, floor, wood, straw, brass, tea, metal, foam, cable, cushion, notebook, pencil.
"""

import math

from camera import Camera
from geometry import Point3, ball, box, group, lathe, place, plane, rounded, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, METAL, PAPER, SATIN, Finish, ground, material
from tableware import tea_glass

CAMERAS = {
    "front": Camera(at=(0.4, -25, 6.4), to=(0, 0, 3.75), lens=74),
    "low": Camera(at=(-4.4, -20, 2.8), to=(0, 0, 3.5), lens=64),
    "close": Camera(at=(1.6, -13, 5.2), to=(0, -0.2, 3.2), lens=64),
}
SEAT = 2.7


def build(job: Job) -> Subject:
    plane(80, 60, ground(job.ground, job.colours["wall"]), (0, 5, 12), (90, 0, 0))
    plane(80, 40, ground("felt", job.colours["floor"]), (0, -8, 0))
    place(lathe([(0, 0), (2.5, 0), (2.55, 0.05), (2.55, 0.25), (2.5, 0.3), (0, 0.3)], material(job.colours["disc"], PAPER), segments=160), (0, 4.8, 6.2), (90, 0, 0))
    _stool(job, group((-2.35, 0, 0), (0, 0, 12)))
    _stool(job, group((2.35, 0.1, 0), (0, 0, -16)))
    place(box((1.5, 1.3, 0.36), {"side": material(job.colours["cushion"], CLOTH)}, bevel=0.16), (-2.35, 0, SEAT + 0.2), (2, 0, 10))
    _notebook(job, group((2.35, -0.05, SEAT + 0.06), (0, 0, 24)))
    _tray(job, group((0, -0.3, 0)))
    _microphone(job)
    return Subject(middle=(0, 0, 3.6), reach=5.6)


def _stool(job: Job, where) -> None:
    """Four turned legs with two rows of rungs and a seat of woven straw."""
    wood = material(job.colours["wood"], Finish(roughness=0.4, specular=0.4, coat=0.2))
    straw = material(job.colours["straw"], Finish(roughness=0.9, specular=0.1, relief="linen", relief_depth=0.9, relief_scale=0.35, relief_height=0.04, mottle=0.2, mottle_map="linen", mottle_scale=0.35))
    out = 0.84
    corners = [(-out, -out), (out, -out), (out, out), (-out, out)]
    profile = [(0, 0), (0.09, 0), (0.12, 0.3), (0.1, 0.5), (0.14, 0.62), (0.1, 0.74), (0.12, 1.3), (0.1, 1.5), (0.14, 1.62), (0.1, 1.74), (0.12, SEAT - 0.1), (0.15, SEAT + 0.02), (0.1, SEAT + 0.12), (0, SEAT + 0.14)]
    for x, y in corners:
        place(lathe(profile, wood, segments=32), (x, y, 0), parent=where)
    for (x, y), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        for z in (0.62, 1.62):
            tube([(x, y, z), (x2, y2, z)], 0.065, wood).parent = where
        tube([(x, y, SEAT - 0.04), (x2, y2, SEAT - 0.04)], 0.11, straw).parent = where

    def woven(u: float, v: float) -> Point3:
        a, b = (u - 0.5) * 2, (v - 0.5) * 2
        return (a * out, b * out, SEAT + 0.05 - 0.12 * (1 - max(abs(a), abs(b)) ** 2))

    sheet(40, 40, woven, straw, thickness=0.08).parent = where


def _notebook(job: Job, where) -> None:
    """A closed notebook and the pencil on it."""
    cover = material(job.colours["notebook"], CLOTH)
    place(box((0.92, 1.2, 0.13), {"side": material("#FFF8EA", PAPER), "top": cover, "bottom": cover, "left": cover}, bevel=0.02), (0, 0, 0.02), parent=where)
    wood = material(job.colours["pencil"], SATIN)
    place(lathe([(0, 0), (0.045, 0), (0.045, 0.9), (0.012, 1.06), (0, 1.06)], wood, segments=6, smooth_below=5), (-0.42, -0.1, 0.13), (90, 0, 250), where)


def _tray(job: Job, where) -> None:
    """A brass tray on folding legs with two glasses of tea."""
    brass = material(job.colours["brass"], Finish(roughness=0.28, metallic=1))
    wood = material(job.colours["wood"], SATIN)
    top = 1.75
    place(lathe([(0, 0), (1.02, 0), (1.14, 0.14), (1.17, 0.15), (1.06, -0.02), (0, -0.03)], brass, segments=128), (0, 0, top), parent=where)
    for i in range(3):
        a = math.radians(40 + 120 * i)
        tube([(0.8 * math.cos(a), 0.8 * math.sin(a), top - 0.02), (-0.62 * math.cos(a), -0.62 * math.sin(a), 0)], 0.06, wood).parent = where
    for x, y in ((-0.42, -0.1), (0.42, 0.16)):
        tea_glass((x, y, top + 0.02), 0.95, job.colours["tea"]).parent = where


def _microphone(job: Job) -> None:
    """A microphone in its foam on an arm that reaches in from the right."""
    metal = material(job.colours["metal"], Finish(roughness=0.35, specular=0.5))
    shine = material("#C9C4BA", METAL)
    foot = (4.5, 1.8)
    place(lathe([(0, 0), (0.85, 0), (0.85, 0.1), (0.2, 0.2), (0.12, 0.3), (0, 0.3)], metal), (*foot, 0))
    tube([(*foot, 0.2), (*foot, 7.1)], 0.085, metal)
    tube([(foot[0] + 0.9, foot[1] + 0.2, 6.75), (foot[0], foot[1], 7.1), (0.35, 0.1, 8.1)], 0.062, metal)
    place(lathe([(0, 0), (0.2, 0), (0.2, 0.5), (0, 0.5)], metal, segments=32), (foot[0] + 1.15, foot[1] + 0.26, 6.62), (90, 0, 100))
    ball(0.14, shine, (*foot, 7.1))
    tube([(0.35, 0.1, 8.1), (0.06, 0, 8.0), (0, 0, 7.7)], 0.05, metal)
    place(lathe([(0, 0), (0.2, 0), (0.26, 0.4), (0.26, 1.0), (0.2, 1.06), (0, 1.06)], shine, segments=64), (0, 0, 6.72))
    foam = material(job.colours["foam"], Finish(roughness=1, specular=0.05, relief="felt", relief_depth=0.9, relief_scale=0.8, relief_height=0.03))
    place(lathe([*rounded(0, -0.05, 0.5, -90, 0), *rounded(0, 0.45, 0.5, 0, 78)], foam, segments=64), (0, 0, 6.3))
    cable = material(job.colours["cable"], SATIN)
    tube([(0, 0.12, 7.7), (0.7, 0.2, 7.35), (2.4, 1.0, 7.1), (4.2, 1.7, 6.6), (4.42, 1.6, 3.2), (4.3, 1.2, 0.5), (3.4, -0.6, 0.05), (1.2, -1.6, 0.05), (-1.5, -1.4, 0.05), (-4.6, -2.6, 0.05), (-9, -2.2, 0.05)], 0.045, cable)
