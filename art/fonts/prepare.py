"""
npm run art:fonts   Writes the fonts of the website, apps/website/src/fonts, from those of the npm packages.

Which characters a subset has is stated once, as the `unicode-range` of its face in a stylesheet of the website.
art/README.md ("Fonts") says when this is run. Needs fontTools: on Debian `apt-get install python3-fonttools python3-brotli`.
"""

import re
import shutil
from copy import deepcopy
from pathlib import Path

from cut import cut
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib.builder import buildVarDevTable
from fontTools.varLib.models import VariationModel
from fontTools.varLib.varStore import NO_VARIATION_INDEX, OnlineVarStoreBuilder, VarStoreInstancer

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules"
MONA = PACKAGES / "@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2"
READEX = PACKAGES / "@fontsource-variable/readex-pro/files/readex-pro-arabic-full-normal.woff2"
READEX_LATIN = PACKAGES / "@fontsource-variable/readex-pro/files/readex-pro-latin-full-normal.woff2"
SOURCE = ROOT / "apps/website/src"

NABRA = ROOT / "packages/brand/nabra-arabic.woff2"
WHOLE = {"mona-sans.woff2": MONA, "nabra-arabic.woff2": NABRA}
# Arabic letters change their shape beside each neighbour, and marks are placed on them.
JOINING = ["ccmp", "isol", "init", "medi", "fina", "rlig", "liga", "calt", "mark", "mkmk", "kern"]
# Thousandths of an em: half a pixel in letters of 170 px. Unrounded, kerning would be nearly half of the file.
KERNING_STEP = 6


def read_range(sheet: str, file: str) -> list[int]:
    """The `unicode-range` of the face that loads a file."""
    faces = re.findall(r"@font-face \{([^}]+)\}", (SOURCE / sheet).read_text())
    face = next(face for face in faces if file in face)
    return parse_unicodes(re.search(r"unicode-range:([^;]+);", face)[1])


def subset(file: Path, characters: list[int], features: list[str]) -> TTFont:
    options = Options(layout_features=features, layout_closure=features == JOINING)
    # Only programs that list a font's styles by name read these.
    options.name_IDs = [0, 13, 14]
    options.drop_tables += ["STAT"]
    font = TTFont(file, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def round_kerning(font: TTFont) -> None:
    """Rounds the distances between letters at every corner of the axes: equal ones compress better."""
    axes = font["fvar"].axes
    gdef = font["GDEF"].table
    regions = [region.get_support(axes) for region in gdef.VarStore.VarRegionList.Region]
    corners = [{}, *({tag: peak for tag, (_, peak, _) in region.items()} for region in regions)]
    variations = [VarStoreInstancer(gdef.VarStore, axes, corner) for corner in corners]

    def round_value(value) -> tuple[int, ...]:
        device = getattr(value, "XAdvDevice", None)
        index = (device.StartSize << 16) + device.EndSize if device else NO_VARIATION_INDEX
        distances = [value.XAdvance + variation[index] for variation in variations]
        return tuple(KERNING_STEP * round(distance / KERNING_STEP) for distance in distances)

    rounded = [(value, round_value(value)) for value in list_kerning(font)]
    model = VariationModel(corners, [axis.axisTag for axis in axes])
    builder = OnlineVarStoreBuilder(model.axisOrder)
    builder.setModel(model)
    # In order, because a row compresses better beside one that is like it.
    for row in sorted({row for _, row in rounded}, key=lambda row: model.getDeltas(list(row))[1:]):
        builder.storeMasters(list(row))
    for value, row in rounded:
        value.XAdvance, index = builder.storeMasters(list(row))
        value.XAdvDevice = None if index == NO_VARIATION_INDEX else buildVarDevTable(index)
    gdef.VarStore = builder.finish()


def list_kerning(font: TTFont):
    """What changes the advance of the first letter of each pair (`GPOS`, lookups of type 2)."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable):
            if table.Format == 1:
                rows = [pairs.PairValueRecord for pairs in table.PairSet]
            else:
                rows = [row.Class2Record for row in table.Class1Record]
            yield from (pair.Value1 for row in rows for pair in row)


def add_glyph(font: TTFont, name: str, characters: list[int], glyph: Glyph, metrics, variations):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = metrics
    font["gvar"].variations[name] = variations
    for table in font["cmap"].tables:
        table.cmap.update(dict.fromkeys(characters, name))


def add_signs(font: TTFont, signs: TTFont) -> None:
    """Adds the Latin signs between Arabic words, so that they and the letters are one request."""
    limits = [[(axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue) for axis in each["fvar"].axes] for each in (font, signs)]
    if limits[0] != limits[1] or font["avar"].segments != signs["avar"].segments:
        raise SystemExit("The Arabic and the Latin font have different axes.")
    names = {name: f"latin.{name}" for name in signs.getGlyphOrder()}
    for name in signs.getGlyphOrder()[1:]:
        glyph = deepcopy(signs["glyf"][name])
        for component in getattr(glyph, "components", []):
            component.glyphName = names[component.glyphName]
        codes = [code for code, known in signs.getBestCmap().items() if known == name]
        add_glyph(font, names[name], codes, glyph, signs["hmtx"][name], signs["gvar"].variations[name])
    # Widths vary as `gvar` says; this table would repeat it, and knows the font's own glyphs only.
    font.tables.pop("HVAR", None)
    del font["HVAR"]


def add_joiners(font: TTFont) -> None:
    """Adds an empty glyph for U+200C to U+200F: WebKit draws no letter beside a joiner that the font lacks."""
    add_glyph(font, "joiner", [0x200C, 0x200D, 0x200E, 0x200F], Glyph(), (0, 0), [])


def save(font: TTFont, file: str) -> None:
    font.flavor = "woff2"
    # No names of glyphs.
    font["post"].formatType = 3
    font.save(SOURCE / "fonts" / file)


NABRA.write_bytes(cut(READEX))
for file, package in WHOLE.items():
    shutil.copyfile(package, SOURCE / "fonts" / file)

for sheet, file, is_rounded in (
    ("fonts/fonts.css", "mona-sans-core.woff2", True),
    ("fonts/fonts.css", "mona-sans-accents.woff2", False),
    ("fonts/fonts.css", "mona-sans-signs.woff2", False),
    ("styles/arabic.css", "mona-sans-names.woff2", True),
):
    mona = subset(MONA, read_range(sheet, file), ["kern"])
    if is_rounded:
        round_kerning(mona)
    save(mona, file)

characters = read_range("styles/arabic.css", "nabra-arabic-core.woff2")
readex = subset(NABRA, characters, JOINING)
add_joiners(readex)
missing = [code for code in characters if code not in readex.getBestCmap()]
add_signs(readex, subset(READEX_LATIN, missing, []))
save(readex, "nabra-arabic-core.woff2")

for file in sorted((SOURCE / "fonts").glob("*.woff2")):
    print(f"{file.name}  {file.stat().st_size} bytes")
