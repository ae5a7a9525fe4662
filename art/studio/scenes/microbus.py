"""
A microbus as a lacquered toy at a painted kerb, its roof piled with what its passengers travel with.
Print: sign (480 × 110, the destination over the windscreen). Colours: wall, sun, asphalt, line, kerb, kerb_too, body, stripe,
pin (a thin line under it), glass, trim, lamp, hub, case, bundle, trunk, mat, mat_too, basket, rope.
"""

import math

from camera import Camera
from geometry import ball, box, group, lathe, place, plane, rounded, tube
from job import Job
from light import Subject, aim
from materials import CLOTH, PAPER, SATIN, Finish, ground, light_box, material
from minibus import body, glazing, slope

CAMERAS = {
    "corner": Camera(at=(10.6, -14.2, 5.0), to=(0.2, 0, 2.2), lens=81),
    "side": Camera(at=(1.4, -18, 3.6), to=(0, 0, 2.0), lens=78),
    "front": Camera(at=(15.5, -7.2, 3.0), to=(0.4, 0, 2.1), lens=78),
}


def build(job: Job) -> Subject:
    plane(90, 40, ground(job.ground, job.colours["wall"]), (-8, 9, 10), (90, 0, 24))
    paper = material(job.colours["sun"], PAPER)
    disc = lathe([(0, 0), (0.84, 0), (0.86, 0.03), (0.86, 0.16), (0.84, 0.18), (0, 0.18)], paper, segments=128)
    place(disc, (-3.9, 10.82, 4.5), (90, 0, 24))
    plane(90, 90, ground("concrete", job.colours["asphalt"]), (0, 0, 0))
    line = material(job.colours["line"], Finish(roughness=0.8, relief="sand", relief_depth=0.4, relief_scale=0.5, relief_height=0.02))
    for i in range(-4, 5):
        place(box((1.7, 0.24, 0.012), {"side": line}, bevel=0.004), (i * 2.9 + 0.7, -2.45, 0.006))
    _kerb(job)
    _hang_gleams((-7.5, -10.8, 2.6), (-0.5, -1.1, 1.9))
    _hang_gleams((5.6, 7.2, 6.2), (2.1, 0, 2.0))
    _bus(job)
    _load(job)
    return Subject(middle=(0, 0, 1.9), reach=4.2)


def _hang_gleams(at, target) -> None:
    """Two slanting strips of light that only mirrors see, so that glass looks like glass."""
    where = group(at)
    aim(where, target)
    for x, wide in ((-0.7, 1.5), (0.75, 0.45)):
        strip = plane(wide, 16, light_box("#FFFFFF", 3.2), (x, 0, 0), (0, 0, -24))
        strip.parent = where
        strip.visible_camera = strip.visible_diffuse = strip.visible_shadow = False


def _kerb(job: Job) -> None:
    """Kerbstones painted in two colours by turns, and the pavement behind them."""
    stones = [material(job.colours[name], Finish(roughness=0.6, specular=0.3)) for name in ("kerb", "kerb_too")]
    for i in range(-14, 12):
        place(box((1.14, 0.42, 0.34), {"side": stones[i % 2]}, bevel=0.03), (i * 1.16, 2.3, 0.17))
    place(box((60, 12, 0.3), {"side": ground("concrete", job.colours["wall"])}, bevel=0.02), (0, 8.52, 0.15))


