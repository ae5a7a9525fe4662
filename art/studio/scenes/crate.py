"""
A slatted crate heaped with olives and lemons, a branch in it, a paper flag in one of them, and a tin of oil behind. One unit
is 5 cm here. The fruit is dropped and left to come to rest, so it lies as fruit lies.
Prints: label (560 × 280, on the crate's front), tin (400 × 600, its front), flag (480 × 170). Colours: ground, wood, tin, cap,
green, black, blush (the olives), lemon, leaf, under (of a leaf), twig.
"""

import math
import random

import bpy
from mathutils import Matrix, Vector

from camera import Camera
from geometry import backdrop, box, group, lathe, link, place, sheet, tube
from job import Job
from light import Subject
from materials import PAPER, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(-1.9, -12.6, 8.0), to=(0.32, 0.1, 1.3), lens=65, fstop=0.7, focus=(0, -0.8, 1.5)),
    "above": Camera(at=(0.4, -4.6, 13.2), to=(0.2, 0.1, 0.6), lens=66),
    "flag": Camera(at=(-2.6, -8.0, 4.4), to=(-0.3, -0.4, 2.55), lens=80, fstop=0.4, focus=(-0.3, -0.5, 2.6)),
}
WIDE, DEEP, TALL = 4.4, 2.9, 1.62
SLAT = 0.09
#: How the crate is turned, and where its middle stands.
TURN, AT = 8, (-0.3, 0, 0)


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["ground"]), depth=11)
    crate = group(AT, (0, 0, TURN))
    _crate(job, crate)
    _tin(job, group((2.84, 1.25, 0), (0, 0, -14)))
    fruit = _fruit(job)
    _settle(fruit, crate)
    _branch(job, crate, (-1.1, 0.8, 1.5), 142, 2.0, 1)
    _branch(job, crate, (-0.6, 1.0, 1.5), 98, 2.2, 2)
    _flag(job, fruit)
    return Subject(middle=(0.1, 0, 1.2), reach=4.4)


def _crate(job: Job, where) -> None:
    """Two slats a side, nailed on four corner posts, and a floor of boards."""
    wood = ground("wood", job.colours["wood"])
    slats = ((0.42, 0.66), (1.24, 0.7))
    for z, high in slats:
        for side in (-1, 1):
            # Built upright and laid down, so that the grain runs along them.
            place(box((high, SLAT, WIDE), {"side": wood}, bevel=0.018), (0, side * DEEP / 2, z), (0, 90, 0), where)
            place(box((high, SLAT, DEEP - SLAT), {"side": wood}, bevel=0.018), (side * (WIDE / 2 - SLAT / 2), 0, z), (0, 90, 90), where)
    for x in (-1, 1):
        for y in (-1, 1):
            post = box((0.26, 0.26, TALL), {"side": wood}, bevel=0.02)
            place(post, (x * (WIDE / 2 - SLAT - 0.13), y * (DEEP / 2 - SLAT / 2 - 0.13), TALL / 2 + 0.02), parent=where)
    for i in range(5):
        place(box((WIDE - 0.05, DEEP / 5 - 0.06, 0.08), {"side": wood}, bevel=0.015), (0, (i - 2) * (DEEP / 5 - 0.02), 0.06), parent=where)
    steel = material("#8E8E88", Finish(roughness=0.4, metallic=1))
    for z, high in slats:
        for x in (-1, 1):
            for dz in (-0.18, 0.18):
                nail = lathe([(0.035, 0), (0.03, 0.012), (0, 0.014)], steel, segments=20)
                place(nail, (x * (WIDE / 2 - 0.24), -DEEP / 2 - SLAT / 2, z + dz), (90, 0, 0), where)
    label = material(finish=PAPER, picture=job.prints["label"])
    board = material("#EFE6CC", PAPER)
    front = -DEEP / 2 - SLAT / 2 - 0.014
    place(box((2.6, 0.028, 1.3), {"front": label, "side": board}, bevel=0.006), (0, front, 0.86), parent=where)
    for x in (-1.2, 1.2):
        for z in (0.3, 1.42):
            place(lathe([(0.04, 0), (0.034, 0.014), (0, 0.016)], steel, segments=20), (x, front - 0.014, z), (90, 0, 0), where)


def _skin(colour: str):
    return material(colour, Finish(roughness=0.27, specular=0.5, coat=0.15, relief="cloud", relief_depth=0.2, relief_scale=0.9, relief_height=0.02, mottle=0.35, mottle_map="cloud", mottle_scale=0.7))


def _olive_mesh(radius: float, tip: float):
    """An olive along x: longer than wide, a point at one end and where its stalk was at the other."""
    profile = []
    for i in range(25):
        angle = math.pi * i / 24
        along = -math.cos(angle)
        profile.append((radius * math.sin(angle) ** 0.94 * (1 - 0.07 * along), radius * (1.3 * along + tip * max(0, along - 0.9))))
    profile[0] = (0, profile[0][1] + radius * 0.09)
    return profile


