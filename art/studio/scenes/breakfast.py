"""
Breakfast on a round enamel tray, seen from above: stewed beans, eggs in their pan, taameya, salad, tahini, bread and tea.
Prints: cloth (600 × 750, under the tray), tray (400 × 400, in the tray's well), bread, tomato, cucumber (200 × 200, what
a loaf and a slice are from above). Colours: tray, rim, beans, cakes, greens, paste, saucer (the dishes, by what is in
them), rim_of_beans, rim_of_cakes, rim_of_greens, rim_of_paste, pan, yolk, tea.
"""

import math

from camera import Camera
from food import HERB, baladi, fleck, fried_egg, ful, slice_of, taameya, tahini
from geometry import group, lathe, place, plane, rounded, tube
from job import Job
from light import Subject
from materials import CLOTH, GLAZE, Finish, material
from tableware import disc, dish, tea_glass

CAMERAS = {
    "above": Camera(at=(0, -3.4, 18.6), to=(0, -0.04, 0), lens=90),
    "seat": Camera(at=(0.6, -12.5, 12.5), to=(0, -0.1, 0.1), lens=86),
    "close": Camera(at=(-3.2, -6.4, 7.4), to=(-0.3, -0.2, 0.15), lens=74, fstop=0.5, focus=(-0.6, 0.2, 0.2)),
}
WELL = 2.3
FLOOR = 0.06


def build(job: Job) -> Subject:
    plane(9.6, 12, material(finish=CLOTH, picture=job.prints["cloth"]), (0, 0, 0))
    _tray(job)
    _beans(job, group((-0.92, 0.72, FLOOR)))
    _eggs(job, group((0.98, 1.12, FLOOR), (0, 0, 24)))
    _cakes(job, group((-0.12, -1.5, FLOOR)))
    _greens(job, group((-1.5, -0.72, FLOOR)))
    _paste(job, group((0.06, -0.16, FLOOR)))
    _tea(job, (0.0, 1.92, FLOOR))
    crust = material(finish=Finish(roughness=0.9, specular=0.15, relief="plaster", relief_depth=0.5, relief_scale=0.5, relief_height=0.03), picture=job.prints["bread"])
    baladi((1.27, -0.34, FLOOR + 0.06), (0, 0, 15), 0.8, crust, 3)
    baladi((1.3, -0.86, FLOOR + 0.25), (11, 5, 130), 0.78, crust, 9)
    return Subject(middle=(0, 0, 0.1), reach=3.4)


def _tray(job: Job) -> None:
    enamel = material(job.colours["tray"], GLAZE)
    lathe([(0, 0.02), (WELL, 0.02), (WELL + 0.1, 0.05), (2.54, 0.3), (2.6, 0.31), (2.6, 0.335), (2.52, 0.33), (WELL + 0.07, 0.09), (WELL, FLOOR), (0, FLOOR)], enamel, segments=192)
    lathe([*rounded(2.6, 0.32, 0.035, 0, 360, 16)], material(job.colours["rim"], Finish(roughness=0.3, metallic=1)), segments=192)
    disc(WELL, material(finish=GLAZE, picture=job.prints["tray"]), (0, 0, FLOOR + 0.001))


def _beans(job: Job, where) -> None:
    dish(where, 0.84, 0.4, job.colours["beans"], job.colours["rim_of_beans"])
    ful(where, 0.7, 0.27)


def _eggs(job: Job, where) -> None:
    """Two eggs in a small iron pan with two ears."""
    iron = material(job.colours["pan"], Finish(roughness=0.35, specular=0.5, coat=0.3))
    lathe([(0, 0.01), (0.6, 0), (0.72, 0.2), (0.735, 0.21), (0.7, 0.21), (0.59, 0.05), (0, 0.045)], iron).parent = where
    for side in (-1, 1):
        ear = tube([(side * 0.7, -0.17, 0.18), (side * 0.86, -0.13, 0.2), (side * 0.86, 0.13, 0.2), (side * 0.7, 0.17, 0.18)], 0.035, iron)
        ear.parent = where
    fried_egg(where, (-0.2, 0.12, 0.05), 0.35, 3, job.colours["yolk"])
    fried_egg(where, (0.23, -0.16, 0.085), 0.33, 12, job.colours["yolk"])
    fleck("#17110D", lambda _: 0.2, where, 22, 0.45, 0.011, 4)


def _cakes(job: Job, where) -> None:
    """Seven bean cakes, one of them broken."""
    dish(where, 0.85, 0.2, job.colours["cakes"], job.colours["rim_of_cakes"], foot=0.76)
    for i, angle in enumerate((30, 90, 150, 210, 330)):
        a = math.radians(angle)
        taameya(where, (0.5 * math.cos(a), 0.5 * math.sin(a), 0.06), 0.24, 30 + i)
    taameya(where, (0, -0.5, 0.08), 0.25, 41, opened=True)
    taameya(where, (0, 0, 0.08), 0.24, 40)
    fleck(HERB, lambda _: 0.09, where, 12, 0.62, 0.04, 21)


def _greens(job: Job, where) -> None:
    """Tomato and cucumber, a slice of each in turn round the bowl."""
    dish(where, 0.62, 0.3, job.colours["greens"], job.colours["rim_of_greens"], foot=0.7)
    tomato = material(finish=Finish(roughness=0.2, specular=0.5), picture=job.prints["tomato"])
    cucumber = material(finish=Finish(roughness=0.25, specular=0.5), picture=job.prints["cucumber"])
    for i in range(9):
        a = 2 * math.pi * i / 9
        at, turn = (0.33 * math.cos(a), 0.33 * math.sin(a), 0.17), (22, 0, math.degrees(a) + 12)
        if i % 2:
            slice_of(where, at, turn, 0.2, "#2F6A3C", cucumber)
        else:
            slice_of(where, at, turn, 0.21, "#C5301D", tomato)
    slice_of(where, (0, 0, 0.27), (6, 4, 0), 0.21, "#C5301D", tomato)
    fleck(HERB, lambda _: 0.36, where, 14, 0.3, 0.045, 17)


def _paste(job: Job, where) -> None:
    dish(where, 0.43, 0.26, job.colours["paste"], job.colours["rim_of_paste"], foot=0.7)
    tahini(where, 0.385, 0.19)
    fleck(HERB, lambda _: 0.28, where, 7, 0.16, 0.03, 2)


def _tea(job: Job, at) -> None:
    saucer = lathe([(0, 0.01), (0.22, 0), (0.4, 0.07), (0.41, 0.085), (0.39, 0.085), (0.22, 0.03), (0, 0.03)], material(job.colours["saucer"], GLAZE))
    place(saucer, at)
    tea_glass((at[0], at[1], at[2] + 0.03), 0.78, job.colours["tea"])
