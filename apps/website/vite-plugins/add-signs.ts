import type { OpenTypeface } from '@agency/brand/typeface';
import { readGlyphs, writeGlyphs } from './character-glyphs.ts';
import { getTable, readTables, type Tables, writeTables } from './font-tables.ts';

/** What two fonts must have alike, so that a glyph of one is at home in the other: axes, and how they are walked. */
const ALIKE = ['avar', 'fvar', 'MVAR'];
/** Of `maxp`, the most of anything that a glyph has: the larger counts. */
const MOST = { from: 6, to: 32 };

// Of a part of a composite glyph (`glyf`).
const HAS_WORDS = 0x1;
const HAS_SCALE = 0x8;
const HAS_MORE = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

/**
 * Gives a font the characters of another one that it has none for: a script and the signs between its words come from one file
 * then, and are asked for once. Signs keep their shapes and widths; distances between two of them are those of the font alone.
 * @param font an sfnt (TrueType) with variations, no names of glyphs and nothing set upright (`addJoiners` refuses others)
 * @param signs likewise, of the same design: the same size, axes and shared places of variations
 * @throws when they are not of one design, or have a character in common
 */
export function addSigns(font: Buffer, signs: Buffer, shaper: OpenTypeface['shaper']): Buffer {
  const [tables, others] = [readTables(font), readTables(signs)];
  const unlike = ALIKE.filter((tag) => !getTable(tables, tag).equals(getTable(others, tag)));
  if (unlike.length > 0) throw new Error(`The typefaces differ in ${unlike.join(', ')}.`);
  if (getTable(tables, 'head').readUInt16BE(18) !== getTable(others, 'head').readUInt16BE(18))
    throw new Error('The typefaces differ in size.');
  const count = countGlyphs(tables);
  /** The sign's glyph here: all but the first, which stands for what a font has not. */
  const toOwn = (glyph: number) => count - 1 + glyph;

  const glyphs = readGlyphs(font, shaper);
  for (const [code, glyph] of readGlyphs(signs, shaper)) {
    if (glyphs.has(code)) throw new Error(`Both typefaces have U+${code.toString(16)}.`);
    glyphs.set(code, toOwn(glyph));
  }
  tables.set('cmap', writeGlyphs(glyphs));

  const outlines = readOutlines(others).slice(1);
  writeOutlines(tables, [
    ...readOutlines(tables),
    ...outlines.map((outline) => toNumbered(outline, toOwn)),
  ]);
  const metrics = [...readMetrics(tables), ...readMetrics(others).slice(1)];
  tables.set('hmtx', Buffer.concat(metrics));
  getTable(tables, 'hhea').writeUInt16BE(metrics.length, 34);
  tables.set('gvar', joinVariations(getTable(tables, 'gvar'), getTable(others, 'gvar')));
  // Widths vary by what `gvar` says of them, too; this table says it again, of the font's own glyphs alone.
  tables.delete('HVAR');

  const most = getTable(tables, 'maxp');
  for (let at = MOST.from; at < MOST.to; at += 2)
    most.writeUInt16BE(
      Math.max(most.readUInt16BE(at), getTable(others, 'maxp').readUInt16BE(at)),
      at,
    );
  most.writeUInt16BE(metrics.length, 4);
  return writeTables(font.readUInt32BE(0), tables);
}

const countGlyphs = (tables: Tables) => getTable(tables, 'maxp').readUInt16BE(4);

/** The pieces of a table between its places. */
const cut = (table: Buffer, places: readonly number[]) =>
  places.slice(1).map((end, index) => table.subarray(places[index], end));

/** Numbers in a row, each of two bytes and half of what is meant, or of four. */
const readPlaces = (list: Buffer, count: number, isLong: boolean) =>
  Array.from({ length: count }, (_, index) =>
    isLong ? list.readUInt32BE(4 * index) : 2 * list.readUInt16BE(2 * index),
  );

/** Pieces in a row, and the list of their places: half of each, in two bytes. */
function layOut(pieces: readonly Buffer[]): { list: Buffer; body: Buffer } {
  const even = pieces.map((piece) => Buffer.concat([piece, Buffer.alloc(piece.length & 1)]));
  const list = Buffer.alloc(2 * (even.length + 1));
  let place = 0;
  for (const [index, piece] of even.entries()) {
    place += piece.length;
    // Refuses what is too large for two bytes.
    list.writeUInt16BE(place / 2, 2 * (index + 1));
  }
  return { list, body: Buffer.concat(even) };
}

const isLongList = (tables: Tables) => getTable(tables, 'head').readUInt16BE(50) === 1;

function readOutlines(tables: Tables): Buffer[] {
  const places = readPlaces(getTable(tables, 'loca'), countGlyphs(tables) + 1, isLongList(tables));
  return cut(getTable(tables, 'glyf'), places);
}

function writeOutlines(tables: Tables, outlines: readonly Buffer[]): void {
  const { list, body } = layOut(outlines);
  getTable(tables, 'head').writeUInt16BE(0, 50);
  tables.set('loca', list);
  tables.set('glyf', body);
}

/** A glyph that is put together of others names them by their numbers in this font. */
function toNumbered(outline: Buffer, toOwn: (glyph: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const numbered = Buffer.from(outline);
  for (let at = 10; ; ) {
    const flags = numbered.readUInt16BE(at);
    numbered.writeUInt16BE(toOwn(numbered.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & HAS_WORDS ? 4 : 2);
    if (flags & HAS_SCALE) at += 2;
    else if (flags & HAS_TWO_SCALES) at += 4;
    else if (flags & HAS_MATRIX) at += 8;
    if (!(flags & HAS_MORE)) return numbered;
  }
}

/** Width and left edge of every glyph, four bytes each. */
function readMetrics(tables: Tables): Buffer[] {
  const table = getTable(tables, 'hmtx');
  const written = getTable(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: countGlyphs(tables) }, (_, glyph) => {
    if (glyph < written) return table.subarray(4 * glyph, 4 * glyph + 4);
    // The width of the last that has one of its own.
    const edge = 4 * written + 2 * (glyph - written);
    const width = table.subarray(4 * (written - 1), 4 * (written - 1) + 2);
    return Buffer.concat([width, table.subarray(edge, edge + 2)]);
  });
}

/** The variations of both, without those of the second's first glyph. */
function joinVariations(table: Buffer, other: Buffer): Buffer {
  const [own, added] = [readVariations(table), readVariations(other)];
  if (!own.shared.equals(added.shared))
    throw new Error('The typefaces share other places of variations.');
  const pieces = [...own.pieces, ...added.pieces.slice(1)];
  const { list, body } = layOut(pieces);
  const header = Buffer.from(table.subarray(0, 20));
  header.writeUInt16BE(pieces.length, 12);
  header.writeUInt16BE(header.readUInt16BE(14) & ~1, 14);
  header.writeUInt32BE(header.length + list.length, 8);
  header.writeUInt32BE(header.length + list.length + own.shared.length, 16);
  return Buffer.concat([header, list, own.shared, body]);
}

function readVariations(table: Buffer): { shared: Buffer; pieces: Buffer[] } {
  const count = table.readUInt16BE(12);
  const places = readPlaces(table.subarray(20), count + 1, (table.readUInt16BE(14) & 1) === 1);
  const from = table.readUInt32BE(8);
  const size = 2 * table.readUInt16BE(4) * table.readUInt16BE(6);
  return {
    shared: table.subarray(from, from + size),
    pieces: cut(table.subarray(table.readUInt32BE(16)), places),
  };
}
