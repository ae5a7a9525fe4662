"""
A first-aid case standing with its handle up, a jar of tablets beside it and three capsules before them.
Print: jar (264 × 66, once round it). Masks: mark, name (raised on the case). Colours: wall, case, band (seam, mark, lid),
handle, metal, capsule.
"""

from camera import Camera
from geometry import Point3, backdrop, box, group, lathe, place, relief, rounded, tube
from jewels import polished
from job import Job
from light import Subject
from materials import PLASTIC, SATIN, ground, material

CAMERAS = {
    "front": Camera(at=(-1.6, -12.6, 3.1), to=(0.02, 0, 1.16), lens=84),
    "jar": Camera(at=(0.75, -5.6, 1.3), to=(1.4, -0.5, 0.62), lens=100, fstop=0.3, focus=(1.47, -0.88, 0.5)),
    "high": Camera(at=(-3.4, -9.4, 6.8), to=(0, -0.2, 0.8), lens=80),
}
WIDTH, HEIGHT, DEPTH = 2.9, 2.0, 1.06


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=9)
    band = material(job.colours["band"], SATIN)
    _case(job, band, group((-0.42, 0.45, 0), (0, 0, 13)))
    _jar(job, band, (1.5, -0.42, 0))
    white = material(job.colours["case"], PLASTIC)
    accent = material(job.colours["capsule"], SATIN)
    for at, azimuth, cap in (((0.5, -1.3), 64, band), ((0.86, -1.62), -28, accent), ((-0.1, -1.5), 12, band)):
        _capsule(at, azimuth, cap, white)
    return Subject(middle=(0, 0, 1), reach=3.8)


def _case(job: Job, band, case) -> None:
    shell = material(job.colours["case"], PLASTIC)
    half = (DEPTH - 0.06) / 2
    for y in (-1, 1):
        place(box((WIDTH, HEIGHT, half), {"side": shell}, bevel=0.06, corner=0.34), (0, y * (half + 0.06) / 2, HEIGHT / 2), (90, 0, 0), parent=case)
    place(box((WIDTH - 0.05, HEIGHT - 0.05, 0.1), {"side": band}, bevel=0.01, corner=0.33), (0, 0, HEIGHT / 2), (90, 0, 0), parent=case)
    for name, width, z in (("mark", 0.98, 1.2), ("name", 0.86, 0.42)):
        item, _ = relief(job.prints[name], width, 0.03, band)
        place(item, (0, -DEPTH / 2 - 0.014, z), (90, 0, 0), parent=case)
    metal = polished(job.colours["metal"])
    for x in (-0.98, 0.98):
        place(box((0.26, 0.34, 0.06), {"side": metal}, bevel=0.02), (x, 0, HEIGHT + 0.015), parent=case)
    grip = material(job.colours["handle"], PLASTIC)
    arc: list[Point3] = [(-0.52, 0, HEIGHT - 0.02), (-0.5, 0, HEIGHT + 0.2), (-0.34, 0, HEIGHT + 0.33), (0.34, 0, HEIGHT + 0.33), (0.5, 0, HEIGHT + 0.2), (0.52, 0, HEIGHT - 0.02)]
    tube(arc, 0.075, grip).parent = case


def _jar(job: Job, band, at: Point3) -> None:
    jar = group(at, (0, 0, -6))
    glazed = material(job.colours["case"], PLASTIC)
    label = material(job.colours["case"], SATIN, picture=job.prints["jar"])
    radius = 0.46
    lathe([(0, 0), (radius - 0.04, 0), (radius, 0.04), (radius, 0.14)], glazed).parent = jar
    lathe([(radius, 0.14), (radius, 0.86)], label).parent = jar
    lathe([(radius, 0.86), (radius, 0.92), (0.4, 1.0), (0.36, 1.02)], glazed).parent = jar
    lathe([(0, 1.02), (0.4, 1.02), (0.42, 1.04), (0.42, 1.28), (0.39, 1.31), (0, 1.31)], band).parent = jar


def _capsule(at: tuple[float, float], azimuth: float, cap, body) -> None:
    """Two halves, the cap a little wider, lying on the floor."""
    lying = group((*at, 0.115), (90, 0, azimuth))
    for radius, turn, stuff in ((0.115, 0, cap), (0.106, 180, body)):
        half = lathe([(radius, 0), (radius, 0.13), *rounded(0, 0.13, radius, 0, 90)], stuff, segments=48)
        place(half, (0, 0, 0), (turn, 0, 0), parent=lying)
