"""Tileable relief pictures, made once into the cache."""

import os
from pathlib import Path

import numpy

SIZE = 2048
FOLDER = Path(os.environ["STUDIO_CACHE"]) / "noise"


def get_noise(name: str) -> str:
    """Path of the picture `name`, one of MAPS; made when it is missing."""
    file = FOLDER / f"{name}.png"
    if not file.exists():
        import cv2

        FOLDER.mkdir(parents=True, exist_ok=True)
        height = MAPS[name]()
        unfinished = file.with_suffix(f".{os.getpid()}.png")
        cv2.imwrite(str(unfinished), (numpy.clip(height / 5.2 + 0.5, 0, 1) * 65535).astype(numpy.uint16))
        unfinished.replace(file)
    return str(file)


def _spectrum(slope: float, low: float, high: float, seed: int, across: float = 1, along: float = 1):
    """Noise whose power falls with frequency^slope between two frequencies; stretched by across and along."""
    field = numpy.fft.fft2(numpy.random.default_rng(seed).standard_normal((SIZE, SIZE)))
    rows = numpy.fft.fftfreq(SIZE)[:, None] * SIZE * along
    columns = numpy.fft.fftfreq(SIZE)[None] * SIZE * across
    frequency = numpy.hypot(columns, rows)
    frequency[0, 0] = 1
    weight = frequency ** (-slope / 2)
    weight[(frequency < low) | (frequency > high)] = 0
    weight[0, 0] = 0
    return _level(numpy.real(numpy.fft.ifft2(field * weight)))


def _level(height):
    return (height - height.mean()) / height.std()


def _plaster():
    return _level(_spectrum(2.6, 6, 500, 2) * 0.8 + _spectrum(0.8, 150, 900, 3) * 0.35)


def _paper():
    return _spectrum(0.6, 180, 900, 5) * 0.8 + _spectrum(1.5, 30, 300, 6) * 0.5


def _wood():
    drift = _spectrum(2.0, 1, 600, 7, across=0.03, along=1.2)
    rows = numpy.linspace(0, 1, SIZE)[:, None]
    return _level(numpy.sin((rows * 26 + 0.28 * drift) * 2 * numpy.pi) * 0.5 + drift * 0.7 + _spectrum(0.5, 100, 900, 8, across=0.05) * 0.35)


def _linen():
    threads = numpy.arange(SIZE)
    warp = numpy.sin(threads * 2 * numpy.pi / 8)[:, None]
    weft = numpy.sin(threads * 2 * numpy.pi / 8)[None]
    thick = 1 + 0.15 * _spectrum(2, 4, 300, 9, across=8, along=0.4)
    thin = 1 + 0.15 * _spectrum(2, 4, 300, 10, across=0.4, along=8)
    over = (threads[:, None] // 8 + threads[None] // 8) % 2
    return _level(numpy.where(over, numpy.abs(warp) * thick, numpy.abs(weft) * thin))


def _felt():
    return _level(_spectrum(1.2, 60, 1000, 11) + 0.5 * _spectrum(1.0, 200, 1000, 12, across=0.3))


def _sand():
    ripple = _spectrum(2.4, 3, 60, 13, across=0.35, along=1)
    return _level(0.7 * ripple + 0.6 * _spectrum(0.4, 200, 1000, 14))


def _marble():
    vein = 1 - numpy.abs(_spectrum(2.6, 2, 400, 15))
    return _level(numpy.clip(vein, -1.5, 1) ** 3 + 0.5 * _spectrum(2.8, 2, 200, 16))


MAPS = {
    "cloud": lambda: _spectrum(3.2, 2, 400, 1),
    "plaster": _plaster,
    "paper": _paper,
    "wood": _wood,
    "linen": _linen,
    "felt": _felt,
    "sand": _sand,
    "marble": _marble,
}