def _fruit(job: Job):
    """Olives in three stages of ripeness and a few lemons, hung above the crate in layers, none touching another."""
    chance = random.Random(5)
    kinds = [lathe(_olive_mesh(0.235, tip), _skin(job.colours[name]), segments=32, smooth_below=180) for name, tip in (("green", 1.2), ("black", 0.6), ("blush", 0.9))]
    rind = material(job.colours["lemon"], Finish(roughness=0.38, specular=0.45, relief="felt", relief_depth=0.28, relief_scale=0.55, relief_height=0.02, mottle=0.14, mottle_scale=0.4))
    body = [(0, -0.8), (0.09, -0.78), (0.14, -0.7), (0.3, -0.6), (0.46, -0.42), (0.56, -0.1), (0.55, 0.16), (0.45, 0.44), (0.28, 0.6), (0.15, 0.68), (0.12, 0.76), (0.05, 0.84), (0, 0.85)]
    lemon = lathe(body, rind, segments=48, smooth_below=180)
    turned = math.radians(TURN)
    fruit = []

    def hang(kind, x: float, y: float, z: float) -> None:
        item = link(bpy.data.objects.new("fruit", kind.data))
        item.location = (AT[0] + x * math.cos(turned) - y * math.sin(turned), x * math.sin(turned) + y * math.cos(turned), z)
        item.rotation_euler = [chance.uniform(0, 6.3) for _ in range(3)]
        fruit.append(item)

    for layer in range(7):
        for row in range(3):
            for column in range(6):
                kind = kinds[chance.choice((0, 0, 0, 1, 1, 2))]
                hang(kind, (column - 2.5) * 0.68 + chance.uniform(-0.02, 0.02), (row - 1) * 0.72 + chance.uniform(-0.03, 0.03), 0.5 + layer * 0.66)
    for x, y, z in ((-1.0, 0.3, 5.6), (0.85, 0.1, 5.6), (1.1, -0.2, 7.2)):
        hang(lemon, x, y, z)
    for layer in range(3):
        for row in range(2):
            for column in range(4):
                kind = kinds[chance.choice((0, 0, 1, 2))]
                hang(kind, (column - 1.5) * 0.7 - 0.15, (row - 0.5) * 0.7 - 0.2, 8.4 + layer * 0.7)
    # Some that fell beside it.
    strewn = ((kinds[0], 1.0, -2.35, 0.232, 60), (kinds[1], 1.7, -2.1, 0.232, 8), (lemon, 2.55, -1.5, 0.557, 35))
    for kind, x, y, z, turn in strewn:
        place(link(bpy.data.objects.new("fruit", kind.data)), (x, y, z), (0, 90, turn))
    for kind in (*kinds, lemon):
        bpy.data.objects.remove(kind)
    return fruit


def _settle(fruit, crate) -> None:
    """Drops the fruit into the crate and keeps it where it comes to rest."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    floor = box((40, 40, 1), {"side": None}, bevel=0)
    floor.location.z = -0.5
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 12, 24
    last = 150
    world.point_cache.frame_end = last

    def join(item, kind: str, shape: str) -> None:
        bpy.context.view_layer.objects.active = item
        bpy.ops.rigidbody.object_add(type=kind)
        body = item.rigid_body
        body.collision_shape, body.friction, body.restitution = shape, 0.6, 0.05
        body.use_margin, body.collision_margin = True, 0.004
        if kind == "ACTIVE":
            body.linear_damping, body.angular_damping = 0.15, 0.65

    # What the crate is made of hangs on a group; bodies stand for themselves.
    walls = [(0, s * DEEP / 2, WIDE, SLAT) for s in (-1, 1)] + [(s * WIDE / 2, 0, SLAT, DEEP) for s in (-1, 1)]
    solids = [floor]
    for x, y, wide, deep in walls:
        wall = box((wide, deep, TALL), {"side": None}, bevel=0)
        wall.matrix_world = crate.matrix_world @ Matrix.Translation((x, y, TALL / 2))
        solids.append(wall)
    bottom = box((WIDE, DEEP, 0.1), {"side": None}, bevel=0)
    bottom.matrix_world = crate.matrix_world @ Matrix.Translation((0, 0, 0.05))
    solids.append(bottom)
    for item in solids:
        join(item, "PASSIVE", "BOX")
    for item in fruit:
        join(item, "ACTIVE", "CONVEX_HULL")
    for frame in range(1, last + 1):
        scene.frame_set(frame)
    resting = [item.evaluated_get(bpy.context.evaluated_depsgraph_get()).matrix_world.copy() for item in fruit]
    bpy.ops.rigidbody.world_remove()
    to_crate = crate.matrix_world.inverted()
    for item, matrix in zip(list(fruit), resting):
        item.matrix_world = matrix
        x, y, _ = to_crate @ matrix.translation
        # What jumped out would lie wherever it rolled.
        if abs(x) > WIDE / 2 or abs(y) > DEEP / 2:
            fruit.remove(item)
            bpy.data.objects.remove(item)
    for item in solids:
        bpy.data.objects.remove(item)


def _blade(length: float, width: float, surfaces, frame: Matrix) -> None:
    """One olive leaf along the frame's x axis, folded a little along its rib and bent down."""

    def bend(u: float, v: float):
        half = width * math.sin(math.pi * (0.04 + 0.94 * u) ** 0.85) * (v - 0.5)
        return (length * u, half, 0.25 * abs(half) - 0.16 * length * u * u)

    for surface, lift in zip(surfaces, (0.004, -0.004)):
        item = sheet(12, 4, lambda u, v, lift=lift: tuple(Vector(bend(u, v)) + Vector((0, 0, lift))), surface)
        item.matrix_world = frame


