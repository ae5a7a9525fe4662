"""
Take-away cups on a counter: two standing, one with its lid beside it, and a stack behind.
Prints (wraps, 500 × 210): first, second, third. Colours: wall, counter, lid, paper (inside of a cup).
"""

from camera import Camera
from geometry import box, group, lathe, place, plane, rounded
from job import Job
from light import Subject
from materials import PAPER, SATIN, Finish, ground, material

CAMERAS = {
    "front": Camera(at=(0.3, -13.5, 3.0), to=(0.12, 0, 1.4), lens=76),
    "low": Camera(at=(-2.7, -11.2, 1.6), to=(0.1, 0, 1.38), lens=64, fstop=0.55, focus=(-0.4, -0.6, 1.3)),
    "high": Camera(at=(2.6, -9.6, 8.2), to=(0.12, -0.15, 0.95), lens=65),
}
LOW, HIGH, TALL = 0.62, 0.9, 2.2


def build(job: Job) -> Subject:
    plane(60, 24, ground(job.ground, job.colours["wall"]), (0, 4.2, 6), (90, 0, 0))
    place(box((60, 12, 1), {"side": ground(job.colour("counter_of", "stone"), job.colours["counter"])}, bevel=0.05), (0, -1.8, -0.5))
    _cup(job, "first", (-1.95, 0.35, 0), -10, lidded=True)
    _cup(job, "second", (0.25, -0.55, 0), -5, lidded=False)
    _cup(job, "third", (2.15, 0.55, 0), -6, lidded=True)
    lid = _lid(job)
    place(lid, (1.62, -1.55, 0))
    _sleeve_stack(job, (-0.65, 2.2, 0))
    return Subject(middle=(0.05, 0, 1.2), reach=4.2)


def _lid(job: Job):
    """A domed lid with a rim that grips the cup."""
    shape = [(HIGH - 0.02, 0), (HIGH + 0.06, 0), (HIGH + 0.06, 0.1), (HIGH - 0.02, 0.14), (HIGH - 0.08, 0.27), *rounded(HIGH - 0.16, 0.27, 0.06, 0, 90, 5), (HIGH - 0.26, 0.29), (HIGH - 0.28, 0.24), (0, 0.24)]
    return lathe(shape, material(job.colours["lid"], SATIN))


def _cup(job: Job, name: str, at, turn: float, lidded: bool) -> None:
    cup = group(at)
    wrap = lathe([(LOW, 0.03), (HIGH, TALL)], material(finish=PAPER, picture=job.prints[name]))
    place(wrap, (0, 0, 0), (0, 0, turn), cup)
    paper = material(job.colours["paper"], PAPER)
    inside = lathe([(0, 0.1), (LOW - 0.03, 0.1), (HIGH - 0.025, TALL)], paper)
    foot = lathe([(LOW - 0.04, 0.1), (LOW - 0.04, 0), (LOW + 0.002, 0), (LOW + 0.004, 0.05)], paper)
    rim = lathe([(HIGH - 0.03, TALL), *rounded(HIGH, TALL, 0.035, 180, -180, 16)], paper)
    for part in (inside, foot, rim):
        part.parent = cup
    if lidded:
        place(_lid(job), (0, 0, TALL - 0.06), parent=cup)
    else:
        coffee = material("#2A150B", Finish(roughness=0.08, specular=0.5))
        lathe([(0, TALL - 0.35), (HIGH - 0.075, TALL - 0.35)], coffee).parent = cup


def _sleeve_stack(job: Job, at) -> None:
    """Cups put into one another upside down, as they stand behind a bar."""
    stack = group(at)
    paper = material(job.colours["paper"], PAPER)
    for i in range(4):
        wrap = lathe([(HIGH, 0), (HIGH + 0.035, 0.03), (HIGH, 0.06), (LOW, TALL), (LOW - 0.05, TALL), (LOW - 0.06, TALL - 0.06), (0, TALL - 0.06)], paper)
        place(wrap, (0, 0, i * 0.26), parent=stack)
