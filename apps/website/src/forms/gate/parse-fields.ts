import type { SentFile } from './form-definition.ts';

/** What was typed, by field. */
export type FieldValues = Record<string, string>;

/** A body, read. */
export interface SentFields {
  values: FieldValues;
  /** The file of the field that may bring one. */
  file?: SentFile;
}

const readers: Record<string, (bytes: Uint8Array<ArrayBuffer>, type: string) => Entries> = {
  'application/x-www-form-urlencoded': (bytes) =>
    new URLSearchParams(new TextDecoder().decode(bytes)),
  'application/json': (bytes) => toEntries(JSON.parse(new TextDecoder().decode(bytes))),
  'multipart/form-data': (bytes, type) =>
    new Response(bytes, { headers: { 'Content-Type': type } }).formData(),
};

type Entries = Iterable<[string, unknown]> | Promise<Iterable<[string, unknown]>>;

/** Whether a body of this content type is read at all. */
export function isReadable(contentType: string | null): contentType is string {
  return Object.hasOwn(readers, toName(contentType));
}

/**
 * The named fields of a body. Fields nobody asked for are ignored (browsers and their extensions add some);
 * a field that comes twice, or is text where a file belongs, makes the whole body unreadable.
 * @param fileName field that may bring a file
 * @returns nothing when the body is unreadable
 */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
  fileName?: string,
): Promise<SentFields | undefined> {
  const values = new Map<string, string>();
  const files: File[] = [];
  try {
    for (const [name, value] of (await readers[toName(contentType)]?.(bytes, contentType)) ?? []) {
      if (name === fileName && value instanceof File) files.push(value);
      else if (!names.includes(name) || value === null) continue;
      else if (typeof value !== 'string' || values.has(name)) return undefined;
      else values.set(name, value);
    }
    // A browser sends a file without a name for a field in which none was chosen.
    const [file, ...more] = files.filter(({ name, size }) => name !== '' || size > 0);
    if (more.length > 0) return undefined;
    return { values: Object.fromEntries(values), ...(file && { file: await toSentFile(file) }) };
  } catch {
    return undefined;
  }
}

/**
 * The fields that are whole in the beginning of a multipart body whose rest was too much to read: nobody should
 * lose a page of text to a large file.
 */
export async function parseFirstFields(
  start: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
): Promise<FieldValues> {
  const boundary = /boundary="?([^";,\s]{1,70})/i.exec(contentType)?.[1];
  if (!boundary || toName(contentType) !== 'multipart/form-data') return {};
  const mark = `\r\n--${boundary}`;
  const lastMark = Buffer.from(start).lastIndexOf(mark);
  if (lastMark < 0) return {};
  const whole = Buffer.concat([start.subarray(0, lastMark), Buffer.from(`${mark}--\r\n`)]);
  return (await parseFields(new Uint8Array(whole), contentType, names))?.values ?? {};
}

async function toSentFile(file: File): Promise<SentFile> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function toEntries(body: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('not an object');
  }
  return Object.entries(body);
}

function toName(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
