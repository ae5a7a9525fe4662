"""
A letter closed with wax, very close, and the stamp that struck it lying on it. One unit is 2.5 cm here.
Prints: letter (the envelope's back, 760 × 540, the wax in its middle), flap (as large, of which the flap shows its part), and
die, the height of what is struck (black is the field, white the highest). Colours: ground, letter, wax, metal, handle.
"""

import math

import bmesh
import cv2
import numpy
from mathutils import Vector, noise

from camera import Camera
from geometry import box, group, lathe, mesh_object, place, plane, rounded, sheet
from job import Job
from light import Subject, hang_reflectors
from materials import PAPER, Finish, ground, material

CAMERAS = {
    "near": Camera(at=(-2.1, -9.6, 7.6), to=(0.55, 0.82, 0.45), lens=64, fstop=0.26, focus=(-0.75, -0.6, 0.2)),
    "above": Camera(at=(0.2, -2.6, 13.2), to=(0.2, 0.1, 0.2), lens=78, fstop=0.3, focus=(-0.9, -0.4, 0.3)),
    "wax": Camera(at=(-1.5, -4.6, 3.1), to=(-0.7, -0.4, 0.2), lens=66, fstop=0.13, focus=(-0.75, -0.5, 0.25)),
}
#: The struck field's radius, where the wax ends on average, how high its rim stands and how deep the relief is.
FIELD, SPREAD, RIM, DEEP = 1.0, 1.3, 0.25, 0.13
#: The envelope: width, height and thickness, and how far below its middle the flap's tip ends.
LETTER = (7.6, 5.4, 0.07)
TIP = 0.45


def build(job: Job) -> Subject:
    plane(80, 80, ground(job.ground, job.colours["ground"]))
    letter = group((-0.75, -0.45, 0), (0, 0, 9))
    width, tall, thick = LETTER
    printed = material(finish=PAPER, picture=job.prints["letter"])
    edge = material(job.colours["letter"], PAPER)
    place(box(LETTER, {"top": printed, "side": edge}, bevel=0.012), (0, 0, thick / 2), parent=letter)
    _flap(material(finish=PAPER, picture=job.prints["flap"])).parent = letter
    height = _heights(job.prints["die"])
    wax = material(job.colours["wax"], Finish(roughness=0.26, specular=0.5, coat=0.5, relief="cloud", relief_depth=0.12, relief_scale=0.4, relief_height=0.02))
    place(_wax(height, wax), (0, 0, thick + 0.03), (0, 0, -6), letter)
    _stamp(job, height)
    subject = Subject(middle=(0.2, 0.2, 0.5), reach=4)
    hang_reflectors(subject)
    return subject


def _flap(printed):
    """The three-cornered flap, folded over the envelope's upper edge and not quite flat."""
    width, tall, thick = LETTER

    def bend(u: float, v: float):
        # Rows run from the tip up; a row is as wide as the triangle there, its tip rounded.
        share = 0.04 + 0.96 * v**0.96
        x = (u - 0.5) * width * share
        droop = 0.16 * (1 - (2 * u - 1) ** 2) * (1 - v) ** 6
        return (x, -TIP + (tall / 2 + TIP) * v + 0.16 * (1 - v) ** 6 - droop, thick + 0.02 + 0.09 * v * (1 - v) * (0.4 + abs(2 * u - 1)))

    flap = sheet(64, 48, bend, printed, thickness=0.02)
    layer = flap.data.uv_layers[0].data
    for loop in flap.data.loops:
        x, y, _ = flap.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (x / width + 0.5, y / tall + 0.5)
    return flap


def _heights(file: str):
    """Height of the die at x and y (in radii of the field), from 0 to 1."""
    picture = cv2.GaussianBlur(cv2.imread(file, cv2.IMREAD_GRAYSCALE).astype(numpy.float32) / 255, (0, 0), 2.4)
    size = picture.shape[0]

    def height(x: float, y: float) -> float:
        column, row = (x * 0.5 + 0.5) * (size - 1), (0.5 - y * 0.5) * (size - 1)
        left, top = int(min(max(column, 0), size - 2)), int(min(max(row, 0), size - 2))
        u, v = min(max(column - left, 0), 1), min(max(row - top, 0), 1)
        upper = picture[top, left] * (1 - u) + picture[top, left + 1] * u
        lower = picture[top + 1, left] * (1 - u) + picture[top + 1, left + 1] * u
        return float(upper * (1 - v) + lower * v)

    return height


