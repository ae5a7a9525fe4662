"""
Three posters in a row on the wall of a plain room, a bench in front of them.
Prints (70 × 100): left, middle, right. Colours: wall, floor, frame, bench.
"""

from camera import Camera
from geometry import box, group, place, plane
from job import Job
from light import Subject
from materials import PAPER, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0, -17.5, 2.7), to=(0, 0, 2.5), lens=57),
    "left": Camera(at=(-9.0, -14.6, 2.5), to=(-0.25, 0, 2.62), lens=60),
    "close": Camera(at=(6.4, -9.4, 2.1), to=(0.6, 0, 2.95), lens=56),
}
WIDTH, HEIGHT = 2.8, 4.0


def build(job: Job) -> Subject:
    plane(60, 24, ground(job.ground, job.colours["wall"]), (0, 0, 10), (90, 0, 0))
    plane(60, 24, ground("wood" if job.colour("boards", "") else "concrete", job.colours["floor"]), (0, -12, 0))
    place(box((60, 0.08, 0.34), {"side": material(job.colours["wall"], Finish(roughness=0.5))}, bevel=0.012), (0, -0.04, 0.17))
    for index, name in enumerate(("left", "middle", "right")):
        _frame(job, name, ((index - 1) * 3.35, 0, 3.15))
    _bench(job, (0.5, -2.0, 0))
    return Subject(middle=(0, -0.4, 2.4), reach=5.6)


def _frame(job: Job, name: str, at) -> None:
    """Four rails with the sheet set back between them."""
    frame = group(at)
    rail = material(job.colours["frame"], SATIN)
    paper = material(finish=PAPER, picture=job.prints[name])
    thick, deep = 0.07, 0.1
    plane(WIDTH, HEIGHT, paper, (0, -0.03, 0), (90, 0, 0)).parent = frame
    for z in (-1, 1):
        place(box((WIDTH + thick * 2, deep, thick), {"side": rail}, bevel=0.008), (0, -deep / 2, z * (HEIGHT + thick) / 2), parent=frame)
    for x in (-1, 1):
        place(box((thick, deep, HEIGHT), {"side": rail}, bevel=0.008), (x * (WIDTH + thick) / 2, -deep / 2, 0), parent=frame)


def _bench(job: Job, at) -> None:
    bench = group(at, (0, 0, 2))
    wood = ground("wood", job.colours["bench"])
    place(box((4.4, 1.0, 0.16), {"side": wood}, bevel=0.03), (0, 0, 0.98), parent=bench)
    for x in (-1.75, 1.75):
        place(box((0.16, 0.86, 0.9), {"side": wood}, bevel=0.02), (x, 0, 0.45), parent=bench)
