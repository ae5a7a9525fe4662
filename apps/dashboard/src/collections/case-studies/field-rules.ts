import { wireBlockSchema } from '@agency/contracts';

/** What a field must hold before it is published, said in words. Drafts are not asked. */
interface TextRule {
  /** Said when there is nothing. */
  missing?: string;
  min?: number;
  max: number;
}

/** A text of a length. Without `missing` it may be empty. */
export const aText =
  ({ missing, min = 0, max }: TextRule) =>
  (value: unknown): string | true => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return missing ?? true;
    if (text.length < min) return `A little longer: ${min} characters at least.`;
    return text.length <= max || `Too long: ${max} characters at most, these are ${text.length}.`;
  };

/** Something: a picture, a film, a choice. */
export const something =
  (missing: string) =>
  (value: unknown): string | true =>
    (value !== null && value !== undefined) || missing;

/** A list of things, some at least unless none may be. */
export const aList =
  ({ missing, max, maxLength = 120 }: { missing?: string; max: number; maxLength?: number }) =>
  (value: unknown): string | true => {
    const list = toList<unknown>(value);
    if (list.length === 0) return missing ?? true;
    if (list.length > max) return `${max} at most, these are ${list.length}.`;
    const long = list.find(
      (one): one is string => typeof one === 'string' && one.trim().length > maxLength,
    );
    return long === undefined || `Too long: “${long.slice(0, 40)}…”.`;
  };

/** A whole number from 1 to 9999. */
export const aPlace =
  (missing?: string) =>
  (value: unknown): string | true => {
    if (value === null || value === undefined) return missing ?? true;
    return (
      (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9999) ||
      'A whole number from 1 to 9999.'
    );
  };

/** Texts of several paragraphs or lines: how they are parted, and how many there may be. */
export const toParagraphs = (text: unknown): string[] => split(text, /\n\s*\n/);
export const toLines = (text: unknown): string[] => split(text, /\n/);

export const paragraphs =
  (missing?: string) =>
  (value: unknown): string | true => {
    const found = toParagraphs(value);
    if (found.length === 0) return missing ?? true;
    return found.length <= 50 || '50 paragraphs at most.';
  };

export const lines =
  (missing: string) =>
  (value: unknown): string | true => {
    const found = toLines(value);
    if (found.length === 0) return missing;
    return found.length <= 20 || '20 lines at most.';
  };

/** What a list holds; texts without a letter are nothing. */
export const toList = <Item>(value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || one.trim() !== '') : [];

/** Texts as the rules measure them, at any depth: what stands around them is nobody's word. */
export function toTrimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value)) return value.map(toTrimmed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, toTrimmed(one)]),
  ) as Value;
}

/** An address on the web, as the contract takes it. */
export const webAddress = (value: unknown): string | true =>
  wireBlockSchema.safeParse({ kind: 'website', label: 'x', href: value }).success ||
  'A whole address, beginning with https://';

function split(text: unknown, by: RegExp): string[] {
  if (typeof text !== 'string') return [];
  return text
    .replaceAll('\r\n', '\n')
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
}
