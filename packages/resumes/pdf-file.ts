import { inflateSync } from 'node:zlib';
import { openEncryption } from './pdf-encryption.ts';
import {
  getValue,
  type PDFDict,
  type PDFObject,
  type PDFRawStream,
  pdf,
  toName,
  toNumber,
} from './pdf-library.ts';
import { findObjectRanges, type ObjectRange } from './pdf-object-ranges.ts';
import { PdfParser } from './pdf-parser.ts';
import { Rejection, rejectIf } from './rejection.ts';

/** Limit of all unpacked streams, in bytes. Resumes have a hundredth. */
const UNPACKED_BYTES = 16 * 1024 * 1024;

const BLANKS = new Set(Buffer.from('\0\t\n\f\r '));

/** All objects of a PDF, unreferenced ones included. */
export interface PdfFile {
  /** Every dictionary, nested ones included. */
  dictionaries: readonly PDFDict[];
  /** All objects that a value may refer to: itself, or each object with its number. */
  resolve(value: PDFObject | undefined): PDFObject[];
  /**
   * Decrypts and unpacks streams.
   * @throws {Rejection} `damaged` for an unusual filter, `oversize` when they are too long
   */
  unpack(streams: readonly PDFRawStream[]): Promise<Buffer[]>;
}

/**
 * Reads a PDF without its cross-reference table, which a hostile file can forge: every `obj` and every object stream.
 * @throws {Rejection} `encrypted`, `damaged` or `oversize`
 */
export async function readPdf(bytes: Buffer): Promise<PdfFile> {
  const dictionaries: PDFDict[] = [];
  const byNumber = new Map<number | undefined, PDFObject[]>();
  const ranges = new Map<PDFObject, ObjectRange>();

  function readObjects(content: Buffer, from: readonly ObjectRange[]) {
    const parser = new PdfParser(content);
    for (const range of from) {
      const object = parser.parseAt(range);
      if (!object) continue;
      ranges.set(object, range);
      const others = byNumber.get(range.number);
      if (others) others.push(object);
      else byNumber.set(range.number, [object]);
    }
    for (const dictionary of parser.dictionaries) dictionaries.push(dictionary);
  }

  // An object without a readable number may be any.
  function resolve(value: PDFObject | undefined): PDFObject[] {
    if (!(value instanceof pdf.PDFRef)) return value ? [value] : [];
    return [value.objectNumber, undefined].flatMap((number) => byNumber.get(number) ?? []);
  }

  readObjects(bytes, findObjectRanges(bytes));
  const decrypt = await openEncryption(dictionaries, resolve);

  let room = UNPACKED_BYTES;
  async function unpack(streams: readonly PDFRawStream[]): Promise<Buffer[]> {
    const packed = decrypt
      ? await decrypt(streams.map((stream) => ({ ...ranges.get(stream), stream })))
      : streams.map(({ contents }) => contents);
    return streams.map(({ dict }, index) => {
      const unpacked = unpackStream(dict, packed[index] ?? new Uint8Array(), room);
      room -= unpacked.length;
      return unpacked;
    });
  }

  function toCount(dict: PDFDict, key: string): number {
    const [count, ...others] = new Set(resolve(getValue(dict, key)).map(toNumber));
    if (count === undefined || others.length > 0) throw new Rejection('damaged');
    return count;
  }

  // Some readers check the type, others only the two numbers.
  const isPackedObjects = ({ dict }: PDFRawStream) =>
    resolve(getValue(dict, 'Type')).some((type) => toName(type) === 'ObjStm') ||
    (getValue(dict, 'N') !== undefined && getValue(dict, 'First') !== undefined);

  const packed = [...ranges.keys()].filter(isStream).filter(isPackedObjects);
  for (const [index, content] of (await unpack(packed)).entries()) {
    const { dict } = packed[index] as PDFRawStream;
    readObjects(content, findPackedRanges(content, toCount(dict, 'N'), toCount(dict, 'First')));
  }
  return { dictionaries, resolve, unpack };
}

export const isStream = (object: PDFObject): object is PDFRawStream =>
  object instanceof pdf.PDFRawStream;

// An object stream begins with the number and the offset of each object.
function findPackedRanges(content: Buffer, count: number, first: number): ObjectRange[] {
  const numbers = new PdfParser(content).parseIntegers(2 * count);
  const begins = Array.from({ length: count }, (_, index) => ({
    number: numbers[2 * index],
    start: first + (numbers[2 * index + 1] ?? 0),
  })).sort((one, other) => one.start - other.start);
  rejectIf(
    begins.some(({ start }) => start < 0 || start >= content.length),
    'damaged',
  );
  return begins.map(({ number, start }, index) => ({
    number,
    generation: 0,
    start,
    end: begins[index + 1]?.start ?? content.length,
  }));
}

/** Unpacks a stream without a filter or with Flate, as programs write object streams. */
function unpackStream(dict: PDFDict, packed: Uint8Array, room: number): Buffer {
  const has = (key: string) => getValue(dict, key) !== undefined;
  rejectIf(['F', 'DecodeParms', 'DP', 'FFilter', 'FDecodeParms'].some(has), 'damaged');
  if (!has('Filter')) {
    rejectIf(packed.length > room, 'oversize');
    return Buffer.from(packed);
  }
  const value = getValue(dict, 'Filter');
  const filters = value instanceof pdf.PDFArray ? value.asArray() : [value];
  const [filter = '', ...more] = filters.map(toName);
  rejectIf(more.length > 0 || !['FlateDecode', 'Fl'].includes(filter), 'damaged');
  // Readers skip white space after the word `stream`.
  const begin = packed.findIndex((byte) => !BLANKS.has(byte));
  try {
    return inflateSync(packed.subarray(begin), { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    throw new Rejection(error instanceof RangeError ? 'oversize' : 'damaged');
  }
}
