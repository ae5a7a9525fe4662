import { toFieldLabel } from '../../collections/content/field-labels.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { decideKind, decideShape } from './field-kinds.ts';

/** Whether a field calls itself so. @param query in small letters */
export const matchesName = (
  query: string,
  label: string,
  { description = '' }: FormSchema,
): boolean => `${label} ${description}`.toLowerCase().includes(query);

/** Whether a field or its children match the search. @param query in lower case; empty matches everything */
export function matchesSearch(
  query: string,
  label: string,
  schema: FormSchema,
  value: unknown,
): boolean {
  if (query === '' || matchesName(query, label, schema)) return true;
  if (typeof value !== 'object' || value === null) {
    return value !== undefined && String(value).toLowerCase().includes(query);
  }
  return listChildren(schema, value).some((child) =>
    matchesSearch(query, child.label, child.schema, child.value),
  );
}

interface Child {
  name: string;
  label: string;
  schema: FormSchema;
  value: unknown;
  isOptional: boolean;
}

/** The fields one level below. */
export function listChildren(schema: FormSchema, value: unknown): Child[] {
  if (Array.isArray(value)) {
    return value.map((entry, index) => ({
      name: String(index),
      label: String(index + 1),
      schema: schema.items ?? {},
      value: entry,
      isOptional: false,
    }));
  }
  const record = (value ?? {}) as Record<string, unknown>;
  if (decideKind(schema) === 'either') {
    return listChildren(schema.anyOf?.[decideShape(schema, value)] ?? {}, value);
  }
  if (schema.properties) {
    return Object.entries(schema.properties).map(([name, inner]) => ({
      name,
      label: inner.title ?? toFieldLabel(name),
      schema: inner,
      value: record[name],
      isOptional: !schema.required?.includes(name),
    }));
  }
  return Object.entries(record).map(([name, one]) => ({
    name,
    label: schema.names?.[name] ?? toFieldLabel(name),
    schema: schema.additionalProperties || {},
    value: one,
    isOptional: false,
  }));
}
