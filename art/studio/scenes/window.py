"""
A window by the sea, seen from inside on a cool morning: one casement is closed and fogged, with a mark drawn into it by a
finger, the other stands open. On the sill lie towels, a letter under a stone, and a key.
Prints: view (1600 × 1100, what is outside), fog (810 × 1330, the fogged pane), letter (640 × 905), towel, second (640 × 480,
lengths of towel), label (320 × 120), tag (300 × 300). Colours: wall, frame, sill, stripe (of the curtain), pebble, wood,
metal.
"""

import math

from camera import Camera
from geometry import Point3, box, group, lathe, outline, pebble, place, plane, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, PAPER, Finish, ground, material

CAMERAS = {
    "room": Camera(at=(-0.9, -17.5, 4.6), to=(-0.1, 0, 3.15), lens=57),
    "pane": Camera(at=(-0.9, -9.5, 4.3), to=(0.05, 0, 3.95), lens=50, fstop=0.9, focus=(-2.1, 0, 4)),
    "sill": Camera(at=(0.9, -7.6, 2.6), to=(2.15, -1.6, 0.66), lens=53, fstop=0.5, focus=(2.2, -2.6, 0.8)),
}
LEFT, RIGHT, LOW, HIGH = -4.3, 4.3, 0.3, 7.3
BAR = 0.3


def build(job: Job) -> Subject:
    wall = ground("plaster", job.colours["wall"])
    room = [(-14, -6), (14, -6), (14, 14), (-14, 14)]
    hole = [(LEFT, 0), (RIGHT, 0), (RIGHT, HIGH), (LEFT, HIGH)]
    place(outline([room, hole], 1.5, wall, bevel=0.06), (0, -0.75, 0), (90, 0, 0))
    sill = ground("wood", job.colours["sill"])
    place(box((10.2, 4.0, 0.3), {"side": sill}, bevel=0.05), (0, -1.55, -0.15))
    shining = Finish(roughness=0.9, specular=0.05, glow=0.72)
    outside = plane(32, 22, material(finish=shining, picture=job.prints["view"]), (3.5, 15, 4.5), (90, 0, 0))
    # A board closes the gap between sill and frame.
    place(box((8.6, 0.5, 0.2), {"side": sill}, bevel=0.02), (0, 0, 0.05))
    outside.visible_shadow = outside.visible_diffuse = False
    _frame(job)
    fogged = material(finish=Finish(roughness=0.5, specular=0.3, glow=0.6), picture=job.prints["fog"])
    plane(4.0, 6.56, fogged, (-2.2, 0.02, (LOW + HIGH) / 2), (90, 0, 0))
    _curtain(job)
    _towels(job, group((2.75, -1.4, 0), (0, 0, -7)))
    _letter(job, group((-0.9, -1.95, 0.01), (0, 0, 9)))
    _key(job, group((1.0, -3.0, 0), (0, 0, -12)))
    return Subject(middle=(0, -1, 2.6), reach=5)


def _bars(where, wood, left: float, right: float, low: float, high: float, thick: float) -> None:
    """Four bars of a frame in the plane y = 0 of `where`; the upright ones are thinner, so that no two faces meet."""
    for x in (left, right):
        place(box((BAR - 0.02, thick - 0.03, high - low), {"side": wood}, bevel=0.03), (x, 0, (low + high) / 2), parent=where)
    for z in (low, high):
        place(box((right - left + BAR, thick, BAR), {"side": wood}, bevel=0.03), ((left + right) / 2, 0, z), parent=where)


def _frame(job: Job) -> None:
    wood = ground("smooth", job.colours["frame"])
    _bars(group((0, 0.05, 0)), wood, -4.2, -0.15, LOW, HIGH, 0.36)
    _bars(group((0, 0.2, 0)), wood, -4.3, 4.3, 0.15, HIGH + 0.1, 0.3)
    # The other casement hangs outside, on the right.
    _bars(group((4.2, 0.2, 0), (0, 0, -104)), wood, -4.05, -0.15, LOW, HIGH, 0.26)
    brass = material(job.colours["metal"], Finish(roughness=0.3, metallic=1))
    tube([(-0.15, -0.2, 3.5), (-0.15, -0.36, 3.52), (-0.15, -0.38, 3.3), (-0.15, -0.38, 2.75)], 0.07, brass)


