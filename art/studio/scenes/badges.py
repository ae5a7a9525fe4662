"""
Three badges on woven ribbons before a pegboard, each hanging higher than the one before, and keycaps plugged into the board
that climb as they do. One unit is 5 cm here.
Prints: first, second, third (300 × 420, the badges), ribbon_1, ribbon_2, ribbon_3 (40 × 560). Colours: board, behind (seen
through its holes), edge (of a badge), metal, key, lit (the key on top of each column).
"""

import math

import bmesh
import bpy

from camera import Camera
from geometry import box, group, lathe, link, mesh_object, outline, place, plane, sheet, tube
from job import Job
from light import Subject, hang_reflectors
from materials import CLOTH, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.2, -14.5, 3.1), to=(0.1, 0, 3.0), lens=70),
    "left": Camera(at=(-4.6, -12.2, 2.3), to=(0.02, 0, 2.82), lens=57, fstop=0.7, focus=(-0.2, -0.3, 2.8)),
    "step": Camera(at=(0.2, -6.6, 1.0), to=(2.2, -0.15, 1.5), lens=76, fstop=0.4, focus=(2.1, -0.25, 1.6)),
}
PITCH = 0.5
CARD = (1.62, 2.268)
RIBBON = 0.34
#: Where the middle of each badge's upper edge hangs, and how far it has swung (degrees).
HUNG = ((-2.05, 3.12, -1.6), (-0.05, 3.62, 1.1), (1.95, 4.12, -0.8))


def build(job: Job) -> Subject:
    _pegboard(job)
    for index, (name, (x, z, swing)) in enumerate(zip(("first", "second", "third"), HUNG), start=1):
        _badge(job, name, f"ribbon_{index}", group((x, -0.2, z), (0, swing, 0)))
    _stairs(job)
    subject = Subject(middle=(0, -0.2, 2.9), reach=4.4)
    hang_reflectors(subject)
    return subject


def _pegboard(job: Job) -> None:
    """A board with a rounded hole in each cell of a grid, and what is dark behind it."""
    steps, half, hole, deep = 32, PITCH / 2, 0.085, 0.16
    rim = []
    square = []
    for i in range(steps):
        angle = 2 * math.pi * (i + 0.5) / steps
        x, z = math.cos(angle), math.sin(angle)
        squircle = (abs(x) ** 4 + abs(z) ** 4) ** 0.25
        rim.append((x / squircle * hole, z / squircle * hole))
        reach = max(abs(x), abs(z))
        square.append((x / reach * half, z / reach * half))
    mesh = bmesh.new()
    for column in range(-18, 18):
        for row in range(-4, 20):
            cx, cz = (column + 0.5) * PITCH, (row + 0.5) * PITCH
            outer = [mesh.verts.new((cx + x, 0, cz + z)) for x, z in square]
            edge = [mesh.verts.new((cx + x, 0.012, cz + z)) for x, z in rim]
            soft = [mesh.verts.new((cx + x * 1.14, 0, cz + z * 1.14)) for x, z in rim]
            inner = [mesh.verts.new((cx + x, deep, cz + z)) for x, z in rim]
            for ring, inward in ((outer, soft), (soft, edge), (edge, inner)):
                for i in range(steps):
                    j = (i + 1) % steps
                    mesh.faces.new((ring[i], ring[j], inward[j], inward[i]))
            # The square's corners lie between two of the points.
            for sx in (-1, 1):
                for sz in (-1, 1):
                    nearest = sorted(outer, key=lambda v, x=cx + sx * half, z=cz + sz * half: (v.co.x - x) ** 2 + (v.co.z - z) ** 2)[:2]
                    mesh.faces.new((nearest[0], nearest[1], mesh.verts.new((cx + sx * half, 0, cz + sz * half))))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh_object(mesh, [ground(job.ground, job.colours["board"])], 30)
    plane(20, 14, material(job.colours["behind"]), (0, deep, 4), (90, 0, 0))


def _flat(item, size) -> object:
    """A traced shape as a mesh whose print lies on its face; `size` is the print's."""
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made = link(bpy.data.objects.new("flat", data))
    bpy.data.objects.remove(item)
    while data.uv_layers:
        data.uv_layers.remove(data.uv_layers[0])
    layer = data.uv_layers.new(name="UVMap").data
    for loop in data.loops:
        x, y, _ = data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (x / size[0] + 0.5, y / size[1] + 0.5)
    return made


