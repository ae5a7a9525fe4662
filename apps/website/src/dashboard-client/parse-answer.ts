import * as z from 'zod';
import { UnusableAnswerError } from './fetch-json.ts';

/** Told of every record that was left out, and why. The reason names fields, never their content. */
export type OnBadRecord = (record: string, reason: string) => void;

/** What stands on an answer: its data, and whether every record of it was good. */
export interface Parsed<Data> {
  data: Data;
  isWhole: boolean;
}

/**
 * Reads an answer by its schema. In a list, or in the lists of an object, a bad record costs that record alone, and
 * beside such lists a bad value that may be null is null; everything else is good or unusable.
 * @throws {UnusableAnswerError} when too little of it is good
 */
export function parseAnswer<Data>(
  schema: z.ZodType<Data>,
  body: unknown,
  onBadRecord: OnBadRecord,
): Parsed<Data> {
  // What is put together below was parsed part by part by the schema's own parts.
  if (schema instanceof z.ZodArray) return parseList(schema, body, onBadRecord) as Parsed<Data>;
  if (schema instanceof z.ZodObject && Object.values(schema.shape).some(isList)) {
    return parseLists(schema, body, onBadRecord) as Parsed<Data>;
  }
  return { data: parseWhole(schema, body), isWhole: true };
}

/** How many records an answer is of: what a page says of all pages, else those of its lists; nothing without either. */
export function countRecords(data: unknown): number | undefined {
  if (isRecord(data) && typeof data.total === 'number') return data.total;
  const lists = [data, ...(isRecord(data) ? Object.values(data) : [])].filter(Array.isArray);
  return lists.length > 0 ? lists.reduce((sum, { length }) => sum + length, 0) : undefined;
}

const isList = (schema: unknown): schema is z.ZodArray =>
  schema instanceof z.ZodArray && schema.element instanceof z.ZodObject;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseWhole<Data>(schema: z.ZodType<Data>, value: unknown): Data {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UnusableAnswerError(toReason(parsed.error));
}

function parseLists(
  { shape }: z.ZodObject,
  body: unknown,
  onBadRecord: OnBadRecord,
): Parsed<Record<string, unknown>> {
  if (!isRecord(body)) throw new UnusableAnswerError('not an object');
  let isWhole = true;
  const data: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (isList(schema)) {
      const list = parseList(schema, body[name], onBadRecord);
      isWhole &&= list.isWhole;
      data[name] = list.data;
    } else if (schema instanceof z.ZodNullable) {
      const parsed = schema.safeParse(body[name] ?? null);
      if (!parsed.success) onBadRecord(name, toReason(parsed.error));
      data[name] = parsed.data ?? null;
    } else {
      data[name] = parseWhole(schema as z.ZodType, body[name]);
    }
  }
  return { data, isWhole };
}

function parseList(
  { element }: z.ZodArray,
  body: unknown,
  onBadRecord: OnBadRecord,
): Parsed<unknown[]> {
  if (!Array.isArray(body)) throw new UnusableAnswerError('not a list');
  const data: unknown[] = [];
  for (const [index, record] of body.entries()) {
    const parsed = z.safeParse(element, record);
    if (parsed.success) data.push(parsed.data);
    else onBadRecord(toRecordName(record, index), toReason(parsed.error));
  }
  // Not one good record: the contract was broken, and what was known before is better than an empty list.
  if (body.length > 0 && data.length === 0) throw new UnusableAnswerError('no good record');
  return { data, isWhole: data.length === body.length };
}

/** How a record is named to whoever is told that it was left out. */
export function toRecordName(record: unknown, index: number): string {
  const named = z.object({ id: z.union([z.number(), z.string().max(40)]) }).safeParse(record);
  return named.success ? `id ${named.data.id}` : `number ${index}`;
}

/** Which fields are at fault. */
export function toReason(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'record'}: ${issue.code}`)
    .join(', ');
}
