import { colourSchema, MIN_CONTRAST, toContrast, wireBlockSchema } from '@agency/contracts';
import type {
  CollectionBeforeValidateHook,
  NumberFieldSingleValidation,
  TextareaFieldValidation,
} from 'payload';
import { number, textarea } from 'payload/shared';
import { createReason, toValidate, translateError } from '../../platform/language/errors.ts';

/** Validates an optional or required place in the grid. */
export const validatePlace: NumberFieldSingleValidation = (value, options) =>
  value === null || value === undefined || Number.isInteger(value)
    ? number(value, options)
    : translateError(options.req, ({ text }) => text.place);

const toColour = (value: unknown) => colourSchema.safeParse(value).data;

/** Validates a colour of the client's world: all three or none, with enough contrast to the background. */
export const validateWorldColour = (least?: keyof typeof MIN_CONTRAST) =>
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
    const needed = MIN_CONTRAST[least];
    const values = { contrast: Math.floor(contrast * 10) / 10, needed };
    return contrast >= needed || createReason(({ study }) => study.contrast, values);
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

/** Parts of a text, as the contract has them. */
export const MAX_PARAGRAPHS = 50;
export const MAX_LINES = 20;

export const validateCaptions = toValidate((value: unknown) => {
  const long = toCaptionLines(value).find(({ length }) => length > MAX_CAPTION);
  return (
    long === undefined || createReason(({ text }) => text.longItem, { item: long.slice(0, 40) })
  );
});

/** Validates a text of several parts: paragraphs or lines. */
export const validateParts =
  (split: (text: unknown) => string[], max: number): TextareaFieldValidation =>
  (value, options) =>
    split(value).length > max
      ? translateError(options.req, ({ text }) => text.parts, { max })
      : textarea(value, options);

/** The entries of a list, without empty texts. */
export const toList = <Item>(value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || one.trim() !== '') : [];

/** Trims all texts in a value, at any depth, and removes empty ones from lists. */
export function toTrimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value)) return toList(value.map(toTrimmed)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, toTrimmed(one)]),
  ) as Value;
}

/** Trims what is published, before its length is validated. */
export const trimPublished: CollectionBeforeValidateHook = ({ data }) =>
  data?._status === 'published' ? toTrimmed(data) : data;

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