def _branch(job: Job, crate, at, azimuth: float, length: float, seed: int) -> None:
    """A twig that leans out of the crate, leaves in pairs along it."""
    chance = random.Random(seed)
    surfaces = [material(job.colours[name], Finish(roughness=0.45, specular=0.4)) for name in ("leaf", "under")]
    bark = material(job.colours["twig"], Finish(roughness=0.8))
    start, turn = crate.matrix_world @ Vector(at), math.radians(azimuth + TURN)
    out = Vector((math.cos(turn), math.sin(turn), 0))

    def stem(t: float) -> Vector:
        return start + out * (length * t * 0.8) + Vector((0, 0, length * (0.62 * t - 0.42 * t * t)))

    tube([tuple(stem(i / 6 - 0.15)) for i in range(8)], 0.03, bark)
    pairs = round(length * 2.6)
    for i in range(pairs):
        t = 0.12 + 0.88 * i / (pairs - 1)
        along = (stem(t + 0.02) - stem(t)).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        for hand in (-1, 1):
            spread = math.radians(chance.uniform(38, 60) * (1 - 0.35 * t))
            lie = (along * math.cos(spread) + side * hand * math.sin(spread) + Vector((0, 0, chance.uniform(-0.05, 0.3)))).normalized()
            across = Vector((0, 0, 1)).cross(lie).normalized()
            up = lie.cross(across)
            frame = Matrix((lie, across, up)).transposed().to_4x4()
            frame.translation = stem(t)
            _blade(chance.uniform(0.9, 1.15) * (1.05 - 0.3 * t), 0.24, surfaces, frame)


def _flag(job: Job, fruit) -> None:
    """A paper flag on a stick, in the highest olive near the middle of the heap."""
    near = [item for item in fruit if math.hypot(item.location.x + 0.75, item.location.y + 0.4) < 0.6]
    olive = max(near, key=lambda item: item.location.z)
    foot = group(tuple(olive.location), (5, 7, 0))
    stick = ground("wood", "#D9B27A")
    lathe([(0, 0), (0.03, 0), (0.03, 1.75), (0, 1.78)], stick, segments=24).parent = foot
    long, high = 1.5, 0.53

    def wave(u: float, v: float):
        notch = 0.16 * (1 - abs(2 * v - 1)) * u**6
        return (-0.03 + (long - notch) * u, 0.07 * math.sin(u * 4.6) * u, 1.72 - high * (1 - v) - 0.05 * u)

    paper = material(finish=PAPER, picture=job.prints["flag"])
    place(sheet(48, 12, wave, paper, thickness=0.012), (0, 0, 0), (0, 0, -6), foot)


def _tin(job: Job, where) -> None:
    """A tin of oil with rounded edges, a pressed rim at both ends and a cap."""
    enamel = Finish(roughness=0.3, specular=0.5, coat=0.3)
    wide, deep, tall = 1.75, 1.15, 2.75
    front = material(finish=enamel, picture=job.prints["tin"])
    body = box((wide, deep, tall), {"front": front, "side": material(job.colours["tin"], enamel)}, bevel=0.02, corner=0.16)
    place(body, (0, 0, tall / 2 + 0.03), parent=where)
    rim = material("#C9C7BE", Finish(roughness=0.3, metallic=1))
    for z in (0.05, tall + 0.02):
        place(box((wide + 0.05, deep + 0.05, 0.08), {"side": rim}, bevel=0.03, corner=0.18), (0, 0, z), parent=where)
    cap = material(job.colours["cap"], SATIN)
    place(lathe([(0.22, 0), (0.24, 0.03), (0.24, 0.26), (0.2, 0.3), (0, 0.3)], cap, segments=64), (-0.42, 0, tall + 0.06), parent=where)
    tube([(0.0, 0, tall + 0.06), (0.12, 0, tall + 0.3), (0.55, 0, tall + 0.3), (0.66, 0, tall + 0.06)], 0.045, rim).parent = where
