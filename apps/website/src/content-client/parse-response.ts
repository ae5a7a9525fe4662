import * as z from 'zod';
import { InvalidResponseError } from './fetch-json.ts';

/** Called with every record that is skipped, and why. The reason names fields, never their content. */
export type OnBadRecord = (record: string, reason: string) => void;

/**
 * Parses a response by its schema. In a list, or in the lists of an object, a bad record is skipped alone, and beside such lists
 * a bad value that may be null is null. Within a record a bad optional field, or a bad object of a list, is left out. Everything
 * else is good or unusable.
 * @throws {InvalidResponseError} when too little of it is good
 */
export function parseResponse<Data>(
  schema: z.ZodType<Data>,
  body: unknown,
  onBadRecord: OnBadRecord,
): Data {
  // What is put together below was parsed part by part by the schema's own parts.
  if (schema instanceof z.ZodArray) return parseRecords(schema, body, onBadRecord) as Data;
  if (schema instanceof z.ZodObject && Object.values(schema.shape).some(isList)) {
    return parseLists(schema, body, onBadRecord) as Data;
  }
  return parseWhole(schema, body);
}

const isList = (schema: unknown): schema is z.ZodArray =>
  schema instanceof z.ZodArray &&
  (schema.element instanceof z.ZodObject || schema.element instanceof z.ZodDiscriminatedUnion);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseWhole<Data>(schema: z.ZodType<Data>, value: unknown): Data {
  const parsed = toForgiving(schema).safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidResponseError(toReason(parsed.error));
}

function parseLists(
  { shape }: z.ZodObject,
  body: unknown,
  onBadRecord: OnBadRecord,
): Record<string, unknown> {
  if (!isRecord(body)) throw new InvalidResponseError('not an object');
  const data: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (isList(schema)) {
      // The blocks of a case study are a part of it: without one it is still a page.
      const parse = name === 'all' ? parseRecords : parseList;
      data[name] = parse(schema, body[name], onBadRecord);
    } else if (schema instanceof z.ZodNullable) {
      const parsed = toForgiving(schema).safeParse(body[name] ?? null);
      if (!parsed.success) onBadRecord(name, toReason(parsed.error));
      data[name] = parsed.data ?? null;
    } else {
      data[name] = parseWhole(schema as z.ZodType, body[name]);
    }
  }
  return data;
}

function parseRecords(schema: z.ZodArray, body: unknown, onBadRecord: OnBadRecord): unknown[] {
  const data = parseList(schema, body, onBadRecord);
  // Not one good record: the contract is broken, and what was known before is better than an empty list.
  const isEmpty = (body as unknown[]).length === 0;
  if (data.length === 0 && !isEmpty) throw new InvalidResponseError('no good record');
  return data;
}

function parseList({ element }: z.ZodArray, body: unknown, onBadRecord: OnBadRecord): unknown[] {
  if (!Array.isArray(body)) throw new InvalidResponseError('not a list');
  const schema = toForgiving(element as z.ZodType);
  const data: unknown[] = [];
  for (const [index, record] of body.entries()) {
    const parsed = schema.safeParse(record);
    if (parsed.success) data.push(parsed.data);
    else onBadRecord(toRecordName(record, index), toReason(parsed.error));
  }
  return data;
}

/** Optional fields without which a record would be another one: in another language, or without its text. */
const NEEDED = new Set(['language', 'html_content']);
const forgiving = new WeakMap<z.ZodType, z.ZodType>();

/** The schema of a record without its bad optional fields, and without the bad objects of its lists. */
function toForgiving<Data>(schema: z.ZodType<Data>): z.ZodType<Data> {
  const known = forgiving.get(schema) ?? makeForgiving(schema);
  forgiving.set(schema, known);
  return known as z.ZodType<Data>;
}

function makeForgiving(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
      name,
      NEEDED.has(name) ? field : toForgiving(field),
    ]);
    return schema.safeExtend(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodOptional) {
    return toForgiving(schema.unwrap() as z.ZodType)
      .optional()
      .catch(undefined);
  }
  if (schema instanceof z.ZodNullable) return toForgiving(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = (schema.options as z.ZodObject[]).map(toForgiving) as [z.ZodObject];
    return z.discriminatedUnion(schema.def.discriminator, options);
  }
  if (isList(schema)) {
    const element = toForgiving(schema.element as z.ZodType);
    const keepGood = (value: unknown) =>
      Array.isArray(value) ? value.flatMap((one) => element.safeParse(one).data ?? []) : value;
    return z.preprocess(keepGood, schema);
  }
  return schema;
}

/** Name of a skipped record. */
function toRecordName(record: unknown, index: number): string {
  const named = z.object({ id: z.union([z.number(), z.string().max(40)]) }).safeParse(record);
  return named.success ? `id ${named.data.id}` : `number ${index}`;
}

/** Which fields are at fault. */
function toReason(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'record'}: ${issue.code}`)
    .join(', ');
}
