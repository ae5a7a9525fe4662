import { getTable, readTables, writeTables } from './font-tables.ts';

/** Kinds of `GPOS` lookups: pairs of glyphs, and what says where a table of another kind stands. */
const PAIRS = 2;
const EXTENSION = 9;
/** Forms of pairs: a list of second glyphs for each first one, and a table of classes of both. */
const LISTED = 1;
const CLASSED = 2;

/** What a pair has: the first glyph's advance, and where it says how that varies. Two bytes each. */
const KERNED = 0x44;
const KERNED_LENGTH = 4;

/** Version of a `GDEF` that has variations. */
const WITH_VARIATIONS = 0x00010003;

/** A table that names a row of the font's variations: outer index, inner index, kind. */
const VARIATION = 0x8000;
const VARIATION_LENGTH = 6;

/** A kerned pair in `GPOS`. */
interface Pair {
  /** Where it stands. */
  at: number;
  /** What the place of its variation is counted from. */
  from: number;
}

/** Where on each axis a region of a variable font is strongest: -1, 0 or 1. */
type Peak = readonly number[];

/** What a value changes by in each region. */
type Row = readonly number[];

/** Where a row stands in the font. */
interface Place {
  outer: number;
  inner: number;
}

/**
 * Rounds how near the letters of each pair stand, at every corner of a variable font's axes. Pairs that were about the
 * same are the same then, and the font packs better.
 * @param font an sfnt that varies, and whose `GPOS` has nothing but pairs in which the first letter's advance changes
 * @param step in units of the font: no distance changes by more than half of it
 * @throws when it is made in another way
 */
export function roundKerning(font: Buffer, step: number): Buffer {
  const tables = readTables(font);
  const gpos = getTable(tables, 'GPOS');
  const variations = openVariations(getTable(tables, 'GDEF'));
  const round = (value: number) => Math.round(value / step) * step;

  const pairs = findPairs(gpos).map((pair) => {
    const value = gpos.readInt16BE(pair.at);
    const place = gpos.readUInt16BE(pair.at + 2);
    const row = place ? variations.read(gpos, pair.from + place) : undefined;
    return { ...pair, value: round(value), row: row && variations.round(value, row, round) };
  });
  const { table, places } = variations.replace(pairs.flatMap(({ row }) => (row ? [row] : [])));
  tables.set('GDEF', table);
  const nameIn = clearVariations(gpos, pairs);
  for (const { at, from, value, row } of pairs) {
    const place = row && places.get(row.join());
    gpos.writeInt16BE(value, at);
    gpos.writeUInt16BE(place ? nameIn(from, place) : 0, at + 2);
  }
  return writeTables(font.readUInt32BE(0), tables);
}

/** All kerned pairs of a `GPOS`, in the order in which they stand. */
function findPairs(gpos: Buffer): Pair[] {
  const word = (at: number) => gpos.readUInt16BE(at);
  const list = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => word(at + 2 * index));
  const lookups = word(8);
  return list(lookups + 2, word(lookups)).flatMap((place) => {
    const lookup = lookups + place;
    return list(lookup + 6, word(lookup + 4)).flatMap((from) => {
      const at = lookup + from;
      return word(lookup) === EXTENSION
        ? readPairs(word(at + 2), at + gpos.readUInt32BE(at + 4))
        : readPairs(word(lookup), at);
    });
  });

  function readPairs(kind: number, at: number): Pair[] {
    const isKnown = kind === PAIRS && [LISTED, CLASSED].includes(word(at));
    if (!isKnown || word(at + 4) !== KERNED || word(at + 6) !== 0)
      throw new Error('The typeface does more with its letters than kern them.');
    if (word(at) === CLASSED)
      return Array.from({ length: word(at + 12) * word(at + 14) }, (_, index) => ({
        at: at + 16 + KERNED_LENGTH * index,
        from: at,
      }));
    return list(at + 10, word(at + 8)).flatMap((place) =>
      Array.from({ length: word(at + place) }, (_, index) => ({
        at: at + place + 2 + (2 + KERNED_LENGTH) * index + 2,
        from: at + place,
      })),
    );
  }
}

