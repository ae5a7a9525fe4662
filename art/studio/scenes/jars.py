"""
Care in glass and tin: a pump bottle, a tall bottle and a jar on blocks of two heights.
Prints (wraps): bottle (302 × 165), tall (220 × 190), jar (440 × 60). Colours: wall, bottle, tall, jar, lid, pump,
block, drum.
"""

from camera import Camera
from geometry import backdrop, box, group, lathe, pebble, place, rounded, tube
from job import Job
from light import Subject
from materials import GLAZE, SATIN, ground, material

CAMERAS = {
    "front": Camera(at=(0.1, -15.2, 3.2), to=(0, 0.5, 1.62), lens=86),
    "low": Camera(at=(-2.4, -13.2, 1.5), to=(-0.1, 0.4, 1.6), lens=74, fstop=0.6, focus=(-0.9, 0.2, 1.8)),
    "high": Camera(at=(3.4, -11.8, 7.2), to=(0.05, 0.3, 1.35), lens=80),
}


def build(job: Job) -> Subject:
    backdrop(ground(job.ground, job.colours["wall"]), depth=10)
    block = ground(job.ground, job.colours["block"])
    place(box((2.9, 2.2, 0.95), {"side": block}, bevel=0.04), (-1.35, 0.9, 0.475), (0, 0, 4))
    drum = lathe([(0, 0), (1.2, 0), (1.2, 0.4), *rounded(1.14, 0.4, 0.06, 0, 90, 5), (0, 0.46)], ground(job.ground, job.colours["drum"]))
    place(drum, (1.55, 0.1, 0))
    _pump_bottle(job, (-1.95, 0.75, 0.95), turn=-8)
    _tall_bottle(job, (-0.72, 0.95, 0.95), turn=-2)
    _jar(job, (1.55, 0.05, 0.46), turn=-6)
    if "pebble" in job.colours:
        stone = ground("stone", job.colours["pebble"])
        pebble(0.28, stone, (0.0, -0.75, 0), seed=4)
        pebble(0.16, stone, (0.46, -0.95, 0), seed=9)
    return Subject(middle=(0, 0.3, 1.5), reach=4.4)


def _label(picture: str, radius: float, low: float, high: float, parent, turn: float):
    wrap = lathe([(radius + 0.003, low), (radius + 0.003, high)], material(finish=SATIN, picture=picture))
    place(wrap, (0, 0, 0), (0, 0, turn), parent)


def _pump_bottle(job: Job, at, turn: float) -> None:
    bottle = group(at)
    radius, height = 0.48, 1.75
    body = [(0, 0), (radius - 0.06, 0), *rounded(radius - 0.06, 0.06, 0.06, -90, 0, 5), (radius, height), *rounded(radius - 0.16, height, 0.16, 0, 80), (0.2, height + 0.17)]
    pump = material(job.colours["pump"], SATIN)
    parts = [
        lathe(body, material(job.colours["bottle"], SATIN)),
        lathe([(0.2, height + 0.15), (0.2, height + 0.34), (0.16, height + 0.36), (0, height + 0.36)], pump),
        lathe([(0.055, height + 0.3), (0.055, height + 0.62), (0, height + 0.62)], pump),
        lathe([(0, height + 0.6), (0.15, height + 0.6), *rounded(0.13, height + 0.66, 0.05, -60, 90, 6), (0, height + 0.72)], pump),
        tube([(0, 0, height + 0.66), (-0.25, -0.12, height + 0.665), (-0.46, -0.22, height + 0.6)], 0.055, pump),
    ]
    for part in parts:
        part.parent = bottle
    _label(job.prints["bottle"], radius, 0.08, height - 0.02, bottle, turn)


def _tall_bottle(job: Job, at, turn: float) -> None:
    """A round shoulder and a short cap, as oils come in."""
    bottle = group(at)
    radius, height = 0.35, 1.98
    body = [(0, 0), (radius - 0.05, 0), *rounded(radius - 0.05, 0.05, 0.05, -90, 0, 5), (radius, height), *rounded(radius - 0.18, height, 0.18, 0, 85), (0.14, height + 0.19)]
    cap = [(0.13, height + 0.17), (0.17, height + 0.17), (0.17, height + 0.5), *rounded(0.14, height + 0.5, 0.03, 0, 90, 4), (0, height + 0.53)]
    for part in (lathe(body, material(job.colours["tall"], GLAZE)), lathe(cap, material(job.colours["lid"], SATIN))):
        part.parent = bottle
    _label(job.prints["tall"], radius, 0.04, height - 0.02, bottle, turn)


def _jar(job: Job, at, turn: float) -> None:
    jar = group(at)
    body = [(0, 0), (0.62, 0), *rounded(0.62, 0.08, 0.08, -90, 0, 5), (0.7, 0.1), (0.7, 0.72)]
    lid = [(0.66, 0.72), (0.73, 0.72), (0.73, 0.92), *rounded(0.69, 0.92, 0.04, 0, 90, 5), (0, 0.96)]
    for part in (lathe(body, material(job.colours["jar"], SATIN)), lathe(lid, ground("wood", job.colours["lid"]))):
        part.parent = jar
    _label(job.prints["jar"], 0.7, 0.12, 0.7, jar, turn)
