import type { FormSchema } from '../../collections/content/form-schema.ts';
import { decideKind, decideShape, isPicture } from './kinds.ts';
import { toPlace } from './tree.ts';

/** A field that cannot be stored as it is, and why. */
export interface Fault {
  place: string;
  message: string;
}

/** What is wrong with a single field, in words for whoever types it; nothing when it is well. */
export function findFault(schema: FormSchema, value: unknown): string | undefined {
  if (typeof value === 'string') {
    return findTextFault((isPicture(schema) && schema.anyOf?.[0]) || schema, value);
  }
  if (typeof value === 'number') return findNumberFault(schema, value);
  if (value === undefined || value === null) return 'Fill this in.';
  if (!Array.isArray(value)) return undefined;
  const { minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems) return `At least ${toEntries(minItems)}.`;
  return value.length > maxItems ? `At most ${toEntries(maxItems)}.` : undefined;
}

const toEntries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`);

const formats: Record<string, string> = {
  email: 'This is no e-mail address.',
  uri: 'This is no address; it begins with https://.',
  date: 'A day, as 2026-01-31.',
};

function findTextFault(schema: FormSchema, text: string): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  if (text === '') return minLength > 0 || pattern || format ? 'Fill this in.' : undefined;
  if (text.length < minLength) return `At least ${minLength} characters.`;
  if (text.length > maxLength) return `At most ${maxLength} characters.`;
  if (format === 'uri' && !URL.canParse(text)) return formats.uri;
  if (format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text)) return formats.date;
  if (pattern && !new RegExp(pattern).test(text)) {
    return formats[format ?? ''] ?? schema.description ?? 'This is not how it is written.';
  }
  return undefined;
}

function findNumberFault(schema: FormSchema, number: number): string | undefined {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  if (schema.type === 'integer' && !Number.isInteger(number)) return 'A whole number.';
  if (number < minimum) return `At least ${minimum}.`;
  if (number <= exclusiveMinimum) return `More than ${exclusiveMinimum}.`;
  return number > maximum ? `At most ${maximum}.` : undefined;
}

/** Everything that is wrong in some words, in the order of the form. The dashboard looks at more when it stores them. */
export function findFaults(schema: FormSchema, value: unknown, place = ''): Fault[] {
  const message = findFault(schema, value);
  if (message) return [{ place, message }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      findFaults(schema.items ?? {}, entry, toPlace(place, index)),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  if (decideKind(schema) === 'either') {
    return findFaults(schema.anyOf?.[decideShape(schema, value)] ?? {}, value, place);
  }
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) {
    return Object.entries(value).flatMap(([name, one]) =>
      findFaults(additionalProperties || {}, one, toPlace(place, name)),
    );
  }
  return Object.entries(properties).flatMap(([name, inner]) => {
    const one = (value as Record<string, unknown>)[name];
    if (one === undefined && !required.includes(name)) return [];
    return findFaults(inner, one, toPlace(place, name));
  });
}
