// A soft line break and a page break of a word processor are a gap between two words.
const BREAKS = /[\v\f]/g;

// What XML 1.0 refuses (controls but tab, line feed and carriage return, lone surrogates, U+FFFE, U+FFFF) and PostgreSQL (U+0000, lone
// surrogates), with the further controls that HTML refuses.
const REFUSED = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

// Four words or more between which no line may break, in one stretch of HTML. A number and its unit, or a name, are shorter.
const UNBREAKABLE = /(?:\u00A0{1,8}[^\s<>]+){3,}/g;

// What the three above look for but lone surrogates, and the escapes of JSON that may stand for it. One class each: a resume of 5 MB
// is looked through in a turn of the event loop.
const SUSPECT = /[[\p{Cc}--[\t\n\r]]\u00A0\uFFFE\uFFFF]/v;
const SUSPECT_IN_JSON = /[[\p{Cc}--[\t\n\r]]\u00A0\uFFFE\uFFFF]|\\[ubf]/v;

/**
 * A text without the characters that XML 1.0, HTML or PostgreSQL refuse. Words that are joined by nothing but no-break spaces, four or
 * more, may wrap. Takes a time that grows with the length of the text.
 */
export function normalizeText(text: string): string {
  if (text.isWellFormed() && !SUSPECT.test(text)) return text;
  return text
    .replace(BREAKS, ' ')
    .replace(REFUSED, '')
    .replace(UNBREAKABLE, (words) => words.replaceAll('\u00A0', ' '));
}

/**
 * The same value with every text in it normalized, names of properties included. Only plain objects and arrays are entered: a
 * date or a file stays as it is. Where nothing has to change, the value itself is returned.
 */
export function normalizeTexts<Value>(value: Value): Value {
  return normalize(value) as Value;
}

/**
 * Parses JSON that comes from elsewhere, with every text normalized.
 * @throws {SyntaxError} when it is no JSON
 */
export function parseNormalizedJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return !json.isWellFormed() || SUSPECT_IN_JSON.test(json) ? normalizeTexts(value) : value;
}

function normalize(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) {
    const items = value.map(normalize);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const normalized = entries.map(([name, item]) => [normalizeText(name), normalize(item)] as const);
  const isSame = normalized.every(
    ([name, item], index) => name === entries[index]?.[0] && item === entries[index]?.[1],
  );
  return isSame ? value : Object.fromEntries(normalized);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
