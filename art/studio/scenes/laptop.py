"""
A laptop open on a desk, a cup and a notebook beside it.
Prints: screen (1440 × 930), notebook (150 × 210). Colours: wall, desk, body, notebook, cup.
"""

import math

from camera import Camera
from geometry import box, group, lathe, place, plane, rounded, tube
from job import Job
from light import Subject
from materials import CLOTH, GLAZE, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.35, -11.6, 4.0), to=(0.25, 0.3, 0.8), lens=64),
    "left": Camera(at=(-6.6, -9.6, 4.4), to=(0.1, 0.2, 0.86), lens=68),
    "right": Camera(at=(4.8, -8.6, 2.9), to=(0.3, 0.2, 0.86), lens=69, fstop=0.7, focus=(0.3, 0.7, 1.2)),
}
WIDTH, DEPTH, SCREEN = 3.1, 2.16, 2.04


def build(job: Job) -> Subject:
    plane(60, 24, ground("plaster", job.colours["wall"]), (0, 5.2, 6), (90, 0, 0))
    place(box((60, 13, 1), {"side": ground(job.ground, job.colours["desk"])}, bevel=0.04), (0, -1.3, -0.5))
    _laptop(job, group((0, 0, 0), (0, 0, -5)))
    _notebook(job, group((2.62, -0.3, 0), (0, 0, -13)))
    _cup(job, group((-2.3, 0.5, 0), (0, 0, -40)))
    return Subject(middle=(0.1, 0.1, 0.9), reach=4)


def _laptop(job: Job, where) -> None:
    metal = material(job.colour("body", "#C9CACE"), Finish(roughness=0.34, metallic=1))
    dark = material("#17181A", Finish(roughness=0.55, specular=0.3))
    place(box((WIDTH, DEPTH, 0.12), {"side": metal}, bevel=0.02, corner=0.12), (0, 0, 0.07), parent=where)
    place(box((WIDTH * 0.86, DEPTH * 0.44, 0.006), {"side": dark}, bevel=0, corner=0.04), (0, 0.33, 0.13), parent=where)
    key = material("#232427", Finish(roughness=0.5, specular=0.35))
    rows, columns = 5, 14
    wide, deep = WIDTH * 0.84 / columns, DEPTH * 0.42 / rows
    for row in range(rows):
        for column in range(columns):
            if row == 0 and 3 < column < 9:
                continue
            x, y = (column - (columns - 1) / 2) * wide, 0.33 + (row - (rows - 1) / 2) * deep
            place(box((wide * 0.86, deep * 0.86, 0.02), {"side": key}, bevel=0.006), (x, y, 0.14), parent=where)
    y = 0.33 - (rows - 1) / 2 * deep
    place(box((wide * 4.86, deep * 0.86, 0.02), {"side": key}, bevel=0.006), (-0.5 * wide, y, 0.14), parent=where)
    place(box((1.12, 0.66, 0.004), {"side": material(job.colour("body", "#C9CACE"), Finish(roughness=0.24, metallic=1))}, bevel=0, corner=0.04), (0, -0.62, 0.131), parent=where)
    lid = group((0, DEPTH / 2 - 0.03, 0.13), (-18, 0, 0))
    lid.parent = where
    place(box((WIDTH, 0.07, SCREEN), {"side": metal}, bevel=0.016), (0, 0, SCREEN / 2), parent=lid)
    place(box((WIDTH - 0.04, 0.004, SCREEN - 0.04), {"side": material("#08090A", Finish(roughness=0.1, specular=0.5))}, bevel=0), (0, -0.037, SCREEN / 2), parent=lid)
    screen = material(finish=Finish(roughness=0.12, specular=0.4, glow=0.55), picture=job.prints["screen"])
    plane(WIDTH - 0.18, (WIDTH - 0.18) * 930 / 1440, screen, (0, -0.0405, SCREEN / 2 + 0.02), (90, 0, 0)).parent = lid


def _notebook(job: Job, where) -> None:
    cover = material(finish=CLOTH, picture=job.prints["notebook"])
    plain = material(job.colours["notebook"], CLOTH)
    paper = material("#F3EEE2", Finish(roughness=0.9, specular=0.1))
    place(box((1.46, 2.06, 0.16), {"side": paper}, bevel=0.004), (0, 0, 0.1), parent=where)
    place(box((1.5, 2.1, 0.02), {"side": plain}, bevel=0.008), (0, 0, 0.012), parent=where)
    place(box((1.5, 2.1, 0.02), {"side": plain, "top": cover}, bevel=0.008), (0, 0, 0.19), parent=where)
    place(box((0.02, 2.1, 0.2), {"side": plain}, bevel=0.008), (-0.745, 0, 0.1), parent=where)


def _cup(job: Job, where) -> None:
    where.scale = (0.84,) * 3
    glaze = material(job.colours["cup"], GLAZE)
    body = [(0, 0.03), (0.3, 0), (0.36, 0.04), (0.44, 0.3), (0.47, 0.8), (0.485, 0.82), (0.465, 0.83), (0.44, 0.8), (0.41, 0.32), (0.3, 0.12), (0, 0.11)]
    lathe(body, glaze).parent = where
    lathe([(0, 0.66), (0.452, 0.66)], material("#2A150B", Finish(roughness=0.08))).parent = where
    angle = [math.radians(a) for a in (80, 40, 0, -50, -105)]
    tube([(0.42 + 0.24 * math.cos(a), 0, 0.45 + 0.26 * math.sin(a)) for a in angle], 0.045, glaze).parent = where
    lathe([(0, 0.0), (0.75, 0.0), *rounded(0.75, 0.03, 0.03, -90, 60, 5), (0.5, 0.025), (0, 0.02)], glaze).parent = where
