"""
The darkroom: cleans the light of a render (never its colours, so print and type stay sharp), then tone, grade, grain.
`python3 develop.py job.json picture.png`; the job's `develop` may hold exposure, warmth, tint, contrast, saturation,
vignette, grain, bloom. Needs numpy and OpenCV.
"""

import json
import os
import sys
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy  # noqa: E402

KERNEL = numpy.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], numpy.float32)


def read_pass(folder: Path, name: str):
    """One pass as RGB floats, or None where the render has none."""
    file = folder / f"{name}0001.exr"
    if not file.exists():
        return None
    picture = cv2.imread(str(file), cv2.IMREAD_UNCHANGED | cv2.IMREAD_ANYDEPTH)
    if picture.ndim == 2:
        picture = picture[..., None].repeat(3, 2)
    return numpy.nan_to_num(picture[..., :3][..., ::-1].astype(numpy.float32), posinf=50, neginf=0)


def without_fireflies(light, factor: float = 3.0):
    """Pixels far brighter than their neighbours become their neighbours' median."""
    median = numpy.stack([cv2.medianBlur(numpy.ascontiguousarray(light[..., i]), 3) for i in range(3)], -1)
    wild = light.max(-1, keepdims=True) > factor * median.max(-1, keepdims=True) + 0.05
    return numpy.where(wild, median, light)