def _bus(job: Job) -> None:
    lacquer = Finish(roughness=0.14, specular=0.5, coat=0.5)
    body([material(job.colours[name], lacquer) for name in ("body", "stripe", "pin")])
    glass = material(job.colours["glass"], Finish(roughness=0.08, specular=0.7, coat=0.6))
    trim = material(job.colours["trim"], SATIN)
    glazing(glass, trim)
    hub = material(job.colours["hub"], Finish(roughness=0.22, specular=0.6, coat=0.4))
    tyre = material("#1B1714", Finish(roughness=0.75, specular=0.2))
    for x in (-1.62, 1.62):
        for side in (-1, 1):
            wheel = group((x, side * 0.93, 0.5), (-90 * side, 0, 0))
            shape = [(0, -0.17), (0.42, -0.17), *rounded(0.42, -0.09, 0.08, -90, 0, 6), *rounded(0.42, 0.09, 0.08, 0, 90, 6), (0.3, 0.17), (0.28, 0.13), (0, 0.13)]
            lathe(shape, tyre, segments=72).parent = wheel
            lathe([(0, 0.2), (0.1, 0.19), (0.14, 0.15), (0.26, 0.165), (0.285, 0.13), (0, 0.13)], hub, segments=64).parent = wheel
    place(box((4.6, 1.6, 0.3), {"side": tyre}, bevel=0.02), (0, 0, 0.55))
    _face(job, trim)


def _face(job: Job, trim) -> None:
    """Lamps, grille, bumper, plate, mirrors, wipers and the sign over the windscreen."""
    lamp = material(job.colours["lamp"], Finish(roughness=0.1, specular=0.6, coat=0.6, glow=0.15))
    chrome = material("#E9E2D4", Finish(roughness=0.18, metallic=1))
    for side in (-1, 1):
        place(lathe([(0, 0.02), (0.2, 0.02), *rounded(0.235, 0, 0.035, 90, -90, 8), (0, -0.02)], chrome), (2.69, side * 0.72, 0.86), (0, 90, 0))
        place(lathe([(0, 0.09), (0.1, 0.075), (0.19, 0.03), (0.2, 0), (0, 0)], lamp), (2.69, side * 0.72, 0.86), (0, 90, 0))
        place(box((0.08, 0.1, 0.26), {"side": material("#E8842A", SATIN)}, bevel=0.03), (2.66, side * 1.04, 0.86))
        place(box((0.1, 0.16, 0.44), {"side": trim}, bevel=0.045), (1.95, side * 1.4, 1.78), (0, 0, side * -12))
        tube([(1.98, side * 1.08, 1.5), (1.97, side * 1.3, 1.56), (1.95, side * 1.38, 1.66)], 0.03, trim)
    place(box((0.06, 0.84, 0.3), {"side": trim}, bevel=0.02), (2.69, 0, 0.86))
    for i in range(4):
        place(box((0.03, 0.8, 0.03), {"side": chrome}, bevel=0.008), (2.725, 0, 0.76 + i * 0.068))
    place(box((0.24, 2.32, 0.2), {"side": trim}, bevel=0.07, corner=0.08), (2.72, 0, 0.46))
    place(box((0.03, 0.62, 0.2), {"side": material("#FFF8EA", SATIN)}, bevel=0.01), (2.85, 0, 0.47))
    for y in (-0.62, 0.02):
        tube([slope(-0.56, y, 0.05), slope(-0.4, y + 0.12, 0.07), slope(0.06, y + 0.46, 0.06)], 0.015, trim)
    board = material(finish=Finish(roughness=0.4), picture=job.prints["sign"])
    place(box((0.12, 1.56, 0.36), {"right": board, "side": material(job.colours["stripe"], SATIN)}, bevel=0.015), (1.5, 0, 2.98))
    for y in (-0.6, 0.6):
        tube([(1.45, y, 2.7), (1.47, y, 2.9)], 0.03, trim)


