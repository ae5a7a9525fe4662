// Line and page breaks of word processors.
const BREAKS = /[\v\f]/g;

// Characters that XML 1.0, HTML or PostgreSQL reject.
const INVALID = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

// Four or more words joined by no-break spaces. A number with its unit, or a name, is shorter.
const UNBREAKABLE = /(?:\u00A0{1,8}[^\s<>]+){3,}/g;

// One character class each, so that a resume of 5 MB in JSON is scanned quickly. Lone surrogates are checked apart.
const SUSPECT = /[[\p{Cc}--[\t\n\r]]\u00A0\uFFFE\uFFFF]/v;
const SUSPECT_IN_JSON = /[[\p{Cc}--[\t\n\r]]\u00A0\uFFFE\uFFFF]|\\[ubf]/v;

/** Removes characters that XML 1.0, HTML or PostgreSQL reject, and lets long runs of no-break spaces wrap. Runs in linear time. */
export function normalizeText(text: string): string {
  if (text.isWellFormed() && !SUSPECT.test(text)) return text;
  return text
    .replace(BREAKS, ' ')
    .replace(INVALID, '')
    .replace(UNBREAKABLE, (words) => words.replaceAll('\u00A0', ' '));
}

/** Normalises every string in plain objects and arrays, keys included. Returns the same value if nothing changes. */
export function normalizeTexts<Value>(value: Value): Value {
  return normalize(value) as Value;
}

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
