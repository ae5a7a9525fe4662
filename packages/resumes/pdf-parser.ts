import { type PDFDict, type PDFName, type PDFObject, pdf, toName } from './pdf-library.ts';
import type { Place } from './pdf-places.ts';
import { Refusal, refuseIf } from './refusal.ts';

/** Names that decide over a file. What cannot be parsed is searched for them as text. */
const DECISIVE_NAMES =
  /\/(?:JavaScript|JS|Launch|RichMedia|Rendition|OpenAction|AA|ObjStm|Encrypt)(?![\w.-])/;
/** Keys of a stream of objects. Two values of one would unpack it in two ways. */
const STREAM_KEYS = new Set(['Type', 'N', 'First', 'Filter', 'F', 'DecodeParms']);
/** Keys of a dictionary that stand in it twice, at most. */
const MOST_REPEATED = 8;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/** Objects that cannot be parsed, at most. A sound file has none; three letters of a compressed stream can look like one. */
const MOST_FAILURES = 1000;
/** Bytes parsed for each byte of a file, at most. Objects that lie inside each other are parsed several times. */
const MOST_PASSES = 8;
const SHORT_FILE = 64 * 1024;

/** Parses objects wherever they stand, and keeps every dictionary, also those inside others. */
export class PdfParser extends pdf.PDFParser {
  readonly dictionaries: PDFDict[] = [];
  readonly #source: Buffer;
  #room: number;
  #failures = 0;

  constructor(bytes: Buffer) {
    super(bytes);
    this.#source = bytes;
    this.#room = MOST_PASSES * Math.max(bytes.length, SHORT_FILE);
  }

  /**
   * Parses the object at a place.
   *
   * @returns nothing when it cannot be parsed and no name in it decides over the file
   * @throws {Refusal} `damaged` when one does, or when parsing takes too long
   */
  parseAt({ start, end }: Place): PDFObject | undefined {
    const object = this.#tryToParse(start);
    this.#room -= Math.max(0, this.bytes.offset() - start);
    refuseIf(this.#room < 0, 'damaged');
    if (object) return object;
    this.#failures += 1;
    const text = toUnescaped(this.#source.toString('latin1', start, end));
    refuseIf(this.#failures > MOST_FAILURES || DECISIVE_NAMES.test(text), 'damaged');
    return undefined;
  }

  #tryToParse(start: number): PDFObject | undefined {
    try {
      this.bytes.moveTo(start);
      return this.parseObject();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return undefined;
    }
  }

  /** Parses the integers that the bytes begin with. */
  parseIntegers(count: number): number[] {
    const integers: number[] = [];
    while (integers.length < count) {
      this.skipWhitespaceAndComments();
      integers.push(this.parseRawInt());
    }
    return integers;
  }

  // As the library does it, but it keeps the last of two values of one key, and readers may take either.
  protected override parseDict(): PDFDict {
    this.bytes.assertNext(LESS_THAN);
    this.bytes.assertNext(LESS_THAN);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    const others: [PDFName, PDFObject][] = [];
    while (this.bytes.peek() !== GREATER_THAN) {
      const key = this.parseName();
      const value = this.parseObject();
      const other = entries.get(key);
      if (other) others.push([key, other]);
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(GREATER_THAN);
    this.bytes.assertNext(GREATER_THAN);
    refuseIf(others.length > MOST_REPEATED, 'damaged');
    for (const [key, other] of others) {
      const isSame = `${other}` === `${entries.get(key)}`;
      refuseIf(!isSame && STREAM_KEYS.has(toName(key) ?? ''), 'damaged');
      if (!isSame) this.#keep(new Map(entries).set(key, other));
    }
    return this.#keep(entries);
  }

  #keep(entries: Map<PDFName, PDFObject>): PDFDict {
    const dict = pdf.PDFDict.fromMapWithContext(entries, this.context);
    this.dictionaries.push(dict);
    return dict;
  }
}

const toUnescaped = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
