"""
A table laid for one: plate, bowl, cup, napkin, menu and what one eats with.
Prints: menu (148 × 240), napkin (200 × 200), plate (mark in the plate's well, 190 × 190, on the
plate's own colour). Colours: table, plate, bowl, cup, napkin, tool. A colour `sticks` lays chopsticks in place of knife
and fork.
"""

import math

from camera import Camera
from geometry import box, group, lathe, place, plane, rounded, sheet
from job import Job
from light import Subject
from materials import CLOTH, GLAZE, PAPER, Finish, ground, material

CAMERAS = {
    "above": Camera(at=(0, -1.2, 14.5), to=(0, 0, 0), lens=74),
    "seat": Camera(at=(0.4, -10.8, 7.4), to=(0.0, 0.02, 0.1), lens=70),
    "close": Camera(at=(-4.6, -7.4, 4.4), to=(-0.03, 0.0, 0.1), lens=57, fstop=0.5, focus=(-0.3, -0.2, 0.2)),
}


def build(job: Job) -> Subject:
    plane(60, 60, ground(job.ground, job.colours["table"]))
    _plate(job, group((-0.35, -0.1, 0)))
    _bowl(job, group((1.85, 1.5, 0)))
    _cup(job, group((-1.75, 1.7, 0)))
    _menu(job, group((1.98, -0.75, 0), (0, 0, -8)))
    napkin = group((-2.45, -0.7, 0), (0, 0, 6))
    _napkin(job, napkin)
    _tools(job, napkin)
    return Subject(middle=(0, 0, 0.1), reach=3.8)


def _plate(job: Job, where) -> None:
    glaze = material(job.colours["plate"], GLAZE)
    lathe([(0, 0.02), (0.95, 0.0), (1.0, 0.03), (1.42, 0.16), (1.46, 0.185), (1.43, 0.2), (1.02, 0.085), (0.95, 0.065), (0, 0.06)], glaze, segments=144).parent = where
    _well(0.955, 0.0667, material(finish=GLAZE, picture=job.prints["plate"])).parent = where


def _well(radius: float, z: float, printed):
    """The plate's round middle, its print laid on it flat."""
    disc = sheet(1, 128, lambda u, v: (radius * u * math.cos(2 * math.pi * v), radius * u * math.sin(2 * math.pi * v), z), printed)
    layer = disc.data.uv_layers[0].data
    for loop in disc.data.loops:
        x, y, _ = disc.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (x / radius / 2 + 0.5, y / radius / 2 + 0.5)
    return disc


def _bowl(job: Job, where) -> None:
    glaze = material(job.colours["bowl"], GLAZE)
    lathe([(0, 0.05), (0.34, 0.0), (0.38, 0.06), (0.72, 0.42), (0.82, 0.7), (0.81, 0.73), (0.77, 0.71), (0.66, 0.44), (0.36, 0.13), (0, 0.1)], glaze, segments=128).parent = where
    sauce = material(job.colour("sauce", "#3A1A0E"), Finish(roughness=0.12, specular=0.5))
    lathe([(0, 0.4), (0.63, 0.4)], sauce).parent = where


def _cup(job: Job, where) -> None:
    glaze = material(job.colours["cup"], GLAZE)
    lathe([(0, 0.03), (0.36, 0), (0.42, 0.05), (0.47, 0.5), (0.48, 0.82), *rounded(0.46, 0.82, 0.02, 0, 180, 6), (0.43, 0.5), (0.36, 0.1), (0, 0.08)], glaze, segments=112).parent = where
    tea = material(job.colour("tea", "#8C9A4A"), Finish(roughness=0.06, specular=0.5))
    lathe([(0, 0.6), (0.435, 0.6)], tea).parent = where


def _menu(job: Job, where) -> None:
    card = material(finish=PAPER, picture=job.prints["menu"])
    edge = material("#F2ECE0", PAPER)
    place(box((1.48, 2.4, 0.03), {"top": card, "side": edge}, bevel=0.004), (0, 0, 0.015), parent=where)


def _napkin(job: Job, where) -> None:
    """Folded in three, each fold a little higher."""
    printed = material(finish=CLOTH, picture=job.prints["napkin"])
    plain = material(job.colours["napkin"], CLOTH)
    for layer in range(3):

        def lie(u: float, v: float, layer=layer):
            swell = 0.03 * math.sin(math.pi * u) ** 0.5 * (1 + 0.4 * math.sin(v * 5 + layer))
            return ((u - 0.5) * 1.2, (v - 0.5) * (2.0 - 0.05 * layer), 0.012 + 0.045 * layer + swell)

        sheet(24, 36, lie, printed if layer == 2 else plain, thickness=0.022).parent = where


def _tools(job: Job, napkin) -> None:
    """Chopsticks on their rest before the plate, or fork and knife upon the napkin."""
    if job.colour("sticks", ""):
        lacquer = material(job.colours["sticks"], Finish(roughness=0.25, specular=0.5, coat=0.4))
        rest = material(job.colours["plate"], GLAZE)
        place(box((0.5, 0.2, 0.1), {"side": rest}, bevel=0.04), (0.78, -1.62, 0.05))
        for y, turn in ((-1.58, -1.4), (-1.68, 0.8)):
            stick = lathe([(0, 0), (0.045, 0), (0.022, 2.3), (0, 2.31)], lacquer, segments=24)
            place(stick, (0.97, y, 0.146), (0, -88.5, turn))
        return
    steel = material(job.colours["tool"], Finish(roughness=0.2, metallic=1))
    for x, kind in ((-0.24, "fork"), (0.22, "knife")):
        where = group((x, -0.02, 0.128))
        where.parent = napkin
        where.scale = (0.9, 0.9, 0.9)
        place(box((0.1, 1.2, 0.03), {"side": steel}, bevel=0.012, corner=0.045), (0, -0.55, 0.03), parent=where)
        if kind == "knife":
            place(box((0.15, 1.15, 0.018), {"side": steel}, bevel=0.006, corner=0.06), (0.02, 0.6, 0.028), parent=where)
        else:
            place(box((0.2, 0.32, 0.024), {"side": steel}, bevel=0.008, corner=0.07), (0, 0.2, 0.03), parent=where)
            for i in range(4):
                place(box((0.032, 0.5, 0.02), {"side": steel}, bevel=0.006), ((i - 1.5) * 0.055, 0.58, 0.03), parent=where)
