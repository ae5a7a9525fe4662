import { getValue, type PDFDict, type PDFObject, type PDFRawStream, pdf } from './pdf-library.ts';
import { Rejection, rejectIf } from './rejection.ts';

/** A stream and the numbers of its object, from which its key is derived. */
interface EncryptedStream {
  number?: number | undefined;
  generation?: number;
  stream: PDFRawStream;
}

type Decrypt = (streams: readonly EncryptedStream[]) => Promise<Uint8Array[]>;

/**
 * Opens an encrypted PDF with the empty user password. Only strings and streams are encrypted, not names and keys.
 * @returns a function that decrypts streams; nothing when the file is not encrypted
 * @throws {Rejection} `encrypted` when it needs a password
 */
export async function openEncryption(
  dictionaries: readonly PDFDict[],
  resolve: (value: PDFObject | undefined) => PDFObject[],
): Promise<Decrypt | undefined> {
  const trailers = dictionaries.filter((dict) => resolve(getValue(dict, 'Encrypt')).some(isDict));
  const encryptions = new Set(
    trailers.flatMap((dict) => resolve(getValue(dict, 'Encrypt'))).map(String),
  );
  const [encryption, ...others] = encryptions;
  if (encryption === undefined) return undefined;
  rejectIf(others.length > 0, 'damaged');
  const id = trailers.flatMap((dict) => resolve(getValue(dict, 'ID'))).find(isArray);

  async function decrypt(streams: readonly EncryptedStream[]): Promise<Uint8Array[]> {
    const numbers = new Set(streams.map(({ number }) => number));
    rejectIf(numbers.size < streams.length || numbers.has(undefined), 'damaged');
    const { context } = await load(
      toSmallPdf(streams, `/Encrypt ${encryption} /ID ${id ?? '[<> <>]'}`),
    );
    return streams.map(({ number = 0, generation = 0 }) => {
      const object = context.lookup(pdf.PDFRef.of(number, generation));
      if (!(object instanceof pdf.PDFRawStream)) throw new Rejection('damaged');
      return object.contents;
    });
  }
  await decrypt([]);
  return decrypt;
}

const isDict = (object: PDFObject) => object instanceof pdf.PDFDict;
const isArray = (object: PDFObject) => object instanceof pdf.PDFArray;

/** A PDF of these streams only, so that the library decrypts nothing else. */
function toSmallPdf(streams: readonly EncryptedStream[], trailer: string): Buffer {
  const objects = streams.flatMap(({ number, generation, stream: { contents } }) => [
    `${number} ${generation} obj\n<< /Length ${contents.length} >>\nstream\n`,
    contents,
    '\nendstream\nendobj\n',
  ]);
  // The library expects an object first.
  const begin = '%PDF-1.7\n1 65535 obj\nnull\nendobj\n';
  const parts = [begin, ...objects, `trailer\n<< ${trailer} >>\nstartxref\n0\n%%EOF\n`];
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
}

async function load(bytes: Buffer) {
  try {
    return await pdf.PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: pdf.ParseSpeeds.Fastest,
    });
  } catch (error) {
    const needsPassword = error instanceof Error && error.message === 'NEEDS PASSWORD';
    throw new Rejection(needsPassword ? 'encrypted' : 'damaged');
  }
}