def _curtain(job: Job) -> None:
    """Linen drawn to the left, its hem a hand above the sill."""
    linen = material(job.colours["stripe"], CLOTH)

    def hang(u: float, v: float) -> Point3:
        deep = 0.24 * math.sin(u * 31 + 0.5 * math.sin(v * 4)) * (0.55 + 0.45 * (1 - v))
        return (-6.4 + 2.5 * u + 0.12 * math.sin(v * 3 + u * 4), -1.95 + deep, -3.5 + 14 * v)

    sheet(160, 24, hang, linen, thickness=0.03)


def _towels(job: Job, where) -> None:
    """Three, folded in two with the fold in front, a label sewn to the uppermost."""
    wide, deep, radius = 3.0, 2.3, 0.2
    terry = Finish(roughness=1, specular=0.05, sheen=0.5, relief="felt", relief_depth=0.9, relief_scale=1.1, relief_height=0.03)
    for i, name in enumerate(("second", "towel", "second")):
        z = 0.11 + i * 0.62
        shift = (0.06, -0.05, 0.03)[i]

        def fold(u: float, v: float, z=z, shift=shift, i=i) -> Point3:
            flat, arc = deep - radius, math.pi * radius
            s = v * (2 * flat + arc)
            sag = 0.03 * math.sin(u * 7 + i * 2) + 0.015 * math.sin(u * 19 + i)
            x = (u - 0.5) * wide + shift + 0.02 * math.sin(v * 11 + i)
            if s < flat:
                return (x, deep / 2 - s, z + sag * 0.3)
            if s < flat + arc:
                a = (s - flat) / radius
                return (x, -deep / 2 + radius - radius * math.sin(a) + sag * 0.6, z + radius - radius * math.cos(a) + sag * 0.3)
            return (x, -deep / 2 + radius + (s - flat - arc), z + 2 * radius + sag * 0.3)

        sheet(48, 64, fold, material(finish=terry, picture=job.prints[name]), thickness=0.2).parent = where
    label = material(finish=CLOTH, picture=job.prints["label"])
    place(box((0.96, 0.02, 0.36), {"front": label, "side": material("#F6F0E6", CLOTH)}, bevel=0.004), (-0.75, -1.28, 1.54), (-4, 0, 0), where)
    pebble(0.2, ground("stone", job.colours["pebble"]), (0.7, -0.2, 1.85), seed=3).parent = where


def _letter(job: Job, where) -> None:
    """A sheet that was folded in two and does not lie quite flat, a stone on it."""
    paper = material(finish=PAPER, picture=job.prints["letter"])

    def lie(u: float, v: float) -> Point3:
        return ((u - 0.5) * 1.9, (v - 0.5) * 2.69, 0.02 + 0.26 * max(0, (v - 0.5)) ** 1.5 + 0.05 * (1 - abs(2 * v - 1)) ** 2 * 0.6)

    sheet(8, 32, lie, paper, thickness=0.01).parent = where
    stone = pebble(0.27, ground("stone", job.colours["pebble"]), (0.1, -0.95, 0.03), seed=8)
    stone.parent = where


def _key(job: Job, where) -> None:
    """The key of the third house on a round wooden tag."""
    wood = ground("wood", job.colours["wood"])
    tag = box((0.92, 0.92, 0.12), {"top": material(finish=Finish(roughness=0.6), picture=job.prints["tag"]), "side": wood}, bevel=0.02, corner=0.455)
    place(tag, (0, 0, 0.06), parent=where)
    brass = material(job.colours["metal"], Finish(roughness=0.28, metallic=1))
    ring = [(0.42 + 0.22 * math.cos(a), 0.04 * math.sin(a), 0.1 + 0.05 * math.sin(a * 2)) for a in (math.pi * k / 4 for k in range(8))]
    tube(ring, 0.024, brass, closed=True).parent = where
    key = group((0.62, 0.0, 0.05), (0, 0, 22))
    key.parent = where
    place(lathe([(0.13, 0), (0.24, 0), (0.24, 0.05), (0.13, 0.05), (0.13, 0)], brass, segments=48), (0.2, 0, 0), parent=key)
    tube([(0.42, 0, 0.025), (0.8, 0, 0.025), (1.25, 0, 0.025)], 0.04, brass).parent = key
    for x, long in ((1.05, 0.2), (1.18, 0.15)):
        place(box((0.07, long, 0.04), {"side": brass}, bevel=0.01), (x, -long / 2, 0.025), parent=key)