/** Takes away what names the pairs' rows, and gives what names a row there and says how far from a table that is. */
function clearVariations(gpos: Buffer, pairs: readonly Pair[]) {
  const named = pairs.flatMap(({ at, from }) => {
    const place = gpos.readUInt16BE(at + 2);
    return place ? [from + place] : [];
  });
  for (const room of named) gpos.fill(0, room, room + VARIATION_LENGTH);
  const free = [...new Set(named)].sort((one, other) => one - other);
  const used = new Map<string, number[]>();

  return (from: number, { outer, inner }: Place): number => {
    const isNear = (room: number) => room > from && room - from <= 0xffff;
    const before = used.get(`${outer} ${inner}`) ?? [];
    const known = before.find(isNear);
    if (known !== undefined) return known - from;
    const index = free.findIndex(isNear);
    const [room] = index < 0 ? [] : free.splice(index, 1);
    if (room === undefined) throw new Error('More pairs vary in their own way than did before.');
    gpos.writeUInt16BE(outer, room);
    gpos.writeUInt16BE(inner, room + 2);
    gpos.writeUInt16BE(VARIATION, room + 4);
    used.set(`${outer} ${inner}`, [...before, room]);
    return room - from;
  };
}

/** The rows that a font's pairs vary by, at the end of its `GDEF`. */
function openVariations(gdef: Buffer) {
  const at = gdef.readUInt32BE(0) === WITH_VARIATIONS ? gdef.readUInt32BE(14) : 0;
  // Points of attachment, carets and sets of marks may vary by the same rows; classes of glyphs do not.
  if (!at || [6, 8, 12].some((place) => gdef.readUInt16BE(place)))
    throw new Error('The typeface varies by something else than its kerning, or by nothing.');
  if ([4, 10].some((place) => gdef.readUInt16BE(place) >= at))
    throw new Error('Something stands behind the variations of the typeface.');
  const store = gdef.subarray(at);
  const word = (place: number) => store.readUInt16BE(place);
  const regionsAt = store.readUInt32BE(2);
  const peaks = readPeaks(store.subarray(regionsAt));
  const parts = Array.from({ length: word(6) }, (_, outer) => {
    const place = store.readUInt32BE(8 + 4 * outer);
    const regions = Array.from({ length: word(place + 4) }, (_, i) => word(place + 6 + 2 * i));
    const [count, words] = [word(place), word(place + 2)];
    if (!place || words > regions.length)
      throw new Error('The typeface has rows of another kind, or none.');
    return { rows: place + 6 + 2 * regions.length, count, words, regions };
  });

  return {
    /** The row that a variation of `GPOS` names. */
    read(gpos: Buffer, variation: number): Row {
      const part = parts[gpos.readUInt16BE(variation)];
      const inner = gpos.readUInt16BE(variation + 2);
      if (gpos.readUInt16BE(variation + 4) !== VARIATION || !part || inner >= part.count)
        throw new Error('A pair of the typeface varies in another way.');
      const { rows, words, regions } = part;
      const from = rows + (regions.length + words) * inner;
      return peaks.map((_, region) => {
        const column = regions.indexOf(region);
        if (column < 0) return 0;
        // The first columns have two bytes, the others one.
        return column < words
          ? store.readInt16BE(from + 2 * column)
          : store.readInt8(from + words + column);
      });
    },

    /** The row with which a rounded value is, at each peak, what the value was there, rounded. */
    round(value: number, row: Row, round: (value: number) => number): Row {
      const rounded: number[] = peaks.map(() => 0);
      for (const [region, peak] of peaks.entries()) {
        const there = peaks.flatMap((other, index) => (isPart(other, peak) ? [index] : []));
        const sum = (of: Row) => there.reduce((total, index) => total + (of[index] ?? 0), 0);
        rounded[region] = round(value + sum(row)) - round(value) - sum(rounded);
      }
      return rounded;
    },

    /** The table with other rows, and where each of them stands. One that changes nothing is left out. */
    replace(all: readonly Row[]): { table: Buffer; places: Map<string, Place> } {
      const rows = [...new Map(all.map((row) => [row.join(), row])).values()]
        .filter((row) => row.some(Boolean))
        // Beside one that is like it, a row packs better.
        .sort((one, other) => one.reduce((sign, n, i) => sign || n - (other[i] ?? 0), 0));
      const kinds = [
        rows.filter((row) => row.every(isByte)),
        rows.filter((row) => !row.every(isByte)),
      ];
      const written = kinds.map((kind, index) => writeRows(kind, index + 1, peaks.length));
      const places = kinds.flatMap((kind, outer) =>
        kind.map((row, inner) => [row.join(), { outer, inner }] as const),
      );
      const regions = store.subarray(regionsAt, regionsAt + lengthOf(peaks));
      const head = Buffer.alloc(8 + 4 * written.length);
      head.writeUInt16BE(1, 0);
      head.writeUInt32BE(head.length, 2);
      head.writeUInt16BE(written.length, 6);
      let next = head.length + regions.length;
      for (const [index, { length }] of written.entries()) {
        head.writeUInt32BE(next, 8 + 4 * index);
        next += length;
      }
      return {
        table: Buffer.concat([gdef.subarray(0, at), head, regions, ...written]),
        places: new Map(places),
      };
    },
  };
}

