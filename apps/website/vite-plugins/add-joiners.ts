import type { OpenTypeface } from '@agency/brand/typeface';
import { readGlyphs, writeGlyphs } from './character-glyphs.ts';
import { getTable, readTables, type Tables, writeTables } from './font-tables.ts';

/** What keeps letters apart (U+200C), joins them (U+200D) and says where a line is read from (U+200E, U+200F). */
const JOINERS = [0x200c, 0x200d, 0x200e, 0x200f];

/** Version of a table `post` without names of glyphs. */
const NAMELESS = 0x00030000;

/**
 * Gives a TrueType font that has no glyph for joiners one: empty, and of no width. WebKit sets a letter and the joiner beside it in
 * one typeface or not at all, so without it the letter is not seen.
 * @param font an sfnt with variations whose last glyph has no width, as a mark above a letter, and with no names of glyphs
 * @throws when it has joiners, or is made in another way
 */
export function addJoiners(font: Buffer, shaper: OpenTypeface['shaper']): Buffer {
  const tables = readTables(font);
  const glyphs = readGlyphs(font, shaper);
  const glyph = getTable(tables, 'maxp').readUInt16BE(4);
  if (getLastWidth(tables) !== 0) throw new Error('The last glyph of the typeface has a width.');
  if (JOINERS.some((joiner) => glyphs.has(joiner))) throw new Error('The typeface has joiners.');
  if (tables.has('vmtx') || getTable(tables, 'post').readUInt32BE(0) !== NAMELESS)
    throw new Error('The typeface says more of each glyph than is known here.');
  for (const joiner of JOINERS) glyphs.set(joiner, glyph);
  tables.set('cmap', writeGlyphs(glyphs));
  getTable(tables, 'maxp').writeUInt16BE(glyph + 1, 4);
  // Nothing is drawn: it ends where it begins, and its width is that of the last one.
  const isLong = getTable(tables, 'head').readUInt16BE(50) === 1;
  tables.set('loca', repeatLast(getTable(tables, 'loca'), isLong ? 4 : 2));
  tables.set('hmtx', Buffer.concat([getTable(tables, 'hmtx'), Buffer.alloc(2)]));
  tables.set('gvar', addToVariations(getTable(tables, 'gvar')));
  return writeTables(font.readUInt32BE(0), tables);
}

/** The width that all glyphs have after those whose own is written down, as the tables of a font say it. */
function getLastWidth(tables: Tables): number {
  const written = getTable(tables, 'hhea').readUInt16BE(34);
  return getTable(tables, 'hmtx').readUInt16BE(4 * (written - 1));
}

const repeatLast = (list: Buffer, size: number) => Buffer.concat([list, list.subarray(-size)]);

/** A glyph more at the end of `gvar`, of which nothing varies. */
function addToVariations(table: Buffer): Buffer {
  const size = table.readUInt16BE(14) & 1 ? 4 : 2;
  const end = 20 + size * (table.readUInt16BE(12) + 1);
  const header = Buffer.from(table.subarray(0, 20));
  header.writeUInt16BE(table.readUInt16BE(12) + 1, 12);
  // What follows the list of places moves by one place.
  for (const at of [8, 16]) header.writeUInt32BE(table.readUInt32BE(at) + size, at);
  return Buffer.concat([header, repeatLast(table.subarray(20, end), size), table.subarray(end)]);
}
