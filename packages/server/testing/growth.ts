/** Shapes that are hard to parse: each function returns a text of about `size` characters. */
export const hostileShapes: Record<string, (size: number) => string> = Object.fromEntries(
  [
    'a',
    ' ',
    '/',
    '\\',
    '%',
    '%41',
    '%2f',
    '.',
    ',',
    ';',
    '=',
    '+',
    '&',
    '-',
    '0',
    '"',
    "'",
    '\n',
    'a=&',
    'a=b&',
    'a, ',
    '1.1.1.1, ',
    'a;q=1,',
    'a="',
    "a='b ",
    'a b="c" ',
    '\r\n\r\n',
    'a: b\r\n',
    '<',
    '<a ',
    '<a b="',
    '<a>',
    '<a></a>',
    '<p>',
    '<h2>',
    '<h2>a</h2>',
    '<b><i>',
    '<!--',
    '<![CDATA[',
    '<table><tr><td>',
    '<img src="',
    '&amp;',
    '&',
    '&#x41;',
    '</',
    '<a href="https://a.example/">',
    '[',
    '{"a":',
    '"a",',
    '(',
    '((',
    '<<',
    '>>',
    '/JS(',
    '/J#53',
    '#4a',
    '/Encrypt ',
    '/Encrypt 1 ',
    '/OpenAction<<',
    '/OpenAction<</URI',
    'stream\n',
    'stream\nendstream',
    '/ObjStm',
    ' obj',
    '1 0 obj(',
    '/N 1/First 1',
    '1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nendstream\n',
    '/URI(',
    '/URI(a)',
    '--b\r\n',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
    '\r\n--',
    '\r\n--a',
    '\u0301',
    '\u0327\u0301',
    '\u202A',
    '\u200E',
    'é',
    'ﷺ',
    '\uD800',
    'a@',
    'a.',
    '@a.a',
    '::',
    ':0',
    'macrosheets/',
    'embeddings/a.',
    'vba',
    '../',
    'bytes=0-1,',
    '0-',
    '٠',
    'ext. 1',
    '\0',
    '\u0001\0\0\0',
  ].map((part) => [
    JSON.stringify(part),
    (size: number) => part.repeat(Math.ceil(size / part.length)),
  ]),
);

/** A parser of untrusted text. */
export interface GrowthCase {
  /** Longest text that it gets, in characters. */
  limit: number;
  /** Parses a text. It may throw. */
  parse(text: string): unknown;
}

/** Shortest text that is measured, in characters, unless the limit is shorter. */
const SMALLEST = 10_000;
/** Factor by which each text is longer than the previous one. */
const SIZE_FACTOR = 4;
/** Shorter times, in milliseconds, are too inaccurate to compare. */
const MEASURABLE_MS = 40;
/** After a longer time, no longer text is measured. The shortest text must take less. */
const LONGEST_MS = 250;
/** A quadratic parser takes sixteen times as long for four times the text, a linear one four times. */
const MAX_GROWTH = 9;

/**
 * Measures a parser with longer and longer texts of one shape, up to its limit.
 * @returns the times in milliseconds if they grow clearly faster than the text, or if even the shortest text takes long;
 * undefined otherwise
 */
export async function findGrowth(
  { limit, parse }: GrowthCase,
  shape: (size: number) => string,
): Promise<Record<number, number> | undefined> {
  const times: Record<number, number> = {};
  let last: number | undefined;
  for (const size of toSizes(limit)) {
    const text = shape(size);
    const least = Math.max(last ?? 0, MEASURABLE_MS / SIZE_FACTOR);
    const most = last === undefined ? LONGEST_MS : Math.max(MEASURABLE_MS, MAX_GROWTH * least);
    const time = await measure(() => parse(text), most);
    times[size] = time;
    if (time > most) return times;
    if (time > LONGEST_MS) break;
    last = time;
  }
  return undefined;
}

function toSizes(limit: number): number[] {
  const sizes = [limit];
  for (let size = limit / SIZE_FACTOR; size >= SMALLEST || sizes.length < 2; size /= SIZE_FACTOR) {
    sizes.unshift(Math.floor(size));
  }
  return sizes;
}

// Processor time of this thread, which other processes hardly change. A time that is too long is measured again, and the
// least of five counts: pauses make a time longer, and nothing makes it shorter.
async function measure(run: () => unknown, most: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && least > most; round += 1) {
    const begun = process.threadCpuUsage();
    await Promise.resolve()
      .then(run)
      .catch(() => undefined);
    // The kernel provides new memory slowly if the machine has little left.
    least = Math.min(least, process.threadCpuUsage(begun).user / 1000);
  }
  return least;
}
