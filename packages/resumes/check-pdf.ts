import { checkPdfContent } from './check-pdf-content.ts';
import { readPdf } from './pdf-file.ts';
import { rejectIf } from './rejection.ts';
import type { ResumeNote } from './resume-rules.ts';
import { beginsLikeAnother, endsLikeZip, findPdf, followsAnother } from './signatures.ts';

const END = '%%EOF';

/** Bytes in which readers look for the end mark. */
const END_ROOM = 1024;

/** Bytes that printers and downloads may append. */
const STRAY_BYTES = 100;

/** Checks a PDF. Attachments and forms are only noted, because Europass resumes have them. */
export async function checkPdf(bytes: Buffer): Promise<ResumeNote[]> {
  const start = findPdf(bytes);
  rejectIf(start < 0, 'mismatch');
  rejectIf(start > 0 && beginsLikeAnother(bytes.subarray(0, start)), 'mismatch');
  rejectIf(endsLikeZip(bytes), 'mismatch');
  // A PDF that was saved several times has several ends.
  rejectIf(followsAnother(bytes, END), 'mismatch');
  const tail = bytes.subarray(-END_ROOM).toString('latin1');
  const end = tail.lastIndexOf(END);
  rejectIf(end < 0, 'damaged');
  rejectIf(tail.slice(end + END.length).replace(/^[\s\0]+/, '').length > STRAY_BYTES, 'mismatch');
  return checkPdfContent(await readPdf(bytes));
}
