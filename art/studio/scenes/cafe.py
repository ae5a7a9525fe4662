"""
The corner of a coffee house: a bentwood chair and a small round table with two glasses of tea, sugar and dominoes.
Print: floor (800 × 800, chequered). Colours: wall, skirting, chair, seat, marble, brass, iron, sugar (its bowl), tea, lamp.
"""

import math

from camera import Camera
from geometry import ball, box, group, lathe, place, plane, rounded, tube
from job import Job
from light import Subject
from materials import GLAZE, SATIN, Finish, ground, material
from tableware import tea_glass

CAMERAS = {
    "front": Camera(at=(0.9, -21.4, 9.0), to=(0.12, 0, 4.56), lens=65),
    "high": Camera(at=(3.2, -15.5, 11.5), to=(0.3, 0, 3.6), lens=56),
    "close": Camera(at=(2.4, -9.5, 7.6), to=(0.9, -0.6, 5.1), lens=62, fstop=0.5, focus=(0.9, -1.0, 5.3)),
}
TOP = 4.9
#: Where the spots of a domino's half are, by how many there are.
PIPS = {1: [(0, 0)], 2: [(-0.07, -0.07), (0.07, 0.07)], 3: [(-0.07, -0.07), (0, 0), (0.07, 0.07)], 4: [(-0.07, -0.07), (-0.07, 0.07), (0.07, -0.07), (0.07, 0.07)]}


def build(job: Job) -> Subject:
    plane(60, 40, ground(job.ground, job.colours["wall"]), (0, 3.6, 10), (90, 0, 0))
    plane(24, 24, material(finish=Finish(roughness=0.4, specular=0.4), picture=job.prints["floor"]), (0, -8.4, 0))
    place(box((60, 0.12, 0.5), {"side": material(job.colours["skirting"], SATIN)}, bevel=0.03), (0, 3.54, 0.25))
    _chair(job, group((-1.75, 0.75, 0), (0, 0, 36)))
    _table(job, group((1.45, -0.9, 0)))
    _lamp(job, (1.0, 1.6, 8.95))
    return Subject(middle=(0, 0.5, 4.2), reach=6.2)


def _chair(job: Job, where) -> None:
    """Four legs, of which the hind two are one bent rod with the back; a round seat; a ring that braces the legs."""
    wood = material(job.colours["chair"], Finish(roughness=0.24, specular=0.5, coat=0.4))
    rods = [
        ([(1.2, -1.15, 3.95), (1.28, -1.3, 2), (1.36, -1.42, 0.02)], 0.13),
        ([(-1.2, -1.15, 3.95), (-1.28, -1.3, 2), (-1.36, -1.42, 0.02)], 0.13),
        ([(-1.42, 2.0, 0.02), (-1.3, 1.5, 2.2), (-1.32, 1.35, 4.0), (-1.42, 1.7, 6.0), (-1.16, 2.0, 7.5), (0, 2.14, 8.3), (1.16, 2.0, 7.5), (1.42, 1.7, 6.0), (1.32, 1.35, 4.0), (1.3, 1.5, 2.2), (1.42, 2.0, 0.02)], 0.135),
        ([(-0.82, 1.4, 4.05), (-0.86, 1.68, 5.8), (-0.66, 1.86, 6.7), (0, 1.96, 7.25), (0.66, 1.86, 6.7), (0.86, 1.68, 5.8), (0.82, 1.4, 4.05)], 0.1),
    ]
    for points, thick in rods:
        tube(points, thick, wood).parent = where
    brace = [(1.66 * math.cos(a), 1.66 * math.sin(a) + 0.13, 1.9) for a in (math.pi / 4 * i for i in range(8))]
    tube(brace, 0.08, wood, closed=True).parent = where
    place(lathe([*rounded(1.66, 0, 0.2, 0, 360, 20)], wood), (0, 0.05, 4.0), parent=where)
    seat = material(job.colours["seat"], Finish(roughness=0.5, specular=0.3, relief="linen", relief_depth=0.6, relief_scale=0.5, relief_height=0.02))
    place(lathe([(0, -0.12), (1.6, -0.12), (1.6, 0.08), (1.3, 0.13), (0, 0.16)], seat), (0, 0.05, 4.0), parent=where)


