import { BodyTooLongError } from '@agency/server/bounded-body';
import { type FormFile, parseMultipart } from '@agency/server/multipart';
import { formLimits } from './form-limits.ts';
import type { FieldValues } from './submission.ts';

export interface SentFields {
  values: FieldValues;
  file?: FormFile;
  /** Whether there are fields that the form does not define. */
  hasUnknown: boolean;
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

// Throws for invalid UTF-8, which would be stored as another text.
const toText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);

type Entries = Iterable<[string, unknown]> | Promise<Iterable<[string, unknown]>>;

const readers: Record<string, (bytes: Uint8Array<ArrayBuffer>, type: string) => Entries> = {
  'application/x-www-form-urlencoded': (bytes) => new URLSearchParams(toText(bytes)),
  'application/json': (bytes) => toEntries(JSON.parse(toText(bytes))),
  'multipart/form-data': (bytes, type) =>
    parseMultipart(bytes, type, { textBytes: formLimits.textBytes, fileBytes: bytes.length }),
};

/** Whether a body with these headers can be parsed: a known type in UTF-8, not compressed. */
export function isReadable(headers: Headers): boolean {
  const contentType = headers.get('content-type') ?? '';
  const charset = CHARSET.exec(contentType)?.[1];
  const isUtf8 = charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
  const isKnown = Object.hasOwn(readers, parseMediaType(contentType));
  return isUtf8 && isKnown && !headers.has('content-encoding');
}

export function canCarryFiles(contentType: string): boolean {
  return parseMediaType(contentType) === 'multipart/form-data';
}

/**
 * Parses the named fields of a body. Others are skipped and reported; browser extensions add some, too. A repeated text field,
 * a second file, or a file in place of a text makes the body unreadable.
 * @param fileName name of the file field
 * @returns undefined if the body is unreadable
 * @throws {BodyTooLongError} if it has more text than the limit
 */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
  fileName?: string,
): Promise<SentFields | undefined> {
  const values = new Map<string, string>();
  const files: FormFile[] = [];
  let hasUnknown = false;
  try {
    const entries = await readers[parseMediaType(contentType)]?.(bytes, contentType);
    for (const [name, value] of entries ?? []) {
      if (name === fileName && isFile(value)) files.push(value);
      else if (!names.includes(name)) hasUnknown ||= name !== fileName;
      else if (value === null) continue;
      else if (typeof value !== 'string' || values.has(name)) return undefined;
      else values.set(name, value);
    }
    // Browsers send an empty file without a name for an empty file field.
    const [file, ...more] = files.filter((each) => each.name !== '' || each.bytes.length > 0);
    if (more.length > 0) return undefined;
    return { values: Object.fromEntries(values), file, hasUnknown };
  } catch (error) {
    if (error instanceof BodyTooLongError) throw error;
    return undefined;
  }
}

/** Parses the complete fields at the start of a multipart body that was too large, so that no typed text is lost. */
export async function parseFirstFields(
  start: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
): Promise<FieldValues> {
  const boundary = /boundary="?([^";,\s]{1,70})/i.exec(contentType)?.[1];
  if (!boundary || !canCarryFiles(contentType)) return {};
  const delimiter = `\r\n--${boundary}`;
  const end = Buffer.from(start.buffer, start.byteOffset, start.length).lastIndexOf(delimiter);
  if (end < 0) return {};
  const complete = Buffer.concat([start.subarray(0, end), Buffer.from(`${delimiter}--\r\n`)]);
  return (await parseFields(complete, contentType, names))?.values ?? {};
}

const isFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Buffer;

function toEntries(body: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('not an object');
  }
  return Object.entries(body);
}

const parseMediaType = (contentType: string): string =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
