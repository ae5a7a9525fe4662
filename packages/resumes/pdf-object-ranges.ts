/** Byte range of an object. */
export interface ObjectRange {
  start: number;
  /** Start of the next one. */
  end: number;
  /** Object number, if readable; -1 for a trailer. */
  number: number | undefined;
  generation: number;
}

/** Longest header before the word `obj`. */
const HEADER_LENGTH = 64;
const HEADER = /(\d+)[\s\0]+(\d+)[\s\0]*$/;

/** Finds the range after each `obj` or `trailer`, also in streams and strings. */
export function findObjectRanges(bytes: Buffer): ObjectRange[] {
  const text = bytes.toString('latin1');
  const ranges: ObjectRange[] = [];
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const start = index + word.length;
    const before = text.slice(Math.max(0, index - HEADER_LENGTH), index);
    const [, number, generation] = HEADER.exec(before) ?? [];
    const last = ranges.at(-1);
    if (last) last.end = index;
    ranges.push({
      start,
      end: text.length,
      number: word === 'trailer' ? -1 : number === undefined ? undefined : Number(number),
      generation: Number(generation ?? 0),
    });
  }
  return ranges;
}
