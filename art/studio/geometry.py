"""Shapes of the studio. One unit is 10 cm, z is up and a front faces -y. Every shape carries upright UVs."""

import math
import random
from typing import Callable, Iterable, Sequence

import bmesh
import bpy
from mathutils import Vector

Point2 = tuple[float, float]
Point3 = tuple[float, float, float]


def link(item):
    """Puts an object into the scene."""
    bpy.context.collection.objects.link(item)
    return item


def place(item, at: Point3 = (0, 0, 0), turn: Point3 = (0, 0, 0), parent=None):
    """Moves an object and turns it (degrees about x, y, z)."""
    item.location = at
    item.rotation_euler = [math.radians(angle) for angle in turn]
    if parent:
        item.parent = parent
    return item


def group(at: Point3 = (0, 0, 0), turn: Point3 = (0, 0, 0)):
    """An empty that carries what is parented to it."""
    return place(link(bpy.data.objects.new("group", None)), at, turn)


def mesh_object(mesh: bmesh.types.BMesh, materials: Sequence, smooth_below: float = 35):
    """Puts a mesh into the scene, smooth wherever two faces meet at less than `smooth_below` degrees."""
    data = bpy.data.meshes.new("shape")
    mesh.to_mesh(data)
    mesh.free()
    for material in materials:
        data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth_below)
    return link(bpy.data.objects.new("shape", data))


