import { type PDFDict, type PDFName, type PDFObject, pdf, toName } from './pdf-library.ts';
import type { ObjectRange } from './pdf-object-ranges.ts';
import { Rejection, rejectIf } from './rejection.ts';

/** Names of active content. Unparseable objects are searched for them as text. */
const DECISIVE_NAMES =
  /\/(?:JavaScript|JS|Launch|RichMedia|Rendition|OpenAction|AA|ObjStm|Encrypt)(?![\w.-])/;
/** Keys of an object stream that must not be repeated: readers would unpack it in two ways. */
const STREAM_KEYS = new Set(['Type', 'N', 'First', 'Filter', 'F', 'DecodeParms']);
/** Most repeated keys of a dictionary. */
const MAX_REPEATED = 8;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/** Most unparseable objects. Compressed streams can contain the word `obj` by chance. */
const MAX_FAILURES = 1000;
/** Most bytes parsed for each byte of a file. Nested objects are parsed several times. */
const MAX_PASSES = 8;
const SHORT_FILE = 64 * 1024;

/** Parses objects at given offsets and collects every dictionary. */
export class PdfParser extends pdf.PDFParser {
  readonly dictionaries: PDFDict[] = [];
  readonly #source: Buffer;
  #room: number;
  #failures = 0;

  constructor(bytes: Buffer) {
    super(bytes);
    this.#source = bytes;
    this.#room = MAX_PASSES * Math.max(bytes.length, SHORT_FILE);
  }

  /**
   * Parses the object at a range; returns nothing if that fails and the object contains no decisive name.
   * @throws {Rejection} `damaged` if it contains one, or if parsing takes too long
   */
  parseAt({ start, end }: ObjectRange): PDFObject | undefined {
    const object = this.#tryToParse(start);
    this.#room -= Math.max(0, this.bytes.offset() - start);
    rejectIf(this.#room < 0, 'damaged');
    if (object) return object;
    this.#failures += 1;
    const text = toUnescaped(this.#source.toString('latin1', start, end));
    rejectIf(this.#failures > MAX_FAILURES || DECISIVE_NAMES.test(text), 'damaged');
    return undefined;
  }

  #tryToParse(start: number): PDFObject | undefined {
    try {
      this.bytes.moveTo(start);
      return this.parseObject();
    } catch (error) {
      if (error instanceof Rejection) throw error;
      return undefined;
    }
  }

  parseIntegers(count: number): number[] {
    const integers: number[] = [];
    while (integers.length < count) {
      this.skipWhitespaceAndComments();
      integers.push(this.parseRawInt());
    }
    return integers;
  }

  // The library keeps the last value of a repeated key; other readers may take the first.
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
    rejectIf(others.length > MAX_REPEATED, 'damaged');
    for (const [key, other] of others) {
      const isSame = `${other}` === `${entries.get(key)}`;
      rejectIf(!isSame && STREAM_KEYS.has(toName(key) ?? ''), 'damaged');
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
