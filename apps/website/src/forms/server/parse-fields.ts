import { BodyTooLongError } from '@agency/server/bounded-body';
import { parseMultipart } from '@agency/server/multipart';
import type { SentFile } from './form-definition.ts';
import { formLimits } from './rate-limit.ts';

/** Submitted text by field name. */
export type FieldValues = Record<string, string>;

/** The fields of a body. */
export interface SentFields {
  values: FieldValues;
  /** The file of the form's file field. */
  file?: SentFile;
  /** Whether there are fields that the form does not define. */
  hasUnknown: boolean;
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

// Invalid UTF-8 would be stored as other text than was sent.
const toText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

type Entries = Iterable<[string, unknown]> | Promise<Iterable<[string, unknown]>>;

const readers: Record<string, (bytes: Uint8Array<ArrayBuffer>, type: string) => Entries> = {
  'application/x-www-form-urlencoded': (bytes) => new URLSearchParams(toText(bytes)),
  'application/json': (bytes) => toEntries(JSON.parse(toText(bytes))),
  // The limit of text is that of any other body; a file is limited by the body it comes in.
  'multipart/form-data': (bytes, type) =>
    parseMultipart(bytes, type, { textBytes: formLimits.textBytes, fileBytes: bytes.length }),
};

/** Whether a body of this content type can be parsed: we know its format, and its charset is UTF-8. */
export function isReadable(contentType: string | null): contentType is string {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  const isUtf8 = charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
  return isUtf8 && Object.hasOwn(readers, toName(contentType));
}

/** Whether a body of this content type can contain a file. */
export function canCarryFiles(contentType: string): boolean {
  return toName(contentType) === 'multipart/form-data';
}

/**
 * Parses the named fields of a body. Other fields are skipped and reported (browser extensions add some, too); a field
 * that comes twice, or is text in place of a file, makes the whole body unreadable.
 * @param fileName name of the file field
 * @returns undefined when the body is unreadable
 * @throws {BodyTooLongError} when it has more text than the limit
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
    // Browsers send an empty file without a name for a file field that was left empty.
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
 * Parses the complete fields at the start of a multipart body that was too large: no visitor loses a page of text to a
 * large file.
 */
export async function parseFirstFields(
  start: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
): Promise<FieldValues> {
  const boundary = /boundary="?([^";,\s]{1,70})/i.exec(contentType)?.[1];
  if (!boundary || !canCarryFiles(contentType)) return {};
  const delimiter = `\r\n--${boundary}`;
  const lastDelimiter = Buffer.from(start.buffer, start.byteOffset, start.length).lastIndexOf(
    delimiter,
  );
  if (lastDelimiter < 0) return {};
  const whole = Buffer.concat([
    start.subarray(0, lastDelimiter),
    Buffer.from(`${delimiter}--\r\n`),
  ]);
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
