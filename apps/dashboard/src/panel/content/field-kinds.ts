import { toFieldLabel } from '../../collections/content/field-labels.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';

/** Which control a field gets. */
export type FieldKind =
  /** A phrase: text runs with volumes. */
  | 'phrase'
  | 'group'
  | 'list'
  /** A union of groups. */
  | 'either'
  | 'choice'
  /** A default picture, or one of the library. */
  | 'picture'
  | 'number'
  | 'text';

const isPhrase = ({ items: { properties = {} } = {} }: FormSchema): boolean => {
  const { text, volume, from: _from, ...others } = properties;
  return text !== undefined && volume !== undefined && Object.keys(others).length === 0;
};

/** Whether a field takes a picture of the library. */
const isPicture = ({ anyOf = [] }: FormSchema): boolean =>
  anyOf.some(({ properties = {} }) => 'id' in properties && 'src' in properties);

/** The control of a field, by its schema alone. */
export function decideKind(schema: FormSchema): FieldKind {
  if (isPhrase(schema)) return 'phrase';
  if (toChoices(schema)) return 'choice';
  if (isPicture(schema)) return 'picture';
  if (schema.anyOf) return 'either';
  if (schema.properties || schema.additionalProperties) return 'group';
  if (schema.items) return 'list';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

/** Whether a text is a value such as a URL, a date or a pattern. */
export const isShortText = ({ format, pattern }: FormSchema, path: string): boolean =>
  /(?:^|\/)href$/.test(path) || format !== undefined || pattern !== undefined;

/** All allowed values of a field, if its type has a fixed set. */
export function toChoices(schema: FormSchema): (string | number | boolean)[] | undefined {
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  if (schema.const !== undefined) return [schema.const];
  const constants = schema.anyOf?.flatMap((one) => one.const ?? []);
  return constants && constants.length === schema.anyOf?.length ? constants : undefined;
}

/** The variant of a union that a value matches: the first whose fields it has. */
export function decideShape({ anyOf = [] }: FormSchema, value: unknown): number {
  const names = Object.keys((value ?? {}) as object);
  const index = anyOf.findIndex(
    ({ properties = {}, required = [] }) =>
      required.every((name) => names.includes(name)) && names.every((name) => name in properties),
  );
  return Math.max(index, 0);
}

/** The smallest value of a schema: what a new entry begins with. */
export function toBlank(schema: FormSchema): unknown {
  if (schema.type === 'boolean') return false;
  const choices = toChoices(schema);
  if (choices) return choices[0];
  switch (decideKind(schema)) {
    case 'phrase':
      return [{ text: '', volume: 3 }];
    case 'group': {
      const { properties = {}, required = [] } = schema;
      const named = required.map((name) => [name, toBlank(properties[name] ?? {})]);
      return Object.fromEntries(named);
    }
    case 'either':
    case 'picture':
      return toBlank(schema.anyOf?.[0] ?? {});
    case 'list':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        toBlank(schema.items ?? {}),
      );
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 0);
    default:
      return '';
  }
}

/** A field one level below. */
export interface Child {
  name: string;
  label: string;
  schema: FormSchema;
  value: unknown;
  isOptional: boolean;
}

/** The fields one level below. */
export function listChildren(schema: FormSchema, value: unknown): Child[] {
  const record = (value ?? {}) as Record<string, unknown>;
  if (Array.isArray(value)) {
    return value.map((entry, index) => ({
      ...{ name: String(index), label: String(index + 1) },
      ...{ schema: schema.items ?? {}, value: entry, isOptional: false },
    }));
  }
  if (decideKind(schema) === 'either')
    return listChildren(schema.anyOf?.[decideShape(schema, value)] ?? {}, value);
  if (schema.properties) {
    return Object.entries(schema.properties).map(([name, inner]) => ({
      ...{ name, label: inner.title ?? toFieldLabel(name), schema: inner, value: record[name] },
      isOptional: !schema.required?.includes(name),
    }));
  }
  return Object.entries(record).map(([name, one]) => ({
    ...{ name, label: schema.names?.[name] ?? toFieldLabel(name) },
    ...{ schema: schema.additionalProperties || {}, value: one, isOptional: false },
  }));
}

/** Whether the label or the description of a field matches the search. */
export const matchesName = (query: string, label: string, { description = '' }: FormSchema) =>
  `${label} ${description}`.toLowerCase().includes(query);

/** Whether a field or its children match the search. @param query in lower case; empty matches everything */
export function matchesSearch(
  query: string,
  label: string,
  schema: FormSchema,
  value: unknown,
): boolean {
  if (query === '' || matchesName(query, label, schema)) return true;
  if (typeof value !== 'object' || value === null)
    return value !== undefined && String(value).toLowerCase().includes(query);
  return listChildren(schema, value).some((child) =>
    matchesSearch(query, child.label, child.schema, child.value),
  );
}
