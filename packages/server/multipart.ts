import { setImmediate } from 'node:timers/promises';
import busboy from 'busboy';
import { BodyTooLongError } from './bounded-body.ts';

/** A file as it was sent. Its name and type are the sender's words and nothing more. */
export interface FormFile {
  name: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

export interface MultipartLimits {
  /** Text of all fields together, in bytes. */
  textBytes: number;
  /** Longest file, in bytes; no file at all when left out. */
  fileBytes?: number;
}

/** More than any of our forms has, with what browsers and their extensions add. */
const MOST_PARTS = 40;

// Nobody waits for longer than it takes to look through as many bytes.
const PIECE_BYTES = 64 * 1024;
/** What stands for bytes that are no text. */
const REPLACEMENT = '\uFFFD';

/**
 * The parts of a multipart form, in their order. The time it takes grows with the size of the form alone, and
 * other work goes on meanwhile.
 * @throws {BodyTooLongError} when it has more text than allowed
 * @throws {Error} when it cannot be read, breaks off, or has more parts or longer files than allowed
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
      parts: MOST_PARTS,
      // A value that is cut off at the limit cannot be told from one that just fits.
      fieldSize: textBytes + 1,
      fileSize: fileBytes + 1,
      files: fileBytes > 0 ? MOST_PARTS : 0,
    },
  });
  let text = 0;
  let isSignSent: boolean | undefined;
  /** Whether a text was no UTF-8: then it has a sign that nobody sent. The whole body is looked through once at most. */
  const isBroken = (value: string): boolean => {
    if (!value.includes(REPLACEMENT)) return false;
    isSignSent ??= Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(REPLACEMENT);
    return !isSignSent;
  };
  const ended = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Error('more parts or longer files than allowed'));
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      text += Buffer.byteLength(value);
      if (nameTruncated) refuse();
      else if (valueTruncated || text > textBytes) {
        reject(new BodyTooLongError(`more than ${textBytes} bytes of text`));
      } else if (isBroken(value)) refuse();
      else parts.push([toPlainName(name), value]);
    });
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', refuse);
      stream.on('error', reject);
      const file = { name: toPlainName(filename ?? ''), type: mimeType };
      const at = parts.push([toPlainName(name), { ...file, bytes: Buffer.alloc(0) }]) - 1;
      stream.on('end', () => {
        parts[at] = [toPlainName(name), { ...file, bytes: Buffer.concat(chunks) }];
      });
    });
    parser.on('partsLimit', refuse);
    parser.on('filesLimit', refuse);
    parser.on('error', reject);
    parser.on('close', resolve);
  });
  try {
    await Promise.race([ended, writePieces(parser, bytes)]);
    await ended;
  } finally {
    parser.destroy();
  }
  return parts;
}

async function writePieces(parser: busboy.Busboy, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length && !parser.destroyed; at += PIECE_BYTES) {
    parser.write(bytes.subarray(at, at + PIECE_BYTES));
    await setImmediate();
  }
  parser.end();
}

// Browsers write three characters of a name as percent signs (HTML, multipart/form-data encoding).
function toPlainName(name: string | undefined): string {
  return (name ?? '').replace(/%(0A|0D|22)/gi, (written) => decodeURIComponent(written));
}