def _load(job: Job) -> None:
    """A rack on the roof; on it cases, a bundle, a rolled mat and a basket, tied down."""
    rack = material(job.colours["trim"], SATIN)
    top, deck = 2.99, 2.86
    left, right = -2.25, 1.2
    ring = [(left, -0.85, top), (right, -0.85, top), (right, 0.85, top), (left, 0.85, top)]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        tube([a, b], 0.035, rack)
        tube([(a[0], a[1], deck), (b[0], b[1], deck)], 0.03, rack)
    for i in range(7):
        x = left + (right - left) * i / 6
        for y in (-0.85, 0.85):
            tube([(x, y, 2.68), (x, y, top)], 0.028, rack)
        tube([(x, -0.85, deck), (x, 0.85, deck)], 0.022, rack)
    z = deck + 0.03
    _case(job.colours["trunk"], job.colours["hub"], (-1.35, 0, z), (1.5, 1.35, 0.62), 3)
    _case(job.colours["case"], job.colours["body"], (-1.28, -0.05, z + 0.63), (1.15, 0.95, 0.44), -9)
    mat = [material(job.colours[name], CLOTH) for name in ("mat", "mat_too")]
    for i in range(9):
        roll = lathe([(0, 0), *rounded(0.29, 0.02, 0.02, -90, 0, 3), *rounded(0.29, 0.16, 0.02, 0, 90, 3), (0, 0.18)], mat[i % 2], segments=64)
        place(roll, (-0.28, -0.81 + i * 0.18, z + 0.31), (-90, 0, 0))
    bundle = ball(1, material(job.colours["bundle"], CLOTH), (0, 0, 0))
    bundle.scale = (0.48, 0.66, 0.36)
    place(bundle, (0.56, 0.04, z + 0.34))
    knot = material(job.colours["bundle"], CLOTH)
    for turn in (35, 125, 215, 305):
        ear = ball(1, knot, (0, 0, 0))
        ear.scale = (0.17, 0.055, 0.05)
        a = math.radians(turn)
        place(ear, (0.56 + 0.13 * math.cos(a), 0.04 + 0.13 * math.sin(a), z + 0.72), (0, -14, turn))
    place(ball(0.075, knot, (0, 0, 0)), (0.56, 0.04, z + 0.72))
    _basket(job, (-1.3, -0.02, z + 1.07))
    rope = material(job.colours["rope"], CLOTH)
    tube([(-1.75, -0.85, top), (-1.72, -0.71, z + 0.64), (-1.6, -0.5, z + 0.66)], 0.02, rope)
    tube([(0.56, -0.86, top), (0.42, -0.64, z + 0.4), (0.38, -0.4, z + 0.62), (0.36, 0.04, z + 0.71), (0.4, 0.6, z + 0.5), (0.56, 0.86, top)], 0.022, rope)


def _case(colour: str, fitting: str, at, size, turn: float) -> None:
    """A hard case lying flat, its corners and its handle in another colour."""
    where = group(at, (0, 0, turn))
    wide, deep, tall = size
    place(box(size, {"side": material(colour, Finish(roughness=0.45, specular=0.4))}, bevel=0.06, corner=0.1), (0, 0, tall / 2), parent=where)
    metal = material(fitting, SATIN)
    place(box((wide + 0.012, deep + 0.012, 0.035), {"side": metal}, bevel=0.004, corner=0.1), (0, 0, tall * 0.55), parent=where)
    for x in (-wide * 0.3, wide * 0.3):
        place(box((0.12, 0.05, 0.16), {"side": metal}, bevel=0.015), (x, -deep / 2 - 0.01, tall * 0.55), parent=where)
    tube([(-0.17, -deep / 2, tall * 0.42), (-0.13, -deep / 2 - 0.09, tall * 0.4), (0.13, -deep / 2 - 0.09, tall * 0.4), (0.17, -deep / 2, tall * 0.42)], 0.03, metal).parent = where


def _basket(job: Job, at) -> None:
    """Oranges on their way to somebody's mother."""
    cane = material(job.colours["basket"], Finish(roughness=0.7, specular=0.2, relief="linen", relief_depth=0.8, relief_scale=0.5, relief_height=0.03))
    place(lathe([(0, 0), (0.3, 0), (0.42, 0.3), (0.45, 0.32), (0.4, 0.32), (0.28, 0.06), (0, 0.05)], cane, segments=64), at)
    fruit = material("#F08A1D", Finish(roughness=0.4, specular=0.4))
    for i, (r, z) in enumerate([(0, 0.4), *[(0.24, 0.29)] * 6]):
        a = i * math.pi / 3
        ball(0.14, fruit, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z))
