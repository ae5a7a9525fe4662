"""
The gate of a site at night: four arches one behind the other, each smaller and lit along its inner edge, and a cat that
walks through. Before it a post with a reader, a badge hung on it, and a chair somebody has left. One unit is a metre here.
Prints: reader (420 × 640), badge (300 × 420). Masks: name, arabic (on the wall). Colours: road, stone, wall, letters,
light (of the edges), court (what shines behind the last arch), post, cat, chair, cloth (left on the chair), ribbon.
"""

import math

from camera import Camera
from geometry import Point2, Point3, box, group, lathe, outline, place, plane, relief, sheet, tube
from job import Job
from light import Subject, area
from materials import CLOTH, PLASTIC, SATIN, Finish, ground, light_box, material

CAMERAS = {
    "front": Camera(at=(-1.5, -12.8, 1.45), to=(-0.35, 0, 2.2), lens=47),
    "path": Camera(at=(-1.5, -7.5, 0.5), to=(-0.2, 2, 1.72), lens=34),
    "reader": Camera(at=(2.3, -6.2, 1.0), to=(1.73, -4.6, 0.82), lens=47, fstop=4, focus=(1.75, -4.63, 0.9)),
}
#: Half width, height and place of each arch, from the first to the last.
ARCHES = ((2.75, 5.0, 0.0), (2.25, 4.45, 2.0), (1.75, 3.9, 4.0), (1.25, 3.35, 6.0))
BAND, DEEP = 0.42, 1.1
POST = (1.75, -4.6)


def build(job: Job) -> Subject:
    wet = Finish(roughness=0.24, specular=0.5, relief="plaster", relief_depth=0.3, relief_scale=0.5, relief_height=0.015, mottle=0.4, mottle_scale=0.16)
    plane(80, 60, material(job.colours["road"], wet), (0, 10, 0))
    stone = ground("concrete", job.colours["stone"])
    light = light_box(job.colours["light"], 5)
    for half, tall, y in ARCHES:
        _arch(half, tall, y, stone, light, job.colours["light"])
    # The court behind is all light: a plate in the last arch's shape, and a lamp that throws it down the road.
    half, tall, y = ARCHES[-1]
    court = outline([_contour(half - 0.2, tall - 0.2)], 0.02, light_box(job.colours["court"], 0.85), bevel=0)
    place(court, (0, y + DEEP, 0), (90, 0, 0))
    court.visible_glossy = False
    area((0, y + DEEP - 0.1, 1.5), (0.1, -4, 0.1), (1.5, 2.4), 450, job.colours["court"])
    _wall(job)
    _cat(job, (-0.25, -1.7, 0))
    _post(job, group((*POST, 0), (0, 0, 14)))
    _chair(job, group((2.9, -3.0, 0), (0, 0, 24)))
    return Subject(middle=(0, -1, 2), reach=6)


def _contour(half: float, tall: float, steps: int = 18) -> list[Point2]:
    """The arch of the mark: up one leg, over the top and down the other."""
    spring = tall - half * 1.12
    left = ((-half, spring), (-half, spring + half * 0.62), (-half * 0.52, tall - half * 0.02), (0, tall))

    def on(curve, t: float) -> Point2:
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        return tuple(sum(w * p[i] for w, p in zip(weights, curve)) for i in (0, 1))

    rise = [on(left, i / steps) for i in range(steps + 1)]
    return [(-half, 0), *rise, *[(-x, z) for x, z in reversed(rise[:-1])], (half, 0)]


def _arch(half: float, tall: float, y: float, stone, light, colour: str) -> None:
    inner = _contour(half - BAND, tall - BAND)
    ring = outline([[*_contour(half, tall), *reversed(inner)]], DEEP, stone, bevel=0.03)
    place(ring, (0, y + DEEP / 2, 0), (90, 0, 0))
    edge = [(x, y + DEEP * 0.5, z) for x, z in _contour(half - BAND - 0.02, tall - BAND - 0.02)]
    tube(edge, 0.022, light)
    area((0, y + DEEP / 2, tall - BAND - 0.2), (0, y + DEEP / 2, 0), (half, 0.3), 90, colour)


def _wall(job: Job) -> None:
    """The wall to both sides of the gate; the name stands on its left part."""
    stone = ground("concrete", job.colours["wall"])
    letters = material(job.colours["letters"], SATIN)
    for side in (-1, 1):
        place(box((14, 0.7, 3.3), {"side": stone}, bevel=0.03), (side * (2.72 + 7), 0.75, 1.65))
    for name, width, z in (("name", 1.5, 2.35), ("arabic", 1.3, 1.5)):
        item, _ = relief(job.prints[name], width, 0.06, letters)
        place(item, (-4.15, 0.37, z), (90, 0, 0))
    area((-4.3, -0.5, 3.6), (-4.3, 0.4, 1.8), (1.6, 0.2), 26, job.colours["letters"])


def _round(points: list[Point2], steps: int = 5) -> list[Point2]:
    """A closed outline through the points, without corners."""
    made = []
    count = len(points)
    for i in range(count):
        a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            made.append(tuple(0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3) for j in (0, 1)))
    return made


