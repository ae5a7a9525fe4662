"""
A shop on its street: window, door, awning and the name over them.
Print: window (560 × 300, what hangs in the window). Masks: name, blade (300 × 300, the mark on the sign that stands
out). Colours: wall, fascia, letters, frame, awning, stripe, inside (the light in the shop), pavement.
"""

import math

from camera import Camera
from geometry import ball, box, group, lathe, leaf, outline, place, plane, relief, sheet, tube
from job import Job
from light import Subject, area
from materials import CLOTH, SATIN, Finish, ground, light_box, material

CAMERAS = {
    "front": Camera(at=(0.35, -30, 2.9), to=(0.35, 0, 3.3), lens=70),
    "left": Camera(at=(-14, -24.5, 2.6), to=(0.5, 0, 3.3), lens=72),
    "corner": Camera(at=(12.5, -17.5, 2.2), to=(0.95, 0, 3.3), lens=57),
}
SILL, HEAD = 0.7, 4.3
WINDOW, DOOR = (-5.0, 1.9), (2.5, 4.6)


def build(job: Job) -> Subject:
    frame = material(job.colours["frame"], SATIN)
    _facade(ground(job.ground, job.colours["wall"]))
    plane(80, 40, ground("concrete", job.colours["pavement"]), (0, -20, 0))
    place(box((80, 0.5, 0.16), {"side": ground("stone", job.colours["pavement"])}, bevel=0.03), (0, -9.5, 0.05))
    _shop(job)
    _window(job, frame)
    _door(job, frame)
    place(box((11.6, 0.3, 1.3), {"side": material(job.colours["fascia"], SATIN)}, bevel=0.03), (0.1, -0.15, 5.55))
    name, height = relief(job.prints["name"], 4.6, 0.1, material(job.colours["letters"], SATIN))
    if height > 0.95:
        name.scale = (0.95 / height,) * 2 + (1,)
    place(name, (0.1, -0.35, 5.55), (90, 0, 0))
    _awning(job, frame)
    _blade(job)
    if job.colour("lamps", ""):
        for x in (-3.6, -1.2, 1.2, 3.6):
            area((x, -1.6, 7.0), (x * 0.9, -0.3, 5.4), (0.5, 0.3), 26, job.colours["lamps"])
    _tree(job, (-5.85, -1.1, 0))
    return Subject(middle=(0.2, -0.6, 3.2), reach=8)


def _facade(wall) -> None:
    """One wall with a window and a doorway in it."""
    (left, right), (door, jamb) = WINDOW, DOOR
    edge = [(-20, 0), (door, 0), (door, HEAD), (jamb, HEAD), (jamb, 0), (20, 0), (20, 14), (-20, 14)]
    hole = [(left, SILL), (left, HEAD), (right, HEAD), (right, SILL)]
    place(outline([edge, hole], 0.5, wall, bevel=0.015), (0, 0.25, 0), (90, 0, 0))


def _shop(job: Job) -> None:
    """A lit room behind the glass: shelves along its back, goods on a step in the window, lamps under the ceiling."""
    room = material(job.colours["inside"], Finish(roughness=0.9, specular=0.1, glow=0.22))
    plane(13, 6, room, (0, 3.6, 2.6), (90, 0, 0))
    for x in (-6.0, 5.9):
        plane(4, 6, room, (x, 2, 2.6), (90, 0, 90))
    wood = ground("wood", "#9C7A57")
    plane(13, 4, wood, (0, 2, 0.3))
    plane(13, 4, room, (0, 2, 4.9), (180, 0, 0))
    goods = [material(colour, SATIN) for colour in (job.colours["awning"], job.colours["stripe"], job.colours["fascia"])]
    for row, z in enumerate((1.5, 2.4, 3.3)):
        place(box((10.4, 0.5, 0.06), {"side": wood}, bevel=0.01), (-0.2, 3.3, z))
        for i in range(20):
            if (i * 5 + row * 7) % 9 == 0:
                continue
            height = 0.34 + 0.22 * ((i * 7 + row * 3) % 4) / 3
            place(box((0.3, 0.3, height), {"side": goods[(i * 2 + row) % 3]}, bevel=0.02), (-5.0 + i * 0.5, 3.3, z + 0.03 + height / 2))
    place(box((6.4, 0.8, 0.9), {"side": wood}, bevel=0.02), (-1.55, 1.2, 0.75))
    for i, (x, size) in enumerate(((-1.0, 0.55), (-0.3, 0.38), (0.35, 0.7), (1.05, 0.46))):
        place(box((0.5, 0.4, size), {"side": goods[i % 3]}, bevel=0.03), (x, 1.1, 1.2 + size / 2), (0, 0, 7 * (i - 1)))
    lamp = light_box("#FFF3DC", 2.2)
    for x in (-4.1, -1.9, 0.3, 3.55):
        ball(0.17, lamp, (x, 1.6, 3.75))
        place(lathe([(0, 0), (0.012, 0), (0.012, 1.1), (0, 1.1)], goods[2], segments=16), (x, 1.6, 3.85))
    area((-1.5, 1.4, 4.6), (-1.5, 2.6, 1.5), (6, 1), 190, job.colours["inside"])
    area((3.4, 1.4, 4.6), (3.4, 2.6, 1.0), (1.5, 1), 60, job.colours["inside"])