def _table(job: Job, where) -> None:
    """Marble in a brass band, on an iron foot with three claws."""
    brass = material(job.colours["brass"], Finish(roughness=0.25, metallic=1))
    iron = material(job.colours["iron"], Finish(roughness=0.35, specular=0.5, coat=0.2))
    marble = ground("marble", job.colours["marble"])
    lathe([(0, TOP - 0.2), (2.2, TOP - 0.2), (2.2, TOP - 0.02), (2.17, TOP), (0, TOP)], marble, segments=144).parent = where
    lathe([(2.19, TOP - 0.26), (2.25, TOP - 0.26), (2.25, TOP + 0.015), (2.19, TOP + 0.015), (2.19, TOP - 0.26)], brass, segments=144).parent = where
    lathe([(0, 0.75), (0.2, 0.75), (0.28, 0.95), (0.15, 1.2), (0.13, 2.4), (0.24, 2.6), (0.13, 2.8), (0.13, TOP - 0.5), (0.6, TOP - 0.22), (0, TOP - 0.21)], iron, segments=64).parent = where
    for angle in (205, 325, 85):
        a = math.radians(angle)
        out = [(0.1, 1.15), (0.75, 0.95), (1.25, 0.25), (1.6, 0.1)]
        tube([(r * math.cos(a), r * math.sin(a), z) for r, z in out], 0.1, iron).parent = where
        ball(0.13, iron, (1.62 * math.cos(a), 1.62 * math.sin(a), 0.13)).parent = where
    tray = lathe([(0, 0.03), (1.12, 0.02), (1.2, 0.13), (1.225, 0.135), (1.15, 0.05), (0, 0.05)], brass, segments=128)
    place(tray, (-0.3, -0.1, TOP), parent=where)
    for x, y in ((-0.86, -0.12), (0.28, 0.2)):
        tea_glass((x, y, TOP + 0.05), 1.42, job.colours["tea"]).parent = where
    _sugar(job, (-0.2, -0.72, TOP + 0.05), brass, where)
    _dominoes(where)


def _sugar(job: Job, at, brass, where) -> None:
    bowl = material(job.colours["sugar"], GLAZE)
    place(lathe([(0, 0.05), (0.2, 0), (0.22, 0.05), (0.36, 0.24), (0.37, 0.36), (0.34, 0.36), (0.32, 0.25), (0, 0.12)], bowl), at, parent=where)
    grain = Finish(roughness=0.8, specular=0.3, relief="sand", relief_depth=0.6, relief_scale=1.2, relief_height=0.02)
    place(lathe([(0, 0.48), (0.14, 0.43), (0.33, 0.28)], material("#FFFFFF", grain)), at, parent=where)
    spoon = tube([(at[0] - 0.05, at[1], at[2] + 0.36), (at[0] + 0.3, at[1] - 0.03, at[2] + 0.52), (at[0] + 0.62, at[1] - 0.08, at[2] + 0.66)], 0.028, brass)
    spoon.parent = where


def _dominoes(where) -> None:
    """A game that somebody means to come back to."""
    stone_of, spot = material("#17110D", SATIN), material("#FFF8EA", SATIN)
    for x, y, turn, pips in ((1.12, -1.22, 14, (3, 2)), (1.6, -0.72, 78, (1, 4)), (1.5, 0.12, 150, (2, 2))):
        stone = group((x, y, TOP + 0.06), (0, 0, turn))
        stone.parent = where
        box((0.6, 0.3, 0.12), {"side": stone_of}, bevel=0.03).parent = stone
        place(box((0.016, 0.24, 0.01), {"side": spot}, bevel=0), (0, 0, 0.06), parent=stone)
        for half, count in zip((-0.15, 0.15), pips):
            for dx, dy in PIPS[count]:
                place(ball(0.028, spot, (0, 0, 0)), (half + dx, dy, 0.052), parent=stone)


def _lamp(job: Job, at) -> None:
    """A globe on a cord."""
    globe = material(job.colours["lamp"], Finish(roughness=0.3, specular=0.5, glow=0.35))
    metal = material(job.colours["iron"], SATIN)
    ball(0.85, globe, at)
    place(lathe([(0, 0), (0.3, 0), (0.22, 0.3), (0.05, 0.4), (0.035, 6), (0, 6)], metal, segments=48), (at[0], at[1], at[2] + 0.78))