def box(size: Point3, faces: dict, bevel: float = 0.02, corner: float = 0):
    """
    A block centred on the origin. `faces` maps top, bottom, front, back, left, right to a material; `side` stands
    for the ones not named. `corner` rounds the upright edges, as a card or a phone has them.
    """
    width, depth, height = size
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.scale(mesh, vec=size, verts=mesh.verts)
    if corner:
        upright = [e for e in mesh.edges if abs(e.verts[0].co.z - e.verts[1].co.z) > height * 0.5]
        bmesh.ops.bevel(mesh, geom=upright, offset=corner, segments=10, profile=0.5, affect="EDGES")
        bevelled = [e for e in mesh.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
    else:
        bevelled = list(mesh.edges)
    if bevel:
        bmesh.ops.bevel(mesh, geom=bevelled, offset=bevel, segments=3, profile=0.5, affect="EDGES")
    layer = mesh.loops.layers.uv.new("UVMap")
    materials: list = []
    for face in mesh.faces:
        side, weight = _side(face.normal)
        material = faces.get(side, faces.get("side")) if weight > 0.72 else faces.get("side", faces.get(side))
        if material not in materials:
            materials.append(material)
        face.material_index = materials.index(material)
        for loop in face.loops:
            x, y, z = loop.vert.co.x / width, loop.vert.co.y / depth, loop.vert.co.z / height
            u, v = {"top": (x, y), "bottom": (-x, y), "front": (x, z), "back": (-x, z), "right": (y, z), "left": (-y, z)}[side]
            loop[layer].uv = (u + 0.5, v + 0.5)
    return mesh_object(mesh, materials)


def _side(normal: Vector) -> tuple[str, float]:
    size = [abs(normal.x), abs(normal.y), abs(normal.z)]
    axis = size.index(max(size))
    positive = normal[axis] > 0
    return (("right" if positive else "left"), ("back" if positive else "front"), ("top" if positive else "bottom"))[axis], size[axis]


def rounded(x: float, z: float, radius: float, start: float, end: float, steps: int = 8) -> list[Point2]:
    """Part of a circle in a lathe's profile, from one angle to another (degrees)."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(angle), z + radius * math.sin(angle)) for angle in angles]


def lathe(profile: Sequence[Point2], material, segments: int = 112, smooth_below: float = 40):
    """A turned body from (radius, height) pairs. A print wraps once round it, its middle at the front."""
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.new("UVMap")
    low = min(z for _, z in profile)
    high = max(z for _, z in profile)
    rings = []
    for i in range(segments + 1):
        angle = 2 * math.pi * i / segments + math.pi / 2
        rings.append([mesh.verts.new((r * math.cos(angle), r * math.sin(angle), z)) for r, z in profile])
    for i in range(segments):
        for j in range(len(profile) - 1):
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            face = mesh.faces.new([rings[a][b] for a, b in corners])
            for loop, (a, b) in zip(face.loops, corners):
                loop[layer].uv = (a / segments, (profile[b][1] - low) / max(1e-6, high - low))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(mesh, dist=1e-6, edges=mesh.edges)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return mesh_object(mesh, [material], smooth_below)


def sheet(columns: int, rows: int, bend: Callable[[float, float], Point3], material, thickness: float = 0):
    """A bent sheet (page, cloth, paper wall); `bend` gives the place of each (u, v) from 0 to 1."""
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.new("UVMap")
    grid = [[mesh.verts.new(bend(i / columns, j / rows)) for j in range(rows + 1)] for i in range(columns + 1)]
    for i in range(columns):
        for j in range(rows):
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            face = mesh.faces.new([grid[a][b] for a, b in corners])
            for loop, (a, b) in zip(face.loops, corners):
                loop[layer].uv = (a / columns, b / rows)
    item = mesh_object(mesh, [material], 60)
    if thickness:
        solid = item.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    return item


def plane(width: float, height: float, material, at: Point3 = (0, 0, 0), turn: Point3 = (0, 0, 0)):
    """A flat rectangle; turn it 90 degrees about x to stand it up."""
    item = sheet(1, 1, lambda u, v: ((u - 0.5) * width, (v - 0.5) * height, 0), material)
    return place(item, at, turn)


def backdrop(material, width: float = 60, depth: float = 16, height: float = 26, radius: float = 5, front: float = -24):
    """A floor that rises into a wall without an edge, and throws no shadow itself."""
    profile = [(front, 0.0), (depth - radius, 0.0)]
    profile += [(depth - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * i / 24 for i in range(1, 25))]
    profile.append((depth, height))
    mesh = bmesh.new()
    left = [mesh.verts.new((-width / 2, y, z)) for y, z in profile]
    right = [mesh.verts.new((width / 2, y, z)) for y, z in profile]
    for i in range(len(profile) - 1):
        mesh.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    item = mesh_object(mesh, [material], 80)
    # A lamp may hang behind it.
    item.visible_shadow = False
    return item


def tube(points: Sequence[Point3], radius: float, material, closed: bool = False):
    """A smooth round cord, handle or wire through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 24
    curve.use_fill_caps = True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for knot, at in zip(spline.bezier_points, points):
        knot.co = at
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    curve.materials.append(material)
    return link(bpy.data.objects.new("tube", curve))


def outline(shapes: Iterable[Sequence[Point2]], depth: float, material, bevel: float = 0.01):
    """A flat shape with holes (even-odd), `depth` thick, lying on z = 0 with its face up."""
    curve = bpy.data.curves.new("outline", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = max(0.0005, depth / 2 - bevel)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    curve.offset = -bevel
    for shape in shapes:
        spline = curve.splines.new("POLY")
        spline.points.add(len(shape) - 1)
        spline.use_cyclic_u = True
        for knot, (x, y) in zip(spline.points, shape):
            knot.co = (x, y, 0, 1)
    curve.materials.append(material)
    item = link(bpy.data.objects.new("outline", curve))
    item.location.z = depth / 2
    return item


def relief(mask: str, width: float, depth: float, material, bevel: float = 0.004):
    """
    Solid letters or a solid mark from a picture (white on black), `width` wide and centred on the origin. Contours are
    traced, so any script and any drawing works, Arabic included. Returns the object and its height.
    """
    import cv2

    picture = cv2.imread(mask, cv2.IMREAD_GRAYSCALE)
    soft = cv2.GaussianBlur(cv2.resize(picture, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC), (0, 0), 1.6)
    contours, _ = cv2.findContours((soft > 127).astype("uint8"), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    shapes = [cv2.approxPolyDP(c, 0.7, True)[:, 0, :] for c in contours if cv2.contourArea(c) > 60]
    left = min(shape[:, 0].min() for shape in shapes)
    right = max(shape[:, 0].max() for shape in shapes)
    top = min(shape[:, 1].min() for shape in shapes)
    bottom = max(shape[:, 1].max() for shape in shapes)
    scale = width / (right - left)
    placed = [[((x - (left + right) / 2) * scale, ((top + bottom) / 2 - y) * scale) for x, y in shape.tolist()] for shape in shapes]
    return outline(placed, depth, material, bevel), (bottom - top) * scale


def ball(radius: float, material, at: Point3):
    """A sphere."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=96, v_segments=48, radius=radius)
    return place(mesh_object(mesh, [material], 180), at)


def pebble(radius: float, material, at: Point3, seed: int = 0, flat: float = 0.55):
    """A stone washed round, resting on `at`."""
    from mathutils import noise

    chance = random.Random(seed)
    shift = Vector([chance.random() * 50 for _ in range(3)])
    wide, deep = 1 + chance.random() * 0.35, 0.8 + chance.random() * 0.2
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=5, radius=1)
    for vertex in mesh.verts:
        swell = 1 + 0.16 * noise.noise(vertex.co * 0.9 + shift) + 0.05 * noise.noise(vertex.co * 2.2 + shift)
        vertex.co = Vector((vertex.co.x * swell * wide, vertex.co.y * swell * deep, vertex.co.z * swell * flat)) * radius
    lowest = min(vertex.co.z for vertex in mesh.verts)
    item = mesh_object(mesh, [material], 180)
    return place(item, (at[0], at[1], at[2] - lowest * 0.97), (0, 0, chance.random() * 360))


def leaf(length: float, width: float, rise: float, material, at: Point3, azimuth: float, droop: float = 0.4):
    """One long leaf growing from `at`: up by `rise`, then bending down under its own weight."""
    angle = math.radians(azimuth)

    def bend(u: float, v: float) -> Point3:
        half = width * math.sin(math.pi * min(1, 0.12 + 0.88 * u)) * (1 - u) ** 0.3 * (v - 0.5) * 2
        out = length * u * 0.75
        return (
            at[0] + out * math.cos(angle) - half * math.sin(angle),
            at[1] + out * math.sin(angle) + half * math.cos(angle),
            at[2] + rise * length * u - droop * length * u * u + 0.03 * abs(v - 0.5),
        )

    return sheet(16, 2, bend, material, thickness=0.01)