def smooth(light, guides, tolerances, rounds: int, strength: float):
    """
    Edge-avoiding à-trous wavelet on logarithmic light. A neighbour counts less the more its guides (normal, depth,
    colour) or its brightness differ, measured against the noise that is there.
    """
    picture = numpy.log1p(numpy.maximum(light, 0) * 4).astype(numpy.float32)
    height, width = picture.shape[:2]
    for turn in range(rounds):
        step = 1 << turn
        bright = picture.mean(-1)
        ripple = (bright - cv2.GaussianBlur(bright, (0, 0), 1.0)) ** 2
        noise = numpy.sqrt(numpy.maximum(cv2.GaussianBlur(ripple, (0, 0), 3), 0)) + 1e-3
        calm = cv2.GaussianBlur(bright, (0, 0), 0.8) if turn == 0 else bright
        margin = 2 * step

        def padded(plane):
            return cv2.copyMakeBorder(plane, margin, margin, margin, margin, cv2.BORDER_REFLECT)

        around, calm_around = padded(picture), padded(calm)
        guides_around = [padded(guide) for guide in guides]
        total = numpy.zeros_like(picture)
        weights = numpy.zeros((height, width), numpy.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                window = (slice(margin + dy * step, margin + dy * step + height), slice(margin + dx * step, margin + dx * step + width))
                unlike = numpy.abs(calm_around[window] - calm) / (strength * noise * (1.0 if turn == 0 else 0.75))
                for guide, guide_around, tolerance in zip(guides, guides_around, tolerances):
                    apart = guide_around[window] - guide
                    unlike = unlike + ((apart * apart).sum(-1) if apart.ndim == 3 else apart * apart) / tolerance**2
                weight = KERNEL[dy + 2] * KERNEL[dx + 2] * numpy.exp(-unlike)
                total += around[window] * weight[..., None]
                weights += weight
        picture = total / weights[..., None]
    return numpy.expm1(picture) / 4


def merge(folder: Path):
    """The picture in linear light, its light cleaned and its colours untouched."""
    normal = cv2.GaussianBlur(read_pass(folder, "Normal"), (0, 0), 0.7)
    depth = numpy.log(numpy.clip(read_pass(folder, "Depth")[..., 0], 0.05, 500)).astype(numpy.float32)
    diffuse_colour, gloss_colour = read_pass(folder, "DiffCol"), read_pass(folder, "GlossCol")
    diffuse = without_fireflies(read_pass(folder, "DiffDir")) + without_fireflies(read_pass(folder, "DiffInd"))
    picture = smooth(diffuse, [normal, depth], [0.25, 0.06], rounds=4, strength=2.2) * diffuse_colour
    gloss = without_fireflies(read_pass(folder, "GlossDir") + read_pass(folder, "GlossInd"), 4)
    guides = [normal, depth, diffuse_colour + gloss_colour]
    picture += smooth(gloss, guides, [0.2, 0.06, 0.12], rounds=3, strength=1.3) * gloss_colour
    through = read_pass(folder, "TransCol")
    if through is not None and through.max() > 0.01:
        light = without_fireflies(read_pass(folder, "TransDir") + read_pass(folder, "TransInd"))
        picture += smooth(light, [normal, depth], [0.2, 0.06], rounds=2, strength=0.9) * through
    for name in ("Emit", "Env"):
        own = read_pass(folder, name)
        if own is not None:
            picture += own
    return picture


def tone(linear, exposure: float = 0, shoulder: float = 0.72):
    """sRGB up to the shoulder, so that brand colours hold; above it highlights roll off and never clip hard."""
    light = numpy.maximum(linear * 2**exposure, 0)
    curve = numpy.where(light <= 0.0031308, 12.92 * light, 1.055 * numpy.power(numpy.maximum(light, 1e-8), 1 / 2.4) - 0.055)
    over = numpy.maximum(curve - shoulder, 0)
    return numpy.where(curve > shoulder, shoulder + (1 - shoulder) * (1 - numpy.exp(-over / (1 - shoulder))), curve)


def grade(picture, warmth=0.0, tint=0.005, contrast=0.08, saturation=1.0, vignette=0.06, grain=0.01, bloom=0.0):
    """What a retoucher does last. Tint above 0 goes towards magenta, against the green that walls bounce."""
    height, width = picture.shape[:2]
    if bloom:
        bright = numpy.maximum(picture - 0.8, 0)
        picture = picture + (cv2.GaussianBlur(bright, (0, 0), width / 60) + cv2.GaussianBlur(bright, (0, 0), width / 200)) * bloom
    held = numpy.clip(picture, 0, 1)
    picture = picture + contrast * (held - 0.5) * (1 - numpy.abs(2 * held - 1)) * 2
    grey = (picture @ numpy.array([0.2126, 0.7152, 0.0722], numpy.float32))[..., None]
    picture = grey + (picture - grey) * saturation
    picture = picture * numpy.array([1 + warmth + tint * 0.5, 1 - tint, 1 - warmth + tint * 0.5], numpy.float32)
    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    picture = picture * (1 - vignette * away[..., None] ** 1.2)
    if grain:
        chance = numpy.random.default_rng(1)
        film = cv2.GaussianBlur(chance.standard_normal((height, width)).astype(numpy.float32), (0, 0), 0.65)
        colour = chance.standard_normal((height, width, 3)).astype(numpy.float32) * 0.25
        middle = numpy.clip(grey, 0, 1) * (1 - numpy.clip(grey, 0, 1))
        picture = picture + ((film / film.std())[..., None] + colour) * grain * (0.45 + 2.2 * middle)
    return numpy.clip(picture, 0, 1)


def enlarge(picture, width: int):
    """To the width asked for, with the sharpness that enlarging takes given back."""
    factor = width / picture.shape[1]
    if factor == 1:
        return picture
    # Rows are rounded up when the picture is rendered.
    size = (width, int(picture.shape[0] * factor + 1e-6))
    larger = cv2.resize(picture, size, interpolation=cv2.INTER_LANCZOS4)
    return larger + 0.35 * (larger - cv2.GaussianBlur(larger, (0, 0), 1.2))


def main(job_file: str, out: str) -> None:
    job = json.loads(Path(job_file).read_text(encoding="utf8"))
    options = dict(job.get("develop", {}))
    picture = enlarge(tone(merge(Path(job["folder"])), options.pop("exposure", 0)), job.get("enlarge_to") or job["width"])
    dither = numpy.random.default_rng(0).uniform(-0.5, 0.5, picture.shape)
    final = (grade(picture, **options)[..., ::-1] * 255 + 0.5 + dither).clip(0, 255).astype(numpy.uint8)
    cv2.imwrite(out, final)


if __name__ == "__main__":
    main(*sys.argv[1:3])
