import type { FormSchema } from '../../collections/content/form-schema.ts';
import type { Translations } from '../language/get-translations.ts';
import { decideKind, decideShape, isPicture } from './kinds.ts';
import { toPlace } from './tree.ts';

/** A field that cannot be stored as it is, and why. */
export interface Fault {
  place: string;
  message: string;
}

/** What is wrong with a single field, in words for whoever types it; nothing when it is well. */
export function findFault(
  schema: FormSchema,
  value: unknown,
  speech: Translations<'content'>,
): string | undefined {
  const {
    texts: { faults: says },
    t,
  } = speech;
  if (typeof value === 'string') {
    return findTextFault((isPicture(schema) && schema.anyOf?.[0]) || schema, value, speech);
  }
  if (typeof value === 'number') return findNumberFault(schema, value, speech);
  if (value === undefined || value === null) return says.fill;
  if (!Array.isArray(value)) return undefined;
  const { minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems) return t(says.atLeast, { count: minItems });
  return value.length > maxItems ? t(says.atMost, { count: maxItems }) : undefined;
}

function findTextFault(
  schema: FormSchema,
  text: string,
  { texts: { faults: says }, t }: Translations<'content'>,
): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  if (text === '') return minLength > 0 || pattern || format ? says.fill : undefined;
  if (text.length < minLength) return t(says.fewest, { count: minLength });
  if (text.length > maxLength) return t(says.most, { count: maxLength });
  if (format === 'uri' && !URL.canParse(text)) return says.uri;
  if (format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text)) return says.date;
  if (pattern && !new RegExp(pattern).test(text)) {
    if (format === 'email' || format === 'uri' || format === 'date') return says[format];
    return schema.description ?? says.pattern;
  }
  return undefined;
}

function findNumberFault(
  schema: FormSchema,
  number: number,
  { texts: { faults: says }, t }: Translations<'content'>,
): string | undefined {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  if (schema.type === 'integer' && !Number.isInteger(number)) return says.whole;
  if (number < minimum) return t(says.least, { number: minimum });
  if (number <= exclusiveMinimum) return t(says.more, { number: exclusiveMinimum });
  return number > maximum ? t(says.highest, { number: maximum }) : undefined;
}

/** Everything that is wrong in some words, in the order of the form. The dashboard looks at more when it stores them. */
export function findFaults(
  schema: FormSchema,
  value: unknown,
  speech: Translations<'content'>,
  place = '',
): Fault[] {
  const message = findFault(schema, value, speech);
  if (message) return [{ place, message }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      findFaults(schema.items ?? {}, entry, speech, toPlace(place, index)),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  if (decideKind(schema) === 'either') {
    return findFaults(schema.anyOf?.[decideShape(schema, value)] ?? {}, value, speech, place);
  }
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) {
    return Object.entries(value).flatMap(([name, one]) =>
      findFaults(additionalProperties || {}, one, speech, toPlace(place, name)),
    );
  }
  return Object.entries(properties).flatMap(([name, inner]) => {
    const one = (value as Record<string, unknown>)[name];
    if (one === undefined && !required.includes(name)) return [];
    return findFaults(inner, one, speech, toPlace(place, name));
  });
}
