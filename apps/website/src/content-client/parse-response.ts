import * as z from 'zod';
import { InvalidResponseError } from './fetch-json.ts';

/** Called with each skipped record. The reason names fields, never their values. */
export type OnBadRecord = (record: string, reason: string) => void;

/**
 * Parses a response with its schema. It skips invalid records of lists, invalid optional fields and invalid objects in lists
 * of a record. Next to a list, an invalid nullable value becomes null. Any other error makes the response invalid.
 * @throws {InvalidResponseError}
 */
export function parseResponse<Data>(
  schema: z.ZodType<Data>,
  body: unknown,
  onBadRecord: OnBadRecord,
): Data {
  // The casts hold because each part is parsed with its part of the schema.
  if (schema instanceof z.ZodArray) return parseList(schema, body, onBadRecord) as Data;
  if (schema instanceof z.ZodObject && Object.values(schema.shape).some(isList)) {
    return parseLists(schema, body, onBadRecord) as Data;
  }
  return parseComplete(schema, body);
}

const isList = (schema: unknown): schema is z.ZodArray =>
  schema instanceof z.ZodArray &&
  (schema.element instanceof z.ZodObject || schema.element instanceof z.ZodDiscriminatedUnion);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseComplete<Data>(schema: z.ZodType<Data>, value: unknown): Data {
  const parsed = toLenient(schema).safeParse(value);
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
      // `all` is the content of a list. A case study without any valid block is still a page.
      data[name] = parseList(schema, body[name], onBadRecord, name !== 'all');
    } else if (schema instanceof z.ZodNullable) {
      const parsed = toLenient(schema).safeParse(body[name] ?? null);
      if (!parsed.success) onBadRecord(name, toReason(parsed.error));
      data[name] = parsed.data ?? null;
    } else {
      data[name] = parseComplete(schema as z.ZodType, body[name]);
    }
  }
  return data;
}

function parseList(
  { element }: z.ZodArray,
  body: unknown,
  onBadRecord: OnBadRecord,
  mayLoseAll = false,
): unknown[] {
  if (!Array.isArray(body)) throw new InvalidResponseError('not a list');
  const schema = toLenient(element as z.ZodType);
  const data: unknown[] = [];
  for (const [index, record] of body.entries()) {
    const parsed = schema.safeParse(record);
    if (parsed.success) data.push(parsed.data);
    else onBadRecord(toRecordName(record, index), toReason(parsed.error));
  }
  // Without any valid record, the earlier response is better than an empty list.
  const areAllInvalid = data.length === 0 && body.length > 0;
  if (areAllInvalid && !mayLoseAll) throw new InvalidResponseError('no good record');
  return data;
}

/** Optional fields without which a record would be on a page of another language, or an article without its text. */
const STRICT_FIELDS = new Set(['language', 'html_content']);
const lenientSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** A schema that ignores invalid optional fields and invalid objects in lists. */
function toLenient<Data>(schema: z.ZodType<Data>): z.ZodType<Data> {
  const known = lenientSchemas.get(schema) ?? createLenient(schema);
  lenientSchemas.set(schema, known);
  return known as z.ZodType<Data>;
}

function createLenient(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
      name,
      STRICT_FIELDS.has(name) ? field : toLenient(field),
    ]);
    return schema.safeExtend(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodOptional) {
    return toLenient(schema.unwrap() as z.ZodType)
      .optional()
      .catch(undefined);
  }
  if (schema instanceof z.ZodNullable) return toLenient(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = (schema.options as z.ZodObject[]).map(toLenient) as [z.ZodObject];
    return z.discriminatedUnion(schema.def.discriminator, options);
  }
  if (isList(schema)) {
    const element = toLenient(schema.element as z.ZodType);
    const keepGood = (value: unknown) =>
      Array.isArray(value) ? value.flatMap((one) => element.safeParse(one).data ?? []) : value;
    return z.preprocess(keepGood, schema);
  }
  return schema;
}

const recordSchema = z.object({ id: z.union([z.number(), z.string().max(40)]) });

function toRecordName(record: unknown, index: number): string {
  const { data } = recordSchema.safeParse(record);
  return data ? `id ${data.id}` : `number ${index}`;
}

/** The invalid fields. */
function toReason(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'record'}: ${issue.code}`)
    .join(', ');
}