def _cat(job: Job, at: Point3) -> None:
    """Seen from the side, walking with its tail up."""
    fur = material(job.colours["cat"], Finish(roughness=0.9, sheen=0.6))
    shape = [
        (0.98, 0.61), (0.94, 0.71), (0.9, 0.85), (0.855, 0.75), (0.8, 0.85), (0.75, 0.71), (0.55, 0.655), (0.33, 0.66), (0.14, 0.67),
        (0.07, 0.78), (0.03, 0.95), (0.08, 1.1), (0.045, 1.15), (-0.02, 1.06), (-0.045, 0.92), (0.0, 0.7), (-0.01, 0.5), (-0.02, 0.4), (-0.09, 0.27),
        (-0.075, 0.1), (-0.06, 0.01), (0.05, 0.0), (0.045, 0.05), (0.0, 0.09), (0.03, 0.27), (0.13, 0.36), (0.2, 0.25), (0.18, 0.1), (0.18, 0.01), (0.29, 0.0),
        (0.28, 0.05), (0.24, 0.09), (0.28, 0.3), (0.4, 0.39), (0.57, 0.4), (0.61, 0.3), (0.58, 0.15), (0.55, 0.01), (0.66, 0.0), (0.655, 0.05), (0.63, 0.09),
        (0.68, 0.25), (0.73, 0.34), (0.78, 0.2), (0.84, 0.03), (0.94, 0.0), (0.94, 0.05), (0.89, 0.1), (0.84, 0.33), (0.86, 0.48), (0.91, 0.54), (0.97, 0.56),
    ]
    size = 0.66
    body = outline([_round([(x * size, z * size) for x, z in shape])], 0.13, fur, bevel=0.03)
    place(body, at, (90, 0, -14))


def _post(job: Job, where) -> None:
    """A post with a round head; its reader says what passed, and a badge hangs on its hook."""
    shell = material(job.colours["post"], Finish(roughness=0.4, metallic=0.6, specular=0.5))
    wide, tall, deep = 0.34, 1.32, 0.2
    shape = _contour(wide / 2, tall)
    place(outline([shape], deep, shell, bevel=0.012), (0, deep / 2, 0), (90, 0, 0), where)
    face = material(finish=Finish(roughness=0.2, specular=0.5, glow=0.9), picture=job.prints["reader"])
    plane(0.262, 0.4, face, (0, -0.003, 0.93), (90, 0, 0)).parent = where
    place(box((0.28, 0.012, 0.42), {"side": material("#05080A", SATIN)}, bevel=0.004), (0, 0.004, 0.93), parent=where)
    area((POST[0] - 0.1, POST[1] - 1.1, 1.9), (*POST, 0.7), (0.5, 0.5), 22, job.colours["letters"])
    badge = group((0.06, -0.03, 0.66), (0, 0, 0))
    badge.parent = where
    metal = material("#AEBBB5", Finish(roughness=0.25, metallic=1))
    place(lathe([(0, 0), (0.012, 0), (0.012, 0.05), (0.018, 0.055), (0.018, 0.065), (0, 0.066)], metal, segments=32), (0, 0.03, 0.02), (90, 0, 0), badge)
    woven = material(job.colours["ribbon"], CLOTH)
    for side in (-1, 1):
        tube([(0, -0.02, 0.03), (side * 0.03, -0.02, -0.03), (side * 0.035, -0.022, -0.1), (0, -0.02, -0.16)], 0.005, woven).parent = badge
    card = box((0.128, 0.004, 0.18), {"front": material(finish=PLASTIC, picture=job.prints["badge"]), "side": material("#DDE8E1", PLASTIC)}, bevel=0.001)
    place(card, (0, -0.022, -0.25), (0, -3, 0), badge)


def _chair(job: Job, where) -> None:
    """A steel chair, a cardigan over its back and a glass of tea under it."""
    steel = material(job.colours["chair"], Finish(roughness=0.45, metallic=0.7))
    seat = material(job.colours["chair"], PLASTIC)
    for x in (-0.2, 0.2):
        tube([(x, -0.21, 0.0), (x, -0.2, 0.44), (x, -0.16, 0.455), (x, 0.18, 0.455)], 0.013, steel).parent = where
        tube([(x, 0.26, 0.0), (x, 0.2, 0.46), (x, 0.25, 0.7), (x, 0.28, 0.86)], 0.013, steel).parent = where
    place(box((0.44, 0.42, 0.03), {"side": seat}, bevel=0.012, corner=0.05), (0, 0, 0.47), parent=where)
    place(box((0.42, 0.025, 0.24), {"side": seat}, bevel=0.01), (0, 0.265, 0.74), (-8, 0, 0), where)
    cloth = material(job.colours["cloth"], CLOTH)

    def hang(u: float, v: float) -> Point3:
        # Over the back's upper edge: in front of it to v 0.5, behind it after that.
        x = (u - 0.5) * 0.5 + 0.02 * math.sin(v * 9 + u * 5)
        down = abs(v - 0.5) * 2
        fold = 0.022 * math.sin(u * 17) * down
        return (x, 0.27 + (v - 0.5) * 0.12 + fold, 0.885 - down * (0.36 + 0.06 * math.sin(u * 8)))

    sheet(28, 28, hang, cloth, thickness=0.012).parent = where
    glass = material("#7A3B12", Finish(roughness=0.08, specular=0.6))
    place(lathe([(0, 0), (0.026, 0), (0.032, 0.085), (0, 0.085)], glass, segments=40), (-0.36, -0.1, 0.0), parent=where)
