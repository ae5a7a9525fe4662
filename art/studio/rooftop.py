"""What is found on and over the roofs of a city: houses of clay, dishes, tanks, washing and pigeons."""

import math
import random
from dataclasses import dataclass

from geometry import Point3, ball, box, group, lathe, outline, place, sheet, tube
from job import Job
from materials import CLOTH, PAPER, SATIN, Finish, material

CLAY = Finish(roughness=0.85, specular=0.15, relief="plaster", relief_depth=0.35, relief_scale=0.3, relief_height=0.03, mottle=0.06, mottle_scale=0.2)
#: How far houses go down; the street is never seen.
DEPTH = 5.0


@dataclass(frozen=True)
class House:
    """Middle and size on the ground, height of the roof, colour."""

    at: tuple[float, float]
    size: tuple[float, float]
    top: float
    colour: str


def house(job: Job, of: House, seed: int) -> None:
    """A block of flats: a parapet round its roof, windows on the front and on both sides, some lit, some with a balcony."""
    clay = material(of.colour, CLAY)
    (x, y), (wide, deep) = of.at, of.size
    place(box((wide, deep, DEPTH + of.top), {"side": clay}, bevel=0.035), (x, y, (of.top - DEPTH) / 2))
    outer, inner = ([(a * (wide / 2 - inset), b * (deep / 2 - inset)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for inset in (0, 0.12))
    place(outline([outer, inner], 0.24, clay, bevel=0.02), (x, y, of.top + 0.12))
    chance = random.Random(seed)
    for turn, across, out in ((0, wide, deep), (90, deep, wide), (270, deep, wide)):
        front = group((x, y, of.top), (0, 0, turn))
        count = max(2, round(across / 0.72))
        step = (across - 0.3) / count
        for row in range(4):
            for column in range(count):
                if chance.random() > 0.08:
                    _window(job, front, ((column - (count - 1) / 2) * step, -out / 2, -0.55 - row * 0.86), chance, clay)


def _window(job: Job, front, at: Point3, chance: random.Random, clay) -> None:
    x, y, z = at
    luck = chance.random()
    pane = job.colours["lit"] if luck > 0.82 else job.colours["pane"]
    place(box((0.36, 0.06, 0.52), {"side": material(job.colours["frame"], PAPER)}, bevel=0.012), (x, y, z), parent=front)
    place(box((0.27, 0.07, 0.43), {"side": material(pane, Finish(roughness=0.3, glow=0.35 if luck > 0.82 else 0))}, bevel=0.006), (x, y - 0.006, z), parent=front)
    if luck < 0.2:
        place(box((0.56, 0.26, 0.05), {"side": clay}, bevel=0.012), (x, y - 0.12, z - 0.3), parent=front)
        place(box((0.56, 0.03, 0.2), {"side": material(job.colours["frame"], PAPER)}, bevel=0.01), (x, y - 0.24, z - 0.19), parent=front)
    elif luck < 0.3:
        place(box((0.22, 0.14, 0.16), {"side": material("#EFE6D3", SATIN)}, bevel=0.015), (x, y - 0.08, z - 0.36), parent=front)


def dish(at: Point3, size: float, colour: str) -> None:
    """A satellite dish on its mast; all of them look the same way."""
    metal = material(colour, Finish(roughness=0.4, specular=0.4))
    where = group(at)
    tube([(0, 0, 0), (0, 0, size * 0.9)], 0.035, metal).parent = where
    bowl = group((0, -0.04, size * 0.95), (58, 0, -34))
    bowl.parent = where
    r = size
    profile = [(0, 0), (r * 0.3, 0.03 * r), (r * 0.65, 0.14 * r), (r * 0.96, 0.32 * r), (r, 0.34 * r), (r * 0.98, 0.37 * r), (r * 0.65, 0.18 * r), (r * 0.3, 0.07 * r), (0, 0.045 * r)]
    lathe(profile, metal, segments=64, smooth_below=60).parent = bowl
    tube([(0, r * -0.95, 0.3 * r), (0, r * -0.5, 0.62 * r), (0, 0, 0.82 * r)], 0.022, metal).parent = bowl
    ball(0.07, metal, (0, 0, 0.82 * r)).parent = bowl


def tank(at: Point3, radius: float, colour: str, stand: str) -> None:
    """A drum of water on a low stand."""
    x, y, z = at
    place(box((radius * 2, radius * 2, 0.16), {"side": material(stand, PAPER)}, bevel=0.02), (x, y, z + 0.08))
    tall = radius * 2.3
    profile = [(0, 0), (radius, 0), (radius, tall * 0.3), (radius * 1.04, tall * 0.33), (radius, tall * 0.36), (radius, tall * 0.62), (radius * 1.04, tall * 0.65), (radius, tall * 0.68), (radius, tall), (radius * 0.4, tall * 1.12), (radius * 0.35, tall * 1.2), (0, tall * 1.2)]
    place(lathe(profile, material(colour, SATIN), segments=64), (x, y, z + 0.16))


def washing(start: Point3, end: Point3, colours: list[str], seed: int) -> None:
    """A line between two poles, and what hangs on it to dry."""
    chance = random.Random(seed)
    pole = material("#17110D", PAPER)
    tall = 1.05
    for x, y, z in (start, end):
        tube([(x, y, z), (x, y, z + tall)], 0.03, pole)

    def on_line(t: float) -> Point3:
        sag = 0.12 * 4 * t * (1 - t)
        return tuple(a + (b - a) * t for a, b in zip(start[:2], end[:2])) + (start[2] + tall - 0.05 - sag,)

    tube([on_line(i / 8) for i in range(9)], 0.012, pole)
    t = 0.06
    while t < 0.9:
        share = chance.uniform(0.13, 0.22)
        if t + share > 0.95:
            break
        drop, sway = chance.uniform(0.42, 0.74), chance.uniform(0, 6)

        def hang(u: float, v: float, t=t, share=share, drop=drop, sway=sway) -> Point3:
            x, y, z = on_line(t + share * u)
            return (x, y - 0.05 * math.sin(5 * u + sway) * v - 0.1 * v * v, z - drop * v)

        sheet(14, 12, hang, material(chance.choice(colours), CLOTH), thickness=0.02)
        t += share + 0.035


def pigeon(at: Point3, size: float, heading: float, lift: float, colour: str) -> None:
    """A bird in flight towards `heading` (degrees about z), its wings `lift` degrees above its back."""
    feather = material(colour, Finish(roughness=0.7, specular=0.2))
    bird = group(at, (0, 0, heading))
    bird.scale = (size * 0.62,) * 3
    body = ball(1, feather, (0, 0, 0))
    body.scale = (0.4, 0.15, 0.14)
    body.parent = bird
    head = ball(0.105, feather, (0.4, 0, 0.08))
    head.parent = bird
    tail = sheet(6, 6, lambda u, v: (-0.3 - 0.4 * u, (v - 0.5) * (0.16 + 0.3 * u), 0.0), feather, thickness=0.03)
    tail.parent = bird
    for side in (-1, 1):
        wing = group((0.06, side * 0.08, 0.06), (side * lift, 0, 0))
        wing.parent = bird

        def spread(u: float, v: float, side=side) -> Point3:
            chord = (0.36 - 0.08 * u) * (1 - u**3) + 0.03
            return (0.16 - 0.3 * u * u - chord * v + 0.1 * math.sin(math.pi * u), side * 0.88 * u, 0.1 * math.sin(math.pi * u))

        sheet(16, 6, spread, feather, thickness=0.03).parent = wing
    # A shadow on the sky would be a second, paler flock.
    for part in bird.children_recursive:
        part.visible_shadow = False
