"""The three moods a set is lit in, and what stands between the lamp and the set."""

import math
import random
from dataclasses import dataclass

import bmesh
import bpy
from mathutils import Vector

from geometry import Point3, link
from materials import Finish, light_box, linear, material


@dataclass(frozen=True)
class Subject:
    """What the picture is of: where its middle is and how far it reaches. Lamps are hung in proportion to it."""

    middle: Point3 = (0, 0, 0.5)
    reach: float = 4


@dataclass(frozen=True)
class Light:
    """
    Mood, and from where the key comes: degrees about z (0 right, 90 behind, 180 left, 270 in front) and above the
    horizon. `gobo` throws its shadow over the set (sun only). `strength` multiplies the key.
    """

    mood: str = "sun"
    azimuth: float = 140
    height: float = 42
    gobo: str = "none"
    colour: str = "#FFEFD9"
    sky: str = "#EEF1F3"
    strength: float = 1
    ambience: float = 1


def set_world(colour: str, strength: float) -> None:
    """The light that comes from everywhere."""
    node = bpy.context.scene.world.node_tree.nodes["Background"]
    node.inputs[0].default_value = linear(colour)
    node.inputs[1].default_value = strength


def aim(item, target: Point3) -> None:
    """Turns a lamp or a camera towards a place."""
    item.rotation_euler = (Vector(target) - item.location).to_track_quat("-Z", "Y").to_euler()


def area(at: Point3, target: Point3, size: tuple[float, float], power: float, colour: str = "#FFFFFF"):
    """A soft box: width and height in units, power in Blender's watts."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    item = link(bpy.data.objects.new("area", lamp))
    item.location = at
    aim(item, target)
    item.visible_camera = False
    return item


def sun(direction: Vector, strength: float, colour: str, angle: float = 1.2):
    """Parallel light travelling along `direction`."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.angle = math.radians(angle)
    lamp.color = linear(colour)[:3]
    item = link(bpy.data.objects.new("sun", lamp))
    item.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    return item


def towards(azimuth: float, height: float) -> Vector:
    """Unit vector from the set to a lamp."""
    a, h = math.radians(azimuth), math.radians(height)
    return Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)))


def illuminate(light: Light, subject: Subject) -> None:
    """Lights the set in the mood asked for."""
    {"sun": _sun, "softbox": _softbox, "rim": _rim}[light.mood](light, subject)


def _at(subject: Subject, azimuth: float, height: float, distance: float) -> Point3:
    return tuple(Vector(subject.middle) + towards(azimuth, height) * distance * subject.reach)


def _power(subject: Subject, watts: float) -> float:
    """Lamps hang further from a larger set, so their power grows with the square of its reach."""
    return watts * (subject.reach / 4) ** 2


def _sun(light: Light, subject: Subject) -> None:
    """Late morning: one hard sun, a cool sky, and perhaps a palm or a window in its way."""
    set_world(light.sky, 0.42 * light.ambience)
    beam = towards(light.azimuth, light.height)
    sun(-beam, 4.0 * light.strength, light.colour)
    area(_at(subject, light.azimuth + 160, 45, 1.9), subject.middle, (subject.reach * 1.6,) * 2, _power(subject, 150 * light.ambience), "#E9EFF2")
    hang_gobo(light.gobo, beam, subject)


def _softbox(light: Light, subject: Subject) -> None:
    """A studio at noon: a large key, a long strip from behind, and a card that fills."""
    set_world(light.sky, 0.34 * light.ambience)
    middle, reach = subject.middle, subject.reach
    area(_at(subject, light.azimuth, light.height, 1.9), middle, (reach * 1.1, reach * 1.1), _power(subject, 430 * light.strength), light.colour)
    area(_at(subject, light.azimuth + 190, 25, 1.9), middle, (reach, reach * 1.4), _power(subject, 80 * light.ambience), "#ECF0F4")
    area(_at(subject, 95, 50, 2.1), middle, (reach * 2, reach * 0.5), _power(subject, 140 * light.strength), "#FFF7EC")


def _rim(light: Light, subject: Subject) -> None:
    """Evening: a dark room, a strip of light along the edges, a small key and cards for metal to mirror."""
    set_world(light.sky, 0.12 * light.ambience)
    middle, reach = subject.middle, subject.reach
    area(_at(subject, light.azimuth, light.height, 1.9), middle, (reach * 0.7, reach * 0.9), _power(subject, 300 * light.strength), light.colour)
    area(_at(subject, light.azimuth + 150, 28, 1.8), middle, (reach * 0.35, reach * 1.8), _power(subject, 190 * light.strength), light.colour)
    area(_at(subject, 90, 62, 1.9), middle, (reach * 1.8, reach * 0.35), _power(subject, 170 * light.strength), light.sky)
    area(_at(subject, 265, 30, 2.2), middle, (reach * 1.4, reach), _power(subject, 46 * light.ambience), light.sky)
    hang_reflectors(subject)


