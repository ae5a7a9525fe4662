import { BodyTooLongError } from '@agency/server/bounded-body';
import { parseMultipart } from '@agency/server/multipart';
import { formLimits } from './client-limits.ts';
import type { SentFile } from './form-definition.ts';

/** What was typed, by field. */
export type FieldValues = Record<string, string>;

/** A body, read. */
export interface SentFields {
  values: FieldValues;
  /** The file of the field that may bring one. */
  file?: SentFile;
  /** Whether fields came that nobody asked for. */
  hasUnknown: boolean;
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

// What is no text would be stored as other text than was sent.
const toText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

type Entries = Iterable<[string, unknown]> | Promise<Iterable<[string, unknown]>>;

const readers: Record<string, (bytes: Uint8Array<ArrayBuffer>, type: string) => Entries> = {
  'application/x-www-form-urlencoded': (bytes) => new URLSearchParams(toText(bytes)),
  'application/json': (bytes) => toEntries(JSON.parse(toText(bytes))),
  // As much text as in any other body, whatever a file adds. Longer files than the whole body there cannot be.
  'multipart/form-data': (bytes, type) =>
    parseMultipart(bytes, type, { textBytes: formLimits.textBytes, fileBytes: bytes.length }),
};

/** Whether a body of this content type is read at all: it is of a kind we know, and its text in UTF-8. */
export function isReadable(contentType: string | null): contentType is string {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  const isUtf8 = charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
  return isUtf8 && Object.hasOwn(readers, toName(contentType));
}

/** Whether files can come in a body of this content type: any other is short. */
export function canCarryFiles(contentType: string): boolean {
  return toName(contentType) === 'multipart/form-data';
}

/**
 * The named fields of a body. Fields nobody asked for are left out, and noted (extensions of browsers add some, too);
 * a field that comes twice, or is text where a file belongs, makes the whole body unreadable.
 * @param fileName field that may bring a file
 * @returns nothing when the body is unreadable
 * @throws {BodyTooLongError} when it has more text than is read
 */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
  fileName?: string,
): Promise<SentFields | undefined> {
  const values = new Map<string, string>();
  const files: SentFile[] = [];
  let hasUnknown = false;
  try {
    for (const [name, value] of (await readers[toName(contentType)]?.(bytes, contentType)) ?? []) {
      if (name === fileName && isFile(value)) files.push(value);
      else if (!names.includes(name)) hasUnknown ||= name !== fileName;
      else if (value === null) continue;
      else if (typeof value !== 'string' || values.has(name)) return undefined;
      else values.set(name, value);
    }
    // A browser sends a file without a name for a field in which none was chosen.
    const [file, ...more] = files.filter(
      ({ name, bytes: content }) => name !== '' || content.length > 0,
    );
    if (more.length > 0) return undefined;
    return { values: Object.fromEntries(values), ...(file && { file }), hasUnknown };
  } catch (error) {
    if (error instanceof BodyTooLongError) throw error;
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
  if (!boundary || !canCarryFiles(contentType)) return {};
  const mark = `\r\n--${boundary}`;
  const lastMark = Buffer.from(start.buffer, start.byteOffset, start.length).lastIndexOf(mark);
  if (lastMark < 0) return {};
  const whole = Buffer.concat([start.subarray(0, lastMark), Buffer.from(`${mark}--\r\n`)]);
  return (await parseFields(whole, contentType, names))?.values ?? {};
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Buffer;

function toEntries(body: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('not an object');
  }
  return Object.entries(body);
}

function toName(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