def _rounded(width: float, height: float, radius: float, middle: float = 0):
    """Outline of a rectangle with round corners, its middle at 0, `middle`."""
    points = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(9):
            angle = math.radians(start + i * 11.25)
            points.append((sx * (width / 2 - radius) + radius * math.cos(angle), middle + sy * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def _badge(job: Job, name: str, ribbon: str, where) -> None:
    """A plastic card with a slot, a lobster claw through it, and the ribbon's two ends in a crimp above."""
    wide, tall = CARD
    plastic = Finish(roughness=0.34, specular=0.5, coat=0.2)
    shapes = [_rounded(wide, tall, 0.13), _rounded(0.44, 0.11, 0.05, tall / 2 - 0.17)]
    body = outline(shapes, 0.036, material(job.colours["edge"], plastic), bevel=0.008)
    place(body, (0, 0, -tall / 2), (90, 0, 0), where)
    face = _flat(outline([_rounded(wide - 0.02, tall - 0.02, 0.122), _rounded(0.462, 0.132, 0.06, tall / 2 - 0.17)], 0.002, material(finish=plastic, picture=job.prints[name]), bevel=0), CARD)
    place(face, (0, -0.0185, -tall / 2), (90, 0, 0), where)
    metal = material(job.colours["metal"], Finish(roughness=0.2, metallic=1))
    _claw(metal, where)
    place(box((RIBBON + 0.05, 0.085, 0.2), {"side": metal}, bevel=0.02), (0, 0, 0.6), parent=where)
    woven = material(finish=CLOTH, picture=job.prints[ribbon])
    for side, lean in ((-1, -0.12), (1, 0.1)):

        def hang(u: float, v: float, side=side, lean=lean):
            up = 0.62 + 4.76 * v
            # Under a load ribbons hang straight, but turn a little about themselves.
            turn = side * 0.4 * math.sin(math.pi * v * 0.7)
            x, y = (u - 0.5) * RIBBON * math.cos(turn), (u - 0.5) * RIBBON * math.sin(turn)
            return (x + lean * v * 2.2, y + side * 0.03 + 0.02 * math.sin(v * 7), up)

        sheet(10, 90, hang, woven, thickness=0.014).parent = where


def _claw(metal, where) -> None:
    """Ring, swivel and hook: what holds a badge."""
    tube([(0.13, 0, 0.5), (0.1, 0, 0.36), (0, 0, 0.32), (-0.1, 0, 0.36), (-0.13, 0, 0.5), (0, 0, 0.53)], 0.022, metal, closed=True).parent = where
    place(lathe([(0, 0), (0.05, 0), (0.06, 0.03), (0.06, 0.1), (0.045, 0.14), (0, 0.14)], metal, segments=40), (0, 0, 0.2), parent=where)
    hook = [(0, 0, 0.22), (0.1, 0, 0.12), (0.13, 0, -0.02), (0.1, -0.02, -0.15), (0, -0.05, -0.21), (-0.09, -0.05, -0.15), (-0.1, -0.02, -0.02), (-0.07, 0, 0.1), (0, 0, 0.2)]
    tube(hook, 0.032, metal).parent = where
    place(box((0.05, 0.05, 0.12), {"side": metal}, bevel=0.015), (-0.135, 0, 0.02), (0, 8, 0), where)


def _keycap(surface, column: int, row: int) -> None:
    key = box((0.45, 0.26, 0.45), {"side": surface}, bevel=0.055)
    for vertex in key.data.vertices:
        if vertex.co.y < 0:
            vertex.co.x *= 0.84
            vertex.co.z *= 0.84
    place(key, ((column + 0.5) * PITCH, -0.13, (row + 0.5) * PITCH))


def _stairs(job: Job) -> None:
    """The mark in keycaps, each column one higher than the last."""
    finish = Finish(roughness=0.38, specular=0.5)
    key, lit = material(job.colours["key"], finish), material(job.colours["lit"], finish)
    for step in range(4):
        for row in range(step + 1):
            _keycap(lit if row == step else key, 3 + step, row)
