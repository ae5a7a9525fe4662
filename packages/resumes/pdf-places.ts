/** Where an object stands. */
export interface Place {
  /** Where it begins, in bytes. */
  start: number;
  /** Where the next one may begin. */
  end: number;
  /** Its number, when it can be read; that of a trailer is -1, which nothing refers to. */
  number: number | undefined;
  generation: number;
}

/** Longest numbers before the word `obj`, with the blanks between them. */
const HEADER_LENGTH = 64;
const HEADER = /(\d+)[\s\0]+(\d+)[\s\0]*$/;

/** Every place of a PDF where an object can stand: behind `obj`, in streams and strings, too, and behind `trailer`. */
export function findPlaces(bytes: Buffer): Place[] {
  const text = bytes.toString('latin1');
  const places: Place[] = [];
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const start = index + word.length;
    const before = text.slice(Math.max(0, index - HEADER_LENGTH), index);
    const [, number, generation] = HEADER.exec(before) ?? [];
    const last = places.at(-1);
    if (last) last.end = index;
    places.push({
      start,
      end: text.length,
      number: word === 'trailer' ? -1 : number === undefined ? undefined : Number(number),
      generation: Number(generation ?? 0),
    });
  }
  return places;
}
