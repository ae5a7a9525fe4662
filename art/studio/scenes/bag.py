"""
A paper carrier bag, a box and a smaller one upon it.
Prints: bag (220 × 275), box (125 × 125, its lid), small (86 × 86). Masks: bag_foil, optional. Colours: wall, bag (its
sides), box, small, handle.
"""

from camera import Camera
from geometry import backdrop, box, group, lathe, place, sheet, tube
from job import Job
from light import Subject
from materials import CLOTH, METAL, PAPER, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.5, -13.4, 2.5), to=(0.3, 0.2, 1.62), lens=80),
    "side": Camera(at=(-6.0, -11.5, 3.6), to=(0.35, 0.1, 1.5), lens=80),
    "low": Camera(at=(3.4, -11.6, 1.1), to=(0.25, 0.2, 1.68), lens=74, fstop=0.7, focus=(0, 0, 1.4)),
}
WIDTH, DEPTH, HEIGHT = 2.2, 0.9, 2.75


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=9)
    _bag(job)
    _rigid_box(job, "box", 1.3, 0.74, (1.42, -0.15, 0), 14)
    _rigid_box(job, "small", 0.88, 0.56, (1.46, -0.12, 0.74), -10)
    return Subject(middle=(0.3, 0.1, 1.4), reach=4.4)


def _bag(job: Job) -> None:
    """Front and back are flat, each side folds inwards along its middle, as a carrier does when it stands empty."""
    paper = material(job.colours["bag"], PAPER)
    front = material(job.colours["bag"], PAPER, picture=job.prints["bag"], foil=job.prints.get("bag_foil"), foil_colour=job.colour("foil", "#E8C588"))
    inside = material(job.colour("inside", "#2A2622"), Finish(roughness=0.9, specular=0.1))
    carrier = group((-0.75, 0.7, 0), (0, 0, -18))
    half_w, half_d = WIDTH / 2, DEPTH / 2

    def wall(y):
        # Paper bulges a little between its folds.
        return lambda u, v: ((u - 0.5) * WIDTH, y * (1 + 0.05 * _bulge(u) * _bulge(v)), v * HEIGHT)

    sheet(24, 24, wall(-half_d), front, thickness=0.012).parent = carrier
    sheet(24, 24, wall(half_d), paper, thickness=0.012).parent = carrier
    for side in (-1, 1):

        def gusset(u, v, side=side):
            fold = max(0.0, v - 0.22) / 0.78
            return (side * (half_w - 0.34 * fold * (1 - abs(2 * u - 1))), (u - 0.5) * DEPTH, v * HEIGHT)

        sheet(2, 24, gusset, paper, thickness=0.012).parent = carrier
    place(box((WIDTH - 0.04, DEPTH - 0.04, 0.03), {"side": inside}, bevel=0), (0, 0, 0.03), parent=carrier)
    rope = material(job.colours["handle"], CLOTH)
    eye = material("#D9C9A4", METAL)
    for y in (-half_d, half_d):
        lean = 0.55 if y < 0 else 0.7
        x, top = 0.46, HEIGHT - 0.26
        outside = y + (-0.03 if y < 0 else 0.03)
        points = [(-x, outside, top), (-x * 0.96, outside, HEIGHT + 0.2), (-0.22, y * lean, HEIGHT + 0.72), (0.22, y * lean, HEIGHT + 0.72), (x * 0.96, outside, HEIGHT + 0.2), (x, outside, top)]
        tube(points, 0.034, rope).parent = carrier
        for at in (-x, x):
            ring = lathe([(0.03, -0.012), (0.062, -0.012), (0.062, 0.012), (0.03, 0.012), (0.03, -0.012)], eye, segments=48)
            place(ring, (at, outside, top), (90, 0, 0), carrier)


def _bulge(t: float) -> float:
    return 4 * t * (1 - t)


def _rigid_box(job: Job, name: str, side: float, height: float, at, turn: float) -> None:
    """Lid and base of grey board covered in paper, with the shadow gap between them that tells them apart."""
    paper = material(job.colours[name], PAPER)
    lid = material(job.colours[name], PAPER, picture=job.prints[name], foil=job.prints.get(f"{name}_foil"), foil_colour=job.colour("foil", "#E8C588"))
    base_height = height * 0.55
    x, y, z = at
    place(box((side * 0.985, side * 0.985, base_height), {"side": paper}, bevel=0.012), (x, y, z + base_height / 2), (0, 0, turn))
    place(box((side * 0.95, side * 0.95, 0.06), {"side": material(job.colour("gap", "#D8C9A8"), PAPER)}, bevel=0.004), (x, y, z + base_height), (0, 0, turn))
    lid_height = height - base_height - 0.014
    place(box((side, side, lid_height), {"top": lid, "side": paper}, bevel=0.016), (x, y, z + height - lid_height / 2), (0, 0, turn))