const isByte = (number: number) => number >= -128 && number < 128;

/** Rows of which each has all regions, with a number of bytes for each. */
function writeRows(rows: readonly Row[], bytes: number, regions: number): Buffer {
  const head = Buffer.alloc(6 + 2 * regions);
  head.writeUInt16BE(rows.length, 0);
  head.writeUInt16BE(bytes === 2 ? regions : 0, 2);
  head.writeUInt16BE(regions, 4);
  for (let region = 0; region < regions; region += 1) head.writeUInt16BE(region, 6 + 2 * region);
  const body = Buffer.alloc(bytes * regions * rows.length);
  for (const [i, number] of rows.flat().entries()) body.writeIntBE(number, bytes * i, bytes);
  return Buffer.concat([head, body]);
}

/** Whether what is strongest at one peak is whole at another one, too. */
const isPart = (one: Peak, other: Peak) =>
  one.every((coordinate, axis) => coordinate === 0 || coordinate === other[axis]);

/** Bytes of a list of regions: three numbers for each axis. */
const lengthOf = (peaks: readonly Peak[]) => 4 + 6 * peaks.flat().length;

/** Where each region of a list is strongest: edges first, and a corner between any two. */
function readPeaks(list: Buffer): Peak[] {
  const axes = list.readUInt16BE(0);
  const peaks = Array.from({ length: list.readUInt16BE(2) }, (_, region) =>
    Array.from({ length: axes }, (_, axis) => {
      const at = 4 + 6 * (axes * region + axis);
      const [start = 0, peak = 0, end = 0] = [0, 2, 4].map(
        (i) => list.readInt16BE(at + i) / 0x4000,
      );
      if (!Number.isInteger(peak) || start !== Math.min(peak, 0) || end !== Math.max(peak, 0))
        throw new Error('The typeface varies between its corners, too.');
      return peak;
    }),
  );
  if (peaks.some((peak, index) => peaks.slice(index + 1).some((later) => isPart(later, peak))))
    throw new Error('A corner of the typeface stands before one of its edges.');
  // Without a region of its own a corner would get the roundings of its edges, one upon the other.
  const corners = Array.from({ length: axes }, (_, axis) => [
    ...new Set([0, ...peaks.map((peak) => peak[axis] ?? 0)]),
  ]).reduce<Peak[]>((all, ends) => all.flatMap((one) => ends.map((end) => [...one, end])), [[]]);
  const known = new Set(peaks.map((peak) => peak.join()));
  if (corners.some((corner) => corner.some(Boolean) && !known.has(corner.join())))
    throw new Error('A corner of the typeface is not told apart from its edges.');
  return peaks;
}
