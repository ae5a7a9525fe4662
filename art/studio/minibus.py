"""The body of a microbus and its windows. It drives towards +x; its wheels stand on z = 0."""

import math

import bmesh
from mathutils import Vector

from geometry import Point2, Point3, box, mesh_object, outline, place

#: Half the width; where the sides begin to lean in; how much of the half width they have lost at the roof.
HALF, BELT, LEAN = 1.12, 1.36, 0.12
ROOF = 2.72
#: Foot and head of the windscreen, as (x, z).
SCREEN = ((2.46, 1.4), (1.72, 2.56))


def round_corners(points: list[tuple[float, float, float]], steps: int = 7) -> list[Point2]:
    """A polygon of (x, y, radius) with its corners rounded off."""
    made: list[Point2] = []
    for i, (x, y, radius) in enumerate(points):
        at, before, after = Vector((x, y)), Vector(points[i - 1][:2]), Vector(points[(i + 1) % len(points)][:2])
        to_before, to_after = (before - at).normalized(), (after - at).normalized()
        half = to_before.angle(to_after) / 2
        reach = min(radius / math.tan(half), (before - at).length * 0.49, (after - at).length * 0.49) if radius else 0
        start, end = at + to_before * reach, at + to_after * reach
        for s in range(steps + 1 if radius else 1):
            t = s / steps
            made.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * at + t * t * end))
    return made


def _arch(middle: float, radius: float) -> list[Point2]:
    """A wheel's arch along the lower edge, from right to left."""
    return [(middle + radius * math.cos(a), 0.42 + radius * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]


def body(materials) -> None:
    """The shell, in three lacquers: body, the stripe round it, and a thin line below the stripe."""
    upper = [(2.7, 0.42, 0.24), (2.7, 1.14, 0.24), (*SCREEN[0], 0.12), (*SCREEN[1], 0.3), (1.3, ROOF, 0.4), (-2.5, ROOF, 0.34), (-2.68, 0.42, 0.24)]
    edge = [*_arch(-1.62, 0.58)[::-1], *_arch(1.62, 0.58)[::-1], *round_corners(upper)]
    mesh = bmesh.new()
    near = [mesh.verts.new((x, -HALF, z)) for x, z in edge]
    far = [mesh.verts.new((x, HALF, z)) for x, z in edge]
    sides = [mesh.faces.new(near), mesh.faces.new(far[::-1])]
    rims = [e for face in sides for e in face.edges]
    for i, vertex in enumerate(near):
        j = (i + 1) % len(near)
        mesh.faces.new((near[j], vertex, far[i], far[j]))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    bmesh.ops.bevel(mesh, geom=rims, offset=0.15, segments=7, profile=0.5, affect="EDGES")
    for height in (0.97, 1.0, 1.05, 1.3, BELT):
        everything = [*mesh.verts, *mesh.edges, *mesh.faces]
        bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=(0, 0, height), plane_no=(0, 0, 1))
    for face in mesh.faces:
        z = face.calc_center_median().z
        face.material_index = 1 if 1.05 < z < 1.3 else 2 if 0.97 < z < 1.0 else 0
    for vertex in mesh.verts:
        if vertex.co.z > BELT:
            vertex.co.y *= 1 - LEAN * (vertex.co.z - BELT) / (ROOF - BELT)
    mesh_object(mesh, materials, 30)


def slope(along: float, across: float, out: float) -> Point3:
    """A place on the windscreen: up its slope from the middle, across, and in front of it."""
    (x0, z0), (x1, z1) = SCREEN
    rise = Vector((x1 - x0, z1 - z0)).normalized()
    return ((x0 + x1) / 2 + rise.x * along + rise.y * out, across, (z0 + z1) / 2 + rise.y * along - rise.x * out)


def glazing(glass, trim) -> None:
    """A windscreen, and on each side the driver's window and three for passengers, each in its rubber."""
    tilt = math.degrees(math.atan(HALF * LEAN / (ROOF - BELT)))
    (x0, z0), (x1, z1) = SCREEN
    pitch = math.degrees(math.atan2(z1 - z0, x0 - x1))
    low, high = 1.46, 2.34

    def pane(shape: list[tuple[float, float, float]], at: Point3, turn: Point3) -> None:
        for grow, out, stuff in ((1.0, 0.0, trim), (0.9, 0.014, glass)):
            middle = [sum(p[i] for p in shape) / len(shape) for i in (0, 1)]
            inset = 0.035 if grow < 1 else 0
            small = [(x - math.copysign(inset, x - middle[0]), y - math.copysign(inset, y - middle[1]), r) for x, y, r in shape]
            item = outline([round_corners(small)], 0.05, stuff, bevel=0.012)
            item.location = (0, 0, 0)
            place(item, at, turn)
            item.location = Vector(at) + item.rotation_euler.to_matrix() @ Vector((0, 0, out))

    half = 0.98 * HALF * (1 - LEAN * 0.5) - 0.13
    pane([(-0.55, -half + 0.08, 0.12), (-0.55, half - 0.08, 0.12), (0.52, half, 0.12), (0.52, -half, 0.12)], slope(0.0, 0, 0.0), (0, pitch, 0))
    spans = [(-2.42, -1.36), (-1.26, -0.2), (-0.1, 0.86)]
    shapes = [[(a, low, 0.13), (b, low, 0.13), (b, high, 0.13), (a, high, 0.13)] for a, b in spans]
    shapes.append([(0.98, low, 0.1), (2.16, low, 0.1), (1.62, high, 0.16), (0.98, high, 0.12)])
    for side in (-1, 1):
        for shape in shapes:
            # Drawn as seen from its own side, so the far side is drawn from right to left.
            seen = [(x * -side, z - BELT, r) for x, z, r in shape]
            pane(seen, (0, side * (HALF - 0.004), BELT), (90 - tilt, 0, 0) if side < 0 else (90 - tilt, 0, 180))
        for x in (0.92, -0.15):
            place(box((0.018, 0.012, 0.86), {"side": trim}, bevel=0), (x, side * HALF, 0.93))
        for x in (0.78, 1.08):
            place(box((0.16, 0.05, 0.05), {"side": trim}, bevel=0.015), (x, side * (HALF + 0.015), 1.18))