def _window(job: Job, frame) -> None:
    left, right = WINDOW
    wide, middle = right - left, (left + right) / 2
    for x in (left, middle, right):
        place(box((0.14, 0.2, HEAD - SILL), {"side": frame}, bevel=0.015), (x, 0.1, (HEAD + SILL) / 2))
    for z in (SILL, HEAD):
        place(box((wide + 0.14, 0.24, 0.14), {"side": frame}, bevel=0.015), (middle, 0.1, z))
    hung = material(finish=Finish(roughness=0.8, specular=0.2), picture=job.prints["window"])
    plane(2.9, 2.9 * 300 / 560, hung, (-3.28, 0.32, 2.1), (90, 0, 0))


def _door(job: Job, frame) -> None:
    for x in DOOR:
        place(box((0.16, 0.22, 4.3), {"side": frame}, bevel=0.015), (x, 0.1, 2.15))
    for z, tall in ((0.35, 0.7), (4.2, 0.2)):
        place(box((2.1, 0.16, tall), {"side": frame}, bevel=0.015), (3.55, 0.16, z))
    brass = material("#B98D52", Finish(roughness=0.28, metallic=1))
    place(lathe([(0, 0), (0.035, 0), (0.035, 1.1), (0, 1.1)], brass), (2.8, -0.02, 1.7))
    place(box((2.7, 1.2, 0.14), {"side": ground("stone", job.colours["pavement"])}, bevel=0.02), (3.55, -0.6, 0.07))


def _awning(job: Job, frame) -> None:
    """Striped cloth on a bar and two arms, its valance hanging free."""
    stripes = 14
    left, right = -5.2, 2.1
    tube([(left, -1.83, 3.88), (right, -1.83, 3.88)], 0.035, frame)
    for x in (left + 0.04, right - 0.04):
        tube([(x, 0, 3.75), (x, -1.83, 3.88)], 0.03, frame)
    step = (right - left) / stripes
    cloth = [material(job.colours["awning"], CLOTH), material(job.colours["stripe"], CLOTH)]
    for i in range(stripes):

        def slope(u: float, v: float, i=i):
            return (left + (i + u) * step, -0.1 - 1.75 * v, 4.75 - 0.85 * v - 0.05 * math.sin(math.pi * v))

        def valance(u: float, v: float, i=i):
            x = left + (i + u) * step
            return (x, -1.85, 3.9 - 0.4 * v * (0.82 + 0.18 * math.sin(math.pi * u)))

        sheet(2, 12, slope, cloth[i % 2], thickness=0.02)
        sheet(6, 4, valance, cloth[i % 2], thickness=0.02)


def _blade(job: Job) -> None:
    """A round sign on a bracket, seen from both ways along the street."""
    arm = material(job.colours["frame"], SATIN)
    sign = group((6.65, 0, 4.6))
    place(box((0.06, 1.5, 0.06), {"side": arm}, bevel=0.01), (0, -0.75, 0.85), parent=sign)
    disc = lathe([(0, -0.06), (0.72, -0.06), (0.75, -0.03), (0.75, 0.03), (0.72, 0.06), (0, 0.06)], material(job.colours["fascia"], SATIN))
    place(disc, (0, -0.85, 0.06), (90, 0, 0), sign)
    mark, height = relief(job.prints["blade"], 0.8, 0.04, material(job.colours["letters"], SATIN))
    fit = min(1.0, 0.95 / height)
    mark.scale = (fit, fit, 1)
    place(mark, (0, -0.93, 0.06), (90, 0, 0), sign)


def _tree(job: Job, at) -> None:
    """A bay in a tub beside the window."""
    tub = ground("plaster", job.colour("pot", "#3B3B3D"))
    place(lathe([(0, 0), (0.55, 0), (0.7, 1.1), (0.76, 1.1), (0.76, 1.22), (0.66, 1.22), (0.63, 1.05), (0, 1.02)], tub), at)
    green = material(job.colour("leaf", "#4C6B50"), Finish(roughness=0.5, specular=0.35))
    for i in range(44):
        leaf(1.2 + 0.9 * ((i * 37) % 10) / 10, 0.12, 0.9 + 0.5 * ((i * 13) % 7) / 7, green, (at[0], at[1], 1.05), i * 137.5, droop=0.5)
