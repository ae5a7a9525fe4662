import { colourSchema, LEAST_CONTRAST, toContrast, wireBlockSchema } from '@agency/contracts';
import { createReason, type Reason, toValidate } from '../../panel/language/errors.ts';
import type { Texts } from '../../panel/language/texts.ts';

/** Key of the message for an empty field. */
type Missing = keyof Texts['errors']['study'];

/** Rules of a text field. Drafts are not validated. */
interface TextRule {
  /** Message for an empty field. */
  missing?: Missing;
  min?: number;
  max: number;
}

const toMissing = (missing?: Missing): Reason | true =>
  missing ? createReason(({ study }) => study[missing]) : true;

/** Validates the length of a text. Without `missing` it may be empty. */
export const validateText = ({ missing, min = 0, max }: TextRule) =>
  toValidate((value: unknown) => {
    const { length } = typeof value === 'string' ? value.trim() : '';
    if (length === 0) return toMissing(missing);
    if (length < min) return createReason(({ text }) => text.short, { min });
    return length <= max || createReason(({ text }) => text.long, { max, length });
  });

/** Validates that a picture, film or choice is set. */
export const validateRequired = (missing: Missing) =>
  toValidate((value: unknown) =>
    value !== null && value !== undefined ? true : toMissing(missing),
  );

interface ListRule {
  missing?: Missing;
  max: number;
  /** Length of each text. */
  maxLength?: number;
}

/** Validates the length of a list. Without `missing` it may be empty. */
export const validateList = ({ missing, max, maxLength = 120 }: ListRule) =>
  toValidate((value: unknown) => {
    const list = toList<unknown>(value);
    const { length } = list;
    if (length === 0) return toMissing(missing);
    if (length > max) return createReason(({ text }) => text.many, { max, length });
    const long = list.find(
      (one): one is string => typeof one === 'string' && one.trim().length > maxLength,
    );
    return (
      long === undefined || createReason(({ text }) => text.longItem, { item: long.slice(0, 40) })
    );
  });

/** Validates an integer from 1 to 9999. */
export const validateOrder = (missing?: Missing) =>
  toValidate((value: unknown) => {
    if (value === null || value === undefined) return toMissing(missing);
    const isPlace = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 9999;
    return isPlace || createReason(({ text }) => text.place);
  });

/** Validates the range of an optional number. */
export const validateRange = ({ min, max }: { min: number; max: number }) =>
  toValidate((value: unknown) => {
    if (value === null || value === undefined) return true;
    const isInside = typeof value === 'number' && value >= min && value <= max;
    return isInside || createReason(({ study }) => study.between, { min, max });
  });

const toColour = (value: unknown) => colourSchema.safeParse(value).data;

/**
 * Validates a colour of the client's world: all three are set or none, and the contrast to the background is
 * sufficient.
 */
export const validateWorldColour = (least?: keyof typeof LEAST_CONTRAST) =>
  toValidate((value: unknown, { siblingData }) => {
    const { worldGround, worldInk, worldAccent } = toRecord(siblingData);
    const isEmpty = (one: unknown) => one === null || one === undefined || one === '';
    if (isEmpty(value)) {
      const areAll = [worldGround, worldInk, worldAccent].every(isEmpty);
      return areAll || createReason(({ study }) => study.world);
    }
    const colour = toColour(value);
    if (!colour) return createReason(({ study }) => study.colour);
    const ground = toColour(worldGround);
    if (!least || !ground) return true;
    const contrast = toContrast(ground, colour);
    const needed = LEAST_CONTRAST[least];
    const told = { contrast: Math.floor(contrast * 10) / 10, needed };
    return contrast >= needed || createReason(({ study }) => study.contrast, told);
  });

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Splits a text into paragraphs or lines. */
export const toParagraphs = (text: unknown): string[] => split(text, /\n\s*\n/);
export const toLines = (text: unknown): string[] => split(text, /\n/);

/** One caption for each picture, in order; an empty line means no caption. */
export const toCaptionLines = (text: unknown): string[] =>
  typeof text === 'string' ? text.split(/\r?\n/).map((line) => line.trim()) : [];

const MAX_CAPTION = 200;

export const validateCaptions = toValidate((value: unknown) => {
  const long = toCaptionLines(value).find(({ length }) => length > MAX_CAPTION);
  return (
    long === undefined || createReason(({ text }) => text.longItem, { item: long.slice(0, 40) })
  );
});

const MAX_PARAGRAPHS = 50;
const MAX_LINES = 20;

export const validateParagraphs = (missing?: Missing) =>
  toValidate((value: unknown) => {
    const { length } = toParagraphs(value);
    if (length === 0) return toMissing(missing);
    const max = MAX_PARAGRAPHS;
    return length <= max || createReason(({ text }) => text.paragraphs, { max });
  });

export const validateLines = (missing: Missing) =>
  toValidate((value: unknown) => {
    const { length } = toLines(value);
    if (length === 0) return toMissing(missing);
    const max = MAX_LINES;
    return length <= max || createReason(({ text }) => text.lines, { max });
  });

/** The entries of a list, without empty texts. */
export const toList = <Item>(value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || one.trim() !== '') : [];

/** Trims all texts in a value, at any depth. */
export function toTrimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value)) return value.map(toTrimmed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, toTrimmed(one)]),
  ) as Value;
}

/** Validates a URL by the contract. */
export const validateUrl = toValidate((value: unknown) => {
  const website = { kind: 'website', label: 'x', href: value };
  return wireBlockSchema.safeParse(website).success || createReason(({ address }) => address.whole);
});

function split(text: unknown, by: RegExp): string[] {
  if (typeof text !== 'string') return [];
  return text
    .replaceAll('\r\n', '\n')
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
}