def hang_reflectors(subject: Subject) -> None:
    """White cards that only mirrors see; without them metal in a dark room is black."""
    from geometry import plane

    white = light_box("#FFFFFF", 1.5)
    x, y, z = subject.middle
    reach = subject.reach
    for at, turn, width, height in (
        ((-0.9, -0.6, 0.3), (90, 0, -58), 0.65, 0.85),
        ((0.95, -0.5, 0.25), (90, 0, 62), 0.4, 0.8),
        ((0, -0.4, 1.1), (20, 0, 0), 1.1, 0.55),
    ):
        card = plane(width * reach, height * reach, white, (x + at[0] * reach, y + at[1] * reach, z + at[2] * reach), turn)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def hang_gobo(kind: str, beam: Vector, subject: Subject, distance: float = 1.5) -> None:
    """Hangs a shape across the beam so that its shadow falls on the subject and nothing else is seen of it."""
    if kind == "none":
        return
    mesh = bmesh.new()
    {"fronds": _fronds, "leaves": _leaves, "window": _window, "blinds": _blinds}[kind](mesh, subject.reach)
    data = bpy.data.meshes.new("gobo")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material("#000000", Finish(roughness=1, specular=0)))
    item = link(bpy.data.objects.new("gobo", data))
    item.rotation_euler = beam.to_track_quat("Z", "Y").to_euler()
    item.location = Vector(subject.middle) + beam * distance * subject.reach
    item.visible_camera = item.visible_glossy = item.visible_diffuse = False


def _quad(mesh, corners) -> None:
    mesh.faces.new([mesh.verts.new((*corner, 0) if len(corner) == 2 else corner) for corner in corners])


def _bar(mesh, x0: float, y0: float, x1: float, y1: float) -> None:
    _quad(mesh, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


def _window(mesh, reach: float) -> None:
    """A tall window of two by three panes in a dark wall."""
    half, tall, wall, rail = reach * 0.72, reach * 0.95, reach * 4, reach * 0.045
    _bar(mesh, -wall, -wall, -half, wall)
    _bar(mesh, half, -wall, wall, wall)
    _bar(mesh, -half, tall, half, wall)
    _bar(mesh, -half, -wall, half, -tall)
    _bar(mesh, -rail, -tall, rail, tall)
    for y in (-tall / 3, tall / 3):
        _bar(mesh, -half, y - rail, half, y + rail)


def _blinds(mesh, reach: float) -> None:
    """Slats with a little more dark than light."""
    step = reach * 0.3
    for i in range(-9, 10):
        _bar(mesh, -reach * 4, i * step, reach * 4, i * step + step * 0.52)


def _leaves(mesh, reach: float) -> None:
    """A branch of broad leaves coming in from above, denser at its root."""
    chance = random.Random(4)
    for _ in range(46):
        along = chance.random() ** 0.7
        x, y = reach * (1.35 - 2.0 * along), reach * (1.0 - 0.75 * along) + chance.uniform(-0.5, 0.5) * reach
        size, turn = reach * chance.uniform(0.16, 0.3), math.radians(chance.uniform(150, 290))
        rim = []
        for i in range(14):
            t = 2 * math.pi * i / 14
            lx, ly = size * math.cos(t), size * 0.36 * math.sin(t) * (1 - 0.35 * math.cos(t))
            rim.append((x + lx * math.cos(turn) - ly * math.sin(turn), y + lx * math.sin(turn) + ly * math.cos(turn), chance.uniform(0, 0.02)))
        _quad(mesh, rim)


def _fronds(mesh, reach: float) -> None:
    """Two palm fronds that reach in from a corner: a rib with tapering leaflets on both sides, drooping from it."""
    chance = random.Random(3)
    for root_x, root_y, turn, size in ((1.9, 1.35, 204, 2.1), (0.75, 1.95, 236, 1.7)):
        angle, length = math.radians(turn), size * reach
        for side in (-1, 1):
            for i in range(26):
                _leaflet(mesh, chance, (root_x * reach, root_y * reach), angle, length, side, (i + 0.5) / 26)


def _leaflet(mesh, chance, root, angle: float, length: float, side: int, along: float) -> None:
    reach = length * 0.42 * math.sin(math.pi * (0.12 + 0.83 * along)) ** 0.8
    spread = math.radians(62 - 38 * along + chance.uniform(-5, 5))
    width = length * 0.015 * (1.1 - 0.4 * along)
    dx, dy = math.cos(spread), side * math.sin(spread)
    edge = []
    for step in range(7):
        t = step / 6
        half = width * math.sin(math.pi * (0.08 + 0.92 * t) ** 0.7) if t < 1 else 0
        x, y = along * length + dx * reach * t, dy * reach * t
        edge.append(((x - dy * half, y + dx * half), (x + dy * half, y - dx * half), -0.3 * reach * t * t))

    def turned(point, z):
        x, y = point
        return (root[0] + x * math.cos(angle) - y * math.sin(angle), root[1] + x * math.sin(angle) + y * math.cos(angle), z)

    for (left, right, z), (next_left, next_right, next_z) in zip(edge, edge[1:]):
        _quad(mesh, (turned(left, z), turned(right, z), turned(next_right, next_z), turned(next_left, next_z)))
