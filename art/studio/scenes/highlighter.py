"""
A contract somebody has read with a marker: the open marker where its last stroke ends, its cap beside it, a second one above.
One unit is 2.5 cm here.
Prints: page (840 × 1190, with its strokes), pen and second (264 × 270, once round the barrel, the upper edge next to the
tip). Colours: ground, paper, pen, second (the barrels' ends and caps), ink (of the open tip), collar.
"""

import math

import bmesh

from camera import Camera
from geometry import box, group, lathe, mesh_object, place, plane, rounded, sheet
from job import Job
from light import Subject
from materials import PAPER, Finish, ground, material

CAMERAS = {
    "slant": Camera(at=(-1.9, -9.6, 8.8), to=(0.42, -0.05, 0.2), lens=59, fstop=0.36, focus=(0.2, -0.9, 0.3)),
    "above": Camera(at=(0.2, -2.6, 14.4), to=(0.1, 0, 0), lens=66),
    "tip": Camera(at=(-1.75, -5.0, 3.1), to=(0.02, -0.8, 0.2), lens=62, fstop=0.24, focus=(0.1, -0.9, 0.2)),
}
RADIUS, BARREL, SIZE = 0.42, 2.7, 0.88
PAGE = (6.4, 9.07)


def build(job: Job) -> Subject:
    plane(90, 90, ground(job.ground, job.colours["ground"]))
    _pages(job)
    # The open one lies with its tip just past the end of the stroke, its foot towards the lower right.
    _pen(job, "pen", group((2.85, -2.5, 0.045), (0, 0, 60)), open_tip=True)
    cap = group((-0.3, -2.4, 0.045 + (RADIUS + 0.03) * SIZE), (-90, -12, 104))
    cap.scale = (SIZE,) * 3
    _cap(job, "pen", cap)
    _pen(job, "second", group((2.75, 2.25, 0.045), (0, 0, 79)), open_tip=False)
    return Subject(middle=(0.2, 0, 0.2), reach=4.2)


def _pages(job: Job) -> None:
    """The page that is read upon the ones that follow, a corner of it a little up."""
    blank = material(job.colours["paper"], PAPER)
    width, tall = PAGE
    for i, (x, y, turn) in enumerate(((0.1, -0.1, 7.4), (-0.06, 0.05, 9.4))):
        place(box((width, tall, 0.012), {"side": blank}, bevel=0.002), (x, y, 0.008 + i * 0.014), (0, 0, turn))
    printed = material(finish=PAPER, picture=job.prints["page"])

    def lie(u: float, v: float):
        corner = max(0.0, u - 0.78) / 0.22 * max(0.0, v - 0.8) / 0.2
        return ((u - 0.5) * width, (v - 0.5) * tall, 0.036 + 0.22 * corner**2)

    place(sheet(60, 60, lie, printed, thickness=0.006), (0, 0, 0), (0, 0, 8.5))


def _pen(job: Job, name: str, where, open_tip: bool) -> None:
    """A fat marker lying on its side; its foot is at `where`, its print's middle almost on top."""
    where.scale = (SIZE,) * 3
    side = group((0, 0, RADIUS + (0.03 if not open_tip else 0)), (-90, 0, 0))
    side.parent = where
    # Rolled a little, so that its print looks at whoever sits before it.
    lying = group((0, 0, 0), (0, 0, -30))
    lying.parent = side
    plastic = Finish(roughness=0.3, specular=0.5, coat=0.25)
    shell = material(job.colours[name], plastic)
    foot = [(0, -0.08), (RADIUS - 0.12, -0.08), *rounded(RADIUS - 0.1, 0.02, 0.1, -90, 0, 8)]
    lathe(foot, shell).parent = lying
    lathe([(RADIUS, 0.02), (RADIUS, BARREL)], material(finish=plastic, picture=job.prints[name])).parent = lying
    lathe([(RADIUS, BARREL), *rounded(RADIUS - 0.05, BARREL, 0.05, 0, 90, 5), (0.36, BARREL + 0.05)], shell).parent = lying
    if not open_tip:
        closed = group((0, 0, BARREL - 0.02))
        closed.parent = lying
        _cap(job, name, closed)
        return
    collar = material(job.colours["collar"], plastic)
    lathe([(0.36, BARREL + 0.04), (0.35, BARREL + 0.3), *rounded(0.31, BARREL + 0.32, 0.04, 0, 90, 4), (0.27, BARREL + 0.38), (0.19, BARREL + 0.72), (0.16, BARREL + 0.74), (0, BARREL + 0.74)], collar).parent = lying
    place(_nib(material(job.colours["ink"], Finish(roughness=0.75, specular=0.2, relief="felt", relief_depth=0.3, relief_scale=1.2))), (0, 0, BARREL + 0.7), parent=lying)


def _nib(felt):
    """A chisel of felt, cut slantwise."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    mesh.loops.layers.uv.new("UVMap")
    for vertex in mesh.verts:
        up = vertex.co.z > 0
        vertex.co.x *= 0.24 if up else 0.27
        vertex.co.y *= 0.09 if up else 0.16
        vertex.co.z = (0.42 - 0.9 * vertex.co.x if up else 0)
    bmesh.ops.bevel(mesh, geom=list(mesh.edges), offset=0.022, segments=3, profile=0.5, affect="EDGES")
    return mesh_object(mesh, [felt], 50)


def _cap(job: Job, name: str, where) -> None:
    """A cap with a clip, its mouth at the group's origin."""
    shell = material(job.colours[name], Finish(roughness=0.3, specular=0.5, coat=0.25))
    r = RADIUS + 0.03
    lathe([(r - 0.05, 0.06), (r - 0.04, 0), (r, 0), (r, 1.35), *rounded(r - 0.1, 1.42, 0.1, 0, 90, 8), (0, 1.52)], shell).parent = where
    lathe([(r - 0.05, 0.0), (r - 0.06, 1.3), (0, 1.3)], material("#141625")).parent = where
    # The clip lies on top with the print, as one lays a pen down.
    place(box((0.2, 0.07, 1.3), {"side": shell}, bevel=0.03), (0, -r - 0.06, 0.82), parent=where)
    place(box((0.2, 0.16, 0.16), {"side": shell}, bevel=0.03), (0, -r + 0.0, 1.38), parent=where)
