import type { FormSchema } from '../../collections/content/form-schema.ts';

/** Which control a field gets. */
export type FieldKind =
  /** A phrase: text runs with volumes. */
  | 'phrase'
  /** A field for several phrases, one a line. */
  | 'lines'
  | 'group'
  /** An object whose names the file brings. */
  | 'record'
  | 'list'
  /** One of several shapes. */
  | 'either'
  | 'choice'
  /** A default picture, or one of the library. */
  | 'picture'
  | 'flag'
  | 'number'
  | 'text';

const RUN = new Set(['text', 'volume', 'from']);

const isRun = ({ properties }: FormSchema = {}): boolean =>
  properties !== undefined &&
  'text' in properties &&
  'volume' in properties &&
  Object.keys(properties).every((name) => RUN.has(name));

const isPhrase = ({ items }: FormSchema = {}): boolean => isRun(items);

/** Whether a group is the fitted heading of a page. */
export const isPageHeading = ({ properties }: FormSchema): boolean =>
  properties !== undefined &&
  'lines' in properties &&
  'end' in properties &&
  'narrow' in properties;

/** Whether a group is a link. */
export const isLink = ({ properties }: FormSchema): boolean =>
  properties !== undefined && 'label' in properties && 'href' in properties;

/** Whether a field takes a picture of the library. */
export const isPicture = ({ anyOf = [] }: FormSchema): boolean =>
  anyOf.some(({ properties = {} }) => 'id' in properties && 'src' in properties);

/** The control of a field, by its schema alone. */
export function decideKind(schema: FormSchema): FieldKind {
  if (isPhrase(schema)) return 'phrase';
  if (isPhrase(schema.items)) return 'lines';
  if (toChoices(schema)) return 'choice';
  if (isPicture(schema)) return 'picture';
  if (schema.anyOf) return 'either';
  if (schema.properties) return 'group';
  if (schema.additionalProperties) return 'record';
  if (schema.items) return 'list';
  if (schema.type === 'boolean') return 'flag';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

/** Whether a text is a value such as a URL, a date or a pattern. */
export const isShortText = ({ format, pattern }: FormSchema, path: string): boolean =>
  isHref(path) || format !== undefined || pattern !== undefined;

/** Whether a field is the URL of a link. */
export const isHref = (path: string): boolean => /(?:^|\/)href$/.test(path);

/** The values a field may have, when they can be counted. */
export function toChoices(schema: FormSchema): (string | number)[] | undefined {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  const constants = schema.anyOf?.flatMap((one) => one.const ?? []);
  return constants && constants.length === schema.anyOf?.length ? constants : undefined;
}

/** Which of several shapes a value has: the first whose fields it brings. */
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
    case 'lines':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        toBlank(schema.items ?? {}),
      );
    case 'record':
      return {};
    case 'flag':
      return false;
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1, 0);
    default:
      return '';
  }
}
