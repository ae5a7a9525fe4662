import { parseCompoundFile } from './compound-file.ts';
import { Rejection, rejectIf } from './rejection.ts';
import type { ResumeNote } from './resume-rules.ts';
import { endsLikeZip, findPdf } from './signatures.ts';

const MACRO_NAMES = /^(?:macros|vba|_vba_project(?:_cur)?|macrosheets)$/i;
/** Streams of password-protected documents of newer Office versions. */
const ENCRYPTED_NAMES = /^(?:EncryptedPackage|EncryptionInfo)$/i;
/** Embedded files that a click opens. */
const PACKAGE_NAMES = /^\P{L}?Ole10(?:Native|ItemName)$/iu;

const WORD_START = 32;
const WORD_SIGNATURE = 0xa5ec;
const ENCRYPTED_FLAG = 0x0100;

/** Checks a Word 97 to 2003 document: a compound file with Word's stream, without password, macros or embedded files. */
export function checkDoc(bytes: Buffer): ResumeNote[] {
  rejectIf(findPdf(bytes) >= 0 || endsLikeZip(bytes), 'mismatch');
  const file = parseCompoundFile(bytes);
  const has = (names: RegExp) => file.entries.some(({ name }) => names.test(name));
  rejectIf(has(ENCRYPTED_NAMES), 'encrypted');
  const word = file.entries.find(({ name, kind }) => name === 'WordDocument' && kind === 'stream');
  if (!word) throw new Rejection('mismatch');
  const start = file.readStart(word, WORD_START);
  rejectIf(start.length < WORD_START, 'damaged');
  rejectIf(start.readUInt16LE(0) !== WORD_SIGNATURE, 'mismatch');
  rejectIf((start.readUInt16LE(10) & ENCRYPTED_FLAG) !== 0, 'encrypted');
  rejectIf(has(MACRO_NAMES), 'macros');
  rejectIf(has(PACKAGE_NAMES), 'active');
  return [];
}
