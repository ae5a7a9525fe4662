"""
The cutting room: `python3 film.py film.json` writes a film's frames to standard output, as raw RGB of 8 bits.
A film is one set in several lights. Each light was rendered once; a frame is their sum in linear light, weighed by a mask
that moves, so nothing boils from frame to frame. Every motion is whole in the length of the film: it loops without a
seam. film.json: jobs (of the layers, the first is what is always there), motion, frames, the number of the only frame for
a poster, and what develop.py may be told.
"""

import json
import math
import sys
from pathlib import Path

import cv2
import numpy

from develop import enlarge, grade, merge, tone


def ease(x):
    """From 0 to 1 without a jolt at either end."""
    x = numpy.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def swing(t: float, rise: float, hold: float) -> float:
    """Up during `rise`, up for `hold`, down again during `rise`; parts of the loop."""
    if t < rise + hold:
        return float(ease(t / rise))
    return float(ease(1 - (t - rise - hold) / rise))


def passing(t: float, x, y):
    """A beam goes by from left to right, as of a car in the street."""
    along = x + 0.25 * y
    return [numpy.exp(-(((along - (-0.7 + 2.6 * ease(t))) / 0.26) ** 2))]


def flame(t: float, x, y):
    """Embers breathe: slow, with a little unrest in it."""
    turn = 2 * math.pi * t
    glow = 0.58 + 0.26 * math.sin(turn * 2) + 0.1 * math.sin(turn * 5 + 1.3) + 0.06 * math.sin(turn * 11 + 0.4)
    lean = 0.1 * math.sin(turn * 3 + 0.8) * (x - 0.5)
    return [numpy.clip(glow + lean, 0, 1)]


def rising(t: float, x, y):
    """Light climbs from the foot to the top, stays, and goes down again."""
    front = 1.15 - 1.3 * swing(t, 0.36, 0.2)
    return [ease((y - front) / 0.07)]


def cloud(t: float, x, y):
    """Clouds go over; between them the sun is out."""
    chance = numpy.random.default_rng(5)
    shade = numpy.zeros_like(x)
    for _ in range(7):
        turns, slant = int(chance.integers(1, 3)), chance.uniform(-1.5, 1.5)
        shade = shade + numpy.sin(2 * math.pi * (turns * 0.62 * x - turns * t) + slant * y + chance.uniform(0, 6.3))
    return [ease(0.62 + 0.34 * shade)]


MOTIONS = {
    "passing": passing,
    "flame": flame,
    "rising": rising,
    "cloud": cloud,
}


def main(file: str) -> None:
    film = json.loads(Path(file).read_text(encoding="utf8"))
    jobs = [json.loads(Path(job).read_text(encoding="utf8")) for job in film["jobs"]]
    layers = [merge(Path(job["folder"])) for job in jobs]
    height, width = layers[0].shape[:2]
    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    x, y = x / width, y / height
    options = dict(film.get("develop", {}))
    exposure = options.pop("exposure", 0)
    for number in [film["only"]] if "only" in film else range(film["frames"]):
        masks = MOTIONS[film["motion"]](number / film["frames"], x, y)
        light = layers[0] + sum(mask[..., None] * (layer - layers[0]) for mask, layer in zip(masks, layers[1:]))
        picture = grade(enlarge(tone(light, exposure), film["width"]), **options)
        sys.stdout.buffer.write((picture * 255 + 0.5).astype(numpy.uint8).tobytes())


if __name__ == "__main__":
    cv2.setNumThreads(2)
    main(sys.argv[1])
