import { inflateSync } from 'node:zlib';
import { refuseIf } from './refusal.ts';

/** Packed objects together, unpacked, in bytes: some hundred times what the longest resume has. */
const PACKED_BYTES = 16 * 1024 * 1024;

/** What a PDF says about itself, as text. Names spelled with escapes (`/J#53`) are written out. */
export interface PdfStructure {
  /** Everything outside streams, where three letters can stand by chance, and the objects packed into streams. */
  structure: string;
  /** The whole file. */
  everything: string;
  /** Whether every packed object could be read. */
  isWhole: boolean;
}

/** Reads a PDF without believing its table of contents, so nothing is passed over. Linear in its unpacked size. */
export function readPdf(bytes: Buffer): PdfStructure {
  const raw = bytes.toString('latin1');
  const everything = toUnescaped(bytes);
  const parts: string[] = [];
  let room = PACKED_BYTES;
  let unpackedStreams = 0;
  let isWhole = true;
  let at = 0;
  // Readers forgive blanks and a single CR behind the word.
  for (const { index, 0: mark } of raw.matchAll(/\bstream[ \t\0\f]*(?:\r\n|\r|\n)/g)) {
    if (index < at) continue;
    const body = index + mark.length;
    const end = raw.indexOf('endstream', body);
    if (end < 0) break;
    const between = toUnescaped(bytes.subarray(at, index));
    parts.push(between);
    const dictionary = between.slice(between.lastIndexOf('obj'));
    if (isPackedObjects(dictionary)) {
      const unpacked = unpack(dictionary, bytes.subarray(body, end), room);
      if (unpacked) {
        room -= unpacked.length;
        unpackedStreams += 1;
        parts.push(toUnescaped(unpacked));
      } else {
        isWhole = false;
      }
    }
    at = end;
  }
  parts.push(toUnescaped(bytes.subarray(at)));
  // One that is named anywhere, but was not met above, is reached in a way this does not follow.
  isWhole &&= count(everything, /\/ObjStm(?![\w.-])/g) <= unpackedStreams;
  return { structure: parts.join('\n'), everything, isWhole };
}

// Some readers ask for the type, others only for the two numbers.
function isPackedObjects(dictionary: string): boolean {
  return (
    /\/ObjStm(?![\w.-])/.test(dictionary) ||
    (/\/First[\s\0]*\d/.test(dictionary) && /\/N[\s\0]*\d/.test(dictionary))
  );
}

/** Unpacks objects kept in the one way programs keep them; nothing when it is another one. */
function unpack(dictionary: string, packed: Buffer, room: number): Buffer | undefined {
  const isTransformed = /\/(?:DecodeParms|DP|FFilter|FDecodeParms)(?![\w.-])/.test(dictionary);
  const filters = count(dictionary, /\/(?:Filter|F)(?![\w.-])/g);
  if (isTransformed || filters > 1) return undefined;
  if (filters === 0) {
    refuseIf(packed.length > room, 'oversize');
    return packed;
  }
  const filter =
    /\/Filter[\s\0]*(?:\/(?:FlateDecode|Fl)|\[[\s\0]*\/(?:FlateDecode|Fl)[\s\0]*\])(?=[\s\0/>])/;
  return filter.test(dictionary) ? inflate(packed, room) : undefined;
}

function inflate(packed: Buffer, room: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    refuseIf(error instanceof RangeError, 'oversize');
    return undefined;
  }
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

const HASH = 0x23;

// By hand: a call for each escape of a file that is full of them takes seconds.
function toUnescaped(bytes: Buffer): string {
  if (!bytes.includes(HASH)) return bytes.toString('latin1');
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const high = byte === HASH ? toDigit(bytes[at + 1]) : -1;
    const low = high < 0 ? -1 : toDigit(bytes[at + 2]);
    plain[length] = low < 0 ? byte : high * 16 + low;
    length += 1;
    if (low >= 0) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

/** The value of a hexadecimal digit, or -1. */
function toDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