def _disc(steps: int, around: int, at, surface, smooth_below: float = 60):
    """A round skin: `at(ring, angle)` is where each of its points lies."""
    mesh = bmesh.new()
    middle = mesh.verts.new(at(0, 0))
    rings = [[mesh.verts.new(at(ring / steps, 2 * math.pi * k / around)) for k in range(around)] for ring in range(1, steps + 1)]
    for k in range(around):
        mesh.faces.new((middle, rings[0][k], rings[0][(k + 1) % around]))
        for inner, outer in zip(rings, rings[1:]):
            mesh.faces.new((inner[k], outer[k], outer[(k + 1) % around], inner[(k + 1) % around]))
    return mesh_object(mesh, [surface], smooth_below)


def _wax(height, wax):
    """What the stamp left: a sunken field with the relief, and round it the wax that it pressed aside."""

    def at(ring: float, angle: float):
        out = Vector((math.cos(angle), math.sin(angle), 0))
        swell = noise.noise(out * 1.3 + Vector((3, 1, 0))) * 0.2 + noise.noise(out * 3.1) * 0.07
        if ring < 0.72:
            r = ring / 0.72 * FIELD
            return (r * out.x, r * out.y, 0.1 + DEEP * height(r * out.x / FIELD, r * out.y / FIELD))
        # From the field's edge up the wall, over the rim and down to the paper.
        t = (ring - 0.72) / 0.28
        end = SPREAD + swell
        top = RIM * (1 + swell * 0.7)
        if t < 0.25:
            return (*(out.xy * (FIELD + 0.03 * t * 4)), 0.1 + (top - 0.14) * math.sin(t * 4 * math.pi / 2))
        s = (t - 0.25) / 0.75
        r = FIELD + 0.03 + (end - FIELD - 0.03) * math.sin(s * math.pi / 2)
        return (*(out.xy * r), (top - 0.04) * math.cos(s * math.pi / 2) ** 0.8 + 0.04 * math.sin(math.pi * s))

    return _disc(300, 720, at, wax)


def _stamp(job: Job, height) -> None:
    """Lies on its head's rim and its handle's knob, its face towards the letter."""
    metal = material(job.colours["metal"], Finish(roughness=0.24, metallic=1, relief="cloud", relief_depth=0.05, relief_scale=0.6, relief_height=0.02))
    lacquer = material(job.colours["handle"], Finish(roughness=0.22, specular=0.5, coat=0.5))
    radius, knob = 1.06, 0.72
    # It touches the letter with the back edge of its head, 0.62 along, and the ground with its knob.
    lean = math.asin((radius - knob + LETTER[2]) / (3.75 - 0.62))
    where = group((1.9, 0.95, LETTER[2] + 0.03 + radius * math.cos(lean) + 0.62 * math.sin(lean)), (0, 0, -34))
    body = group((0, 0, 0), (-90 - math.degrees(lean), 0, 0))
    body.parent = where
    face = _disc(280, 640, lambda ring, angle: (ring * FIELD * math.cos(angle), ring * FIELD * math.sin(angle), -DEEP * 1.1 * height(-ring * math.cos(angle), ring * math.sin(angle))), metal)
    # The face looks away from the handle, so it is turned over.
    place(face, (0, 0, 0), (180, 0, 0), body)
    head = [(FIELD, 0), *rounded(radius - 0.04, 0.04, 0.04, -90, 0, 5), *rounded(radius - 0.06, 0.62, 0.06, 0, 90, 6), (0.62, 0.72), *rounded(0.62, 0.8, 0.08, -90, 90, 8), (0.36, 0.9), (0.34, 1.3), *rounded(0.4, 1.36, 0.06, -90, 90, 6), (0.3, 1.42)]
    lathe(head, metal, segments=160).parent = body
    grip = [(0.3, 1.42), (0.42, 1.46), (0.5, 1.66), (0.4, 2.1), (0.42, 2.6), (0.6, 3.2), (knob, 3.7), (0.7, 4.05), (0.56, 4.3), (0.3, 4.4), (0, 4.42)]
    lathe(_smoothed(grip), lacquer, segments=128, smooth_below=80).parent = body


def _smoothed(profile):
    """A turner's line through the points: each corner cut twice."""
    for _ in range(3):
        cut = [profile[0]]
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            cut += [(r0 * 0.75 + r1 * 0.25, z0 * 0.75 + z1 * 0.25), (r0 * 0.25 + r1 * 0.75, z0 * 0.25 + z1 * 0.75)]
        profile = [*cut, profile[-1]]
    return profile
