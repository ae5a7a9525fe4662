"""
Nabra Arabic, the house's cut of Readex Pro: dots of letters are circles as heavy as the diamonds they replace, and elongation
lengthens joins only: where a letter joins none, its side stays nearly as tight as in a font that is not elongated.

The cut is made in static fonts at the corners of the axes, from which a variable font is built again.
"""

import math
from functools import cache
from io import BytesIO
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = (400, 160, 700)
NAME = "Nabra Arabic"
# Marks, joins and spaces keep their sides.
KEPT = {".notdef", "space", "uni00A0", "uni0640", "CR"}
# Beside a round dot a diamond of the same area looks heavier.
ROUND = 1.06
# What free sides keep of their elongation, so that the dots of one letter do not touch the next.
KEPT_SIDE = 0.25
# Least width of the space between words: that of Readex Pro is narrow beside two upright letters of a light word.
SPACE = 302
DOTS = {"uni0660", "dotabovear", "dotbelowar", "dotcenterar"} | {
    f"{count}{where}ar" for count in ("twodotshorizontal", "threedotsup") for where in ("above", "below")
}


def make_circle(points: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], list[int]]:
    """A circle in the place of a diamond: one point on it and eight off it."""
    x, y = (sum(axis) / 2 for axis in ((min(each), max(each)) for each in zip(*points)))
    pairs = list(zip(points, points[1:] + points[:1]))
    area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2
    radius = ROUND * math.sqrt(area / math.pi)
    around = radius / math.cos(math.pi / 8)
    turns = [math.pi / 8 + math.pi / 4 * step for step in range(8)]
    off = [(round(x + around * math.cos(turn)), round(y - around * math.sin(turn))) for turn in turns]
    return [(round(x + radius), round(y)), *off], [1] + [0] * 8


def round_dots(font: TTFont) -> None:
    table = font["glyf"]
    for name in DOTS & set(font.getGlyphOrder()):
        glyph = table[name]
        coordinates, ends, _ = glyph.getCoordinates(table)
        starts = [0, *(end + 1 for end in ends)]
        circles = [make_circle(list(coordinates[start : end + 1])) for start, end in zip(starts, ends)]
        glyph.coordinates = GlyphCoordinates([point for points, _ in circles for point in points])
        glyph.flags = bytearray(flag for _, flags in circles for flag in flags)
        glyph.endPtsOfContours = [9 * (index + 1) - 1 for index in range(len(circles))]
        glyph.recalcBounds(table)
        font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)


def get_sides(font: TTFont, name: str) -> tuple[float, float]:
    """What is free beside the body of a glyph, without its dots and marks."""
    glyph = font["glyf"][name]
    body = glyph.components[0].glyphName if glyph.isComposite() else name
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[body].draw(pen)
    left, _, right, _ = pen.bounds or (0, 0, 0, 0)
    return left, font["hmtx"][name][0] - right


def is_free(name: str) -> tuple[bool, bool]:
    """Whether a glyph joins none on its left, and on its right."""
    forms = name.split(".")[1:]
    return not {"init", "medi"} & set(forms), not {"fina", "medi"} & set(forms)


def tighten(font: TTFont, tight: TTFont) -> None:
    """Gives the free sides of an elongated font the width that they have in one that is not."""
    classes = font["GDEF"].table.GlyphClassDef.classDefs
    shifts = {}
    for name in font.getGlyphOrder():
        if name in KEPT or classes.get(name) == 3 or font["hmtx"][name][0] == 0:
            continue
        (left, right), (tight_left, tight_right) = get_sides(font, name), get_sides(tight, name)
        free_left, free_right = is_free(name)
        shift = round((tight_left - left) * (1 - KEPT_SIDE)) if free_left else 0
        trim = round((tight_right - right) * (1 - KEPT_SIDE)) if free_right else 0
        shifts[name] = (shift, trim)
    table = font["glyf"]
    moved = {name: shift for name, (shift, _) in shifts.items()}
    for name, (shift, trim) in shifts.items():
        glyph = table[name]
        if glyph.isComposite():
            for part in glyph.components:
                part.x += shift - moved.get(part.glyphName, 0)
        elif shift and glyph.numberOfContours:
            glyph.coordinates.translate((shift, 0))
    for name, (shift, trim) in shifts.items():
        table[name].recalcBounds(table)
        font["hmtx"][name] = (font["hmtx"][name][0] + shift + trim, getattr(table[name], "xMin", 0))
    move_anchors(font, moved)


def move_anchors(font: TTFont, moved: dict[str, int]) -> None:
    """Moves where marks are placed with the letters."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in (getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable):
            if part.LookupType == 4:
                records = zip(part.BaseCoverage.glyphs, ([base.BaseAnchor] for base in part.BaseArray.BaseRecord))
            elif part.LookupType == 5:
                records = (
                    (name, [row.LigatureAnchor for row in ligature.ComponentRecord])
                    for name, ligature in zip(part.LigatureCoverage.glyphs, part.LigatureArray.LigatureAttach)
                )
            else:
                continue
            for name, rows in records:
                for anchor in {id(a): a for row in rows for a in row if a}.values():
                    anchor.XCoordinate += moved.get(name, 0)


def make_masters(source: Path) -> dict[tuple[int, int], TTFont]:
    """The cut at every corner of the axes."""
    masters = {
        (weight, elongation): instantiateVariableFont(
            TTFont(source, recalcTimestamp=False), {"wght": weight, "HEXP": elongation}
        )
        for elongation in (0, 100)
        for weight in WEIGHTS
    }
    for (weight, elongation), font in masters.items():
        if elongation:
            tighten(font, masters[weight, 0])
    for font in masters.values():
        round_dots(font)
        for name in ("space", "uni00A0"):
            width, side = font["hmtx"][name]
            font["hmtx"][name] = (max(width, SPACE), side)
    return masters


@cache
def cut(source: Path) -> bytes:
    original = TTFont(source, recalcTimestamp=False)
    space = DesignSpaceDocument()
    for axis in original["fvar"].axes:
        space.addAxis(
            AxisDescriptor(
                tag=axis.axisTag,
                name=axis.axisTag,
                minimum=axis.minValue,
                default=axis.defaultValue,
                maximum=axis.maxValue,
            )
        )
    for (weight, elongation), font in make_masters(source).items():
        for table in ("STAT", "MVAR", "avar", "fvar"):
            font.tables.pop(table, None)
        data = BytesIO()
        font.save(data)
        space.addSource(
            SourceDescriptor(font=TTFont(data), location={"wght": weight, "HEXP": elongation}, name=f"{weight}-{elongation}")
        )
    font, _, _ = build(space)
    # How weights are spread, as in the original.
    font["avar"] = original["avar"]
    font["fvar"] = original["fvar"]
    names = font["name"]
    for name in list(names.names):
        if name.nameID >= 256 or name.nameID in (3, 5):
            names.removeNames(nameID=name.nameID)
    for axis in font["fvar"].axes:
        axis.axisNameID = names.addName(axis.axisTag)
    notice = f"{original['name'].getDebugName(0)}. {NAME} is a modified version of Readex Pro"
    for number, text in {0: notice, 1: NAME, 4: NAME, 6: NAME.replace(" ", "")}.items():
        names.setName(text, number, 3, 1, 0x409)
    data = BytesIO()
    font.flavor = "woff2"
    font.save(data)
    return data.getvalue()
