import { setImmediate } from 'node:timers/promises';
import busboy from 'busboy';
import { BodyTooLongError } from './bounded-body.ts';

/** An uploaded file. Its name and type are not verified. */
export interface FormFile {
  name: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

export interface MultipartLimits {
  /** Bytes of all text fields together. */
  textBytes: number;
  /** Longest file, in bytes. By default, files are rejected. */
  fileBytes?: number;
}

/** More than our forms have, including what browser extensions add. */
const MAX_PARTS = 40;

/** Bytes parsed in one turn of the event loop. */
const CHUNK_BYTES = 64 * 1024;
/** What a decoder writes for invalid UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * Parses the parts of a multipart form in linear time, without blocking the event loop.
 * @throws {BodyTooLongError} if it has too much text
 * @throws {Error} if it is invalid, incomplete, or exceeds another limit
 */
export async function parseMultipart(
  bytes: Uint8Array,
  contentType: string,
  { textBytes, fileBytes = 0 }: MultipartLimits,
): Promise<[name: string, value: string | FormFile][]> {
  const parts: [string, string | FormFile][] = [];
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    preservePath: true,
    limits: {
      parts: MAX_PARTS,
      // One byte more, so that a truncated value is not taken for one that fits.
      fieldSize: textBytes + 1,
      fileSize: fileBytes + 1,
      files: fileBytes > 0 ? MAX_PARTS : 0,
    },
  });
  let text = 0;
  let hasReplacement: boolean | undefined;
  /** Whether a value was invalid UTF-8: it contains a replacement character that the body does not contain. */
  const isInvalid = (value: string): boolean => {
    if (!value.includes(REPLACEMENT)) return false;
    hasReplacement ??= Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
      REPLACEMENT,
    );
    return !hasReplacement;
  };
  const ended = new Promise<void>((resolve, reject) => {
    const rejectForm = () => reject(new Error('more parts or longer files than allowed'));
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      text += Buffer.byteLength(value);
      if (nameTruncated) rejectForm();
      else if (valueTruncated || text > textBytes) {
        reject(new BodyTooLongError(`more than ${textBytes} bytes of text`));
      } else if (isInvalid(value)) rejectForm();
      else parts.push([toPlainName(name), value]);
    });
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', rejectForm);
      stream.on('error', reject);
      const file = { name: toPlainName(filename ?? ''), type: mimeType };
      const at = parts.push([toPlainName(name), { ...file, bytes: Buffer.alloc(0) }]) - 1;
      stream.on('end', () => {
        parts[at] = [toPlainName(name), { ...file, bytes: Buffer.concat(chunks) }];
      });
    });
    parser.on('partsLimit', rejectForm);
    parser.on('filesLimit', rejectForm);
    parser.on('error', reject);
    parser.on('close', resolve);
  });
  try {
    await Promise.race([ended, writeChunks(parser, bytes)]);
    await ended;
  } finally {
    parser.destroy();
  }
  return parts;
}

async function writeChunks(parser: busboy.Busboy, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length && !parser.destroyed; at += CHUNK_BYTES) {
    parser.write(bytes.subarray(at, at + CHUNK_BYTES));
    await setImmediate();
  }
  parser.end();
}

/** Decodes the three characters that browsers percent-encode in names (HTML, multipart/form-data encoding). */
function toPlainName(name: string | undefined): string {
  return (name ?? '').replace(/%(0A|0D|22)/gi, (written) => decodeURIComponent(written));
}
