/** First bytes of an OLE compound file: .doc, and every encrypted Office document. */
export const oleHeader = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** First bytes of a ZIP's first entry: .docx. */
export const zipHeader = Buffer.from('PK\x03\x04', 'latin1');

const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_SIZE = 22;

/** Bytes in which readers look for the start of a PDF. */
const PDF_LEAD = 1024;

// Patterns for bytes decoded as latin1, where a byte order mark is three characters.
const BYTE_ORDER_MARK = '(?:\xef\xbb\xbf)?';
const TEXTS = String.raw`<|#!|\{\\rtf`;
// biome-ignore format: a list of names
const others = [
  ...[zipHeader, oleHeader].map((header) => header.toString('latin1')),
  'MZ', '\x7fELF', 'GIF8', '\x89PNG', '\xff\xd8\xff', 'Rar!', '7z\xbc\xaf', '\x1f\x8b',
].join('|');
const beginning = new RegExp(`^(?:${others}|${BYTE_ORDER_MARK}\\s*(?:${TEXTS}))`);

export function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** Offset of the PDF in a file, or -1. */
export function findPdf(bytes: Buffer): number {
  return bytes.subarray(0, PDF_LEAD).indexOf('%PDF-');
}

/** Whether the bytes begin like another kind of file, a web page or a script. */
export function beginsLikeAnother(bytes: Buffer): boolean {
  return beginning.test(bytes.subarray(0, PDF_LEAD).toString('latin1'));
}

/** Whether another kind of file begins after any occurrence of a mark. */
export function followsAnother(bytes: Buffer, mark: string): boolean {
  const another = new RegExp(`${mark}[\\s\\0]*${BYTE_ORDER_MARK}(?:${others}|${TEXTS})`);
  return another.test(bytes.toString('latin1'));
}

/** End of a ZIP with the comment of its directory, or -1. */
export function findZipEnd(bytes: Buffer): number {
  const at = bytes.lastIndexOf(zipEnd);
  const end = at + ZIP_END_SIZE;
  if (at < 0 || end > bytes.length) return -1;
  const whole = end + bytes.readUInt16LE(end - 2);
  return whole <= bytes.length ? whole : -1;
}

/** Whether the bytes end with a ZIP directory. */
export function endsLikeZip(bytes: Buffer): boolean {
  const longestComment = 0xffff;
  const from = Math.max(0, bytes.length - ZIP_END_SIZE - longestComment);
  for (let at = bytes.lastIndexOf(zipEnd); at >= from; at = bytes.lastIndexOf(zipEnd, at - 1)) {
    const end = at + ZIP_END_SIZE;
    if (end <= bytes.length && end + bytes.readUInt16LE(end - 2) === bytes.length) return true;
    if (at === 0) break;
  }
  return false;
}
