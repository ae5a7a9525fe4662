"""
Nine round tins laid along a twig, as the leaves of a sprig: each lid carries its own leaf. Beside them a spatula has spread
balm on the stone, and a card lies.
Prints: lid_1 … lid_9 (300 × 300, from the foot of the sprig to its tip), side (1200 × 130, once round a tin), card (380 ×
246). Colours: stone, tin, twig, balm, spatula.
"""

import math

import bmesh

from camera import Camera
from geometry import Point3, box, group, lathe, mesh_object, place, plane, tube
from job import Job
from light import Subject
from materials import PAPER, SATIN, Finish, ground, material
from tableware import disc

CAMERAS = {
    "above": Camera(at=(-1.8, -6.1, 14.2), to=(0.3, -0.1, 0), lens=43),
    "lid": Camera(at=(-2.2, -2.9, 4.3), to=(-1.62, 0.98, 0.3), lens=78, fstop=0.9, focus=(-1.68, 0.9, 0.46)),
}
#: Where each tin's leaf leaves the twig, its turn from the twig, and how long it is; the plan of the drawn sprig.
LEAVES = (
    (-20, 25, -64, 330), (-6, 70, 66, 350), (29, 209, -56, 345), (43, 270, 60, 350), (67, 431, -48, 310),
    (73, 497, 54, 310), (83, 648, -40, 280), (86, 688, 48, 290), (96, 800, 6, 290),
)
TWIG = ((-40, -60), (0, 90), (42, 260), (70, 450), (82, 640), (96, 800))
#: Units for one of the plan, and the direction in which the sprig grows (degrees from upwards).
SCALE, GROWS, MIDDLE = 0.0094, -66, (52, 430)
RADIUS, TALL = 0.75, 0.46


def build(job: Job) -> Subject:
    plane(60, 60, ground(job.ground, job.colours["stone"]))
    bark = material(job.colours["twig"], Finish(roughness=0.75, relief="plaster", relief_depth=0.5, relief_scale=2, relief_height=0.01))
    tube([(*_on(x, y), 0.055) for x, y in TWIG], 0.055, bark)
    for i, (x, y, turn, long) in enumerate(LEAVES):
        reach = long * 0.5 + 20
        angle = math.radians(turn)
        at = _on(x + reach * math.sin(angle), y + reach * math.cos(angle))
        foot = _on(x, y)
        tube([(*foot, 0.05), ((foot[0] + at[0]) / 2, (foot[1] + at[1]) / 2, 0.04), (*at, 0.03)], 0.03, bark)
        _tin(job, f"lid_{i + 1}", group((*at, 0), (0, 0, GROWS - turn)))
    _spatula(job, group((1.9, -2.9, 0), (0, 0, 8)))
    card = box((1.7, 1.1, 0.02), {"top": material(finish=PAPER, picture=job.prints["card"]), "side": material("#F3EBD8", PAPER)}, bevel=0.003)
    place(card, (-3.5, 2.75, 0.012), (0, 0, 9))
    # The shadow of a branch falls beside the sprig, not over it.
    return Subject(middle=(2.2, 2.8, 0.2), reach=4.8)


def _on(x: float, y: float) -> tuple[float, float]:
    """A place of the plan on the stone."""
    dx, dy, angle = (x - MIDDLE[0]) * SCALE, (y - MIDDLE[1]) * SCALE, math.radians(GROWS)
    return (dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle))


def _tin(job: Job, lid: str, where) -> None:
    metal = material(job.colours["tin"], Finish(roughness=0.36, metallic=1))
    label = material(finish=SATIN, picture=job.prints["side"])
    r, t = RADIUS, TALL
    lathe([(0, 0), (r - 0.05, 0), (r - 0.02, 0.03), (r - 0.02, t * 0.42)], metal, segments=72).parent = where
    lathe([(r, t * 0.4), (r + 0.012, t * 0.41), (r + 0.012, t - 0.06), (r - 0.01, t - 0.015), (r - 0.05, t), (r - 0.06, t - 0.008), (0, t - 0.008)], metal, segments=72).parent = where
    # The band is turned back, so that its middle faces the front however the tin is turned.
    band = lathe([(r + 0.014, t * 0.44), (r + 0.014, t - 0.07)], label, segments=72)
    place(band, (0, 0, 0), (0, 0, -math.degrees(where.rotation_euler.z)), where)
    disc(r - 0.065, material(finish=SATIN, picture=job.prints[lid]), (0, 0, t - 0.004), where)


def _spatula(job: Job, where) -> None:
    """Balm spread in one stroke: thick at its foot and its sides, streaky where the spatula left it."""
    long, wide = 2.3, 0.62
    mesh = bmesh.new()
    columns, rows = 90, 46

    def rise(u: float, v: float) -> Point3:
        half = wide / 2 * math.sin(math.pi * min(1, u**0.78)) ** 0.82 if 0 < u < 1 else 0
        across = (v - 0.5) * 2
        ridge = 0.5 + 0.28 * math.sin(across * 23 + 2 * math.sin(u * 3)) + 0.22 * math.sin(across * 41 + u * 2)
        height = (0.035 + 0.1 * (1 - u) ** 2 + 0.05 * abs(across) ** 3) * (0.45 + 0.55 * ridge) * (1 - abs(across) ** 12) * min(1, u * 18, (1 - u) * 9)
        return (u * long, across * half + 0.08 * math.sin(u * math.pi), max(0.0, height))

    grid = [[mesh.verts.new(rise(i / columns, j / rows)) for j in range(rows + 1)] for i in range(columns + 1)]
    for i in range(columns):
        for j in range(rows):
            mesh.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    balm = mesh_object(mesh, [material(job.colours["balm"], Finish(roughness=0.24, specular=0.5, coat=0.4))], 80)
    place(balm, (-1.2, 0, 0.002), parent=where)
    steel = material(job.colours["spatula"], Finish(roughness=0.22, metallic=1))
    place(box((1.1, 0.36, 0.02), {"side": steel}, bevel=0.006, corner=0.1), (1.42, 0.06, 0.1), (0, 5, 4), where)
    tube([(1.9, 0.09, 0.06), (2.3, 0.12, 0.05), (3.2, 0.2, 0.05)], 0.05, steel).parent = where
