import type { FormSchema } from '../../collections/content/form-schema.ts';
import type { Translations } from '../language/get-translations.ts';
import { joinPath } from './content-tree.ts';
import { decideKind, decideShape, isPicture } from './field-kinds.ts';

/** A field that cannot be stored as it is, and why. */
export interface ContentError {
  path: string;
  message: string;
}

/** The error message of a field, if it is invalid. */
export function validateField(
  schema: FormSchema,
  value: unknown,
  translations: Translations<'content'>,
): string | undefined {
  const {
    texts: { errors: labels },
    t,
  } = translations;
  if (typeof value === 'string') {
    return validateText((isPicture(schema) && schema.anyOf?.[0]) || schema, value, translations);
  }
  if (typeof value === 'number') return validateNumber(schema, value, translations);
  if (value === undefined || value === null) return labels.fill;
  if (!Array.isArray(value)) return undefined;
  const { minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems) return t(labels.atLeast, { count: minItems });
  return value.length > maxItems ? t(labels.atMost, { count: maxItems }) : undefined;
}

function validateText(
  schema: FormSchema,
  text: string,
  { texts: { errors: labels }, t }: Translations<'content'>,
): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  if (text === '') return minLength > 0 || pattern || format ? labels.fill : undefined;
  if (text.length < minLength) return t(labels.fewest, { count: minLength });
  if (text.length > maxLength) return t(labels.most, { count: maxLength });
  if (format === 'uri' && !URL.canParse(text)) return labels.uri;
  if (format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text)) return labels.date;
  if (pattern && !new RegExp(pattern).test(text)) {
    if (format === 'email' || format === 'uri' || format === 'date') return labels[format];
    return schema.description ?? labels.pattern;
  }
  return undefined;
}

function validateNumber(
  schema: FormSchema,
  number: number,
  { texts: { errors: labels }, t }: Translations<'content'>,
): string | undefined {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  if (schema.type === 'integer' && !Number.isInteger(number)) return labels.whole;
  if (number < minimum) return t(labels.least, { number: minimum });
  if (number <= exclusiveMinimum) return t(labels.more, { number: exclusiveMinimum });
  return number > maximum ? t(labels.highest, { number: maximum }) : undefined;
}

/** All errors of a content document, in the order of the form. The server validates more. */
export function validateContent(
  schema: FormSchema,
  value: unknown,
  translations: Translations<'content'>,
  path = '',
): ContentError[] {
  const message = validateField(schema, value, translations);
  if (message) return [{ path, message }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      validateContent(schema.items ?? {}, entry, translations, joinPath(path, index)),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  if (decideKind(schema) === 'either') {
    return validateContent(
      schema.anyOf?.[decideShape(schema, value)] ?? {},
      value,
      translations,
      path,
    );
  }
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) {
    return Object.entries(value).flatMap(([name, one]) =>
      validateContent(additionalProperties || {}, one, translations, joinPath(path, name)),
    );
  }
  return Object.entries(properties).flatMap(([name, inner]) => {
    const one = (value as Record<string, unknown>)[name];
    if (one === undefined && !required.includes(name)) return [];
    return validateContent(inner, one, translations, joinPath(path, name));
  });
}
