import { judgePdf } from './judge-pdf.ts';
import { readPdf } from './pdf-file.ts';
import { refuseIf } from './refusal.ts';
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
  refuseIf(start < 0, 'mismatch');
  refuseIf(start > 0 && beginsLikeAnother(bytes.subarray(0, start)), 'mismatch');
  refuseIf(endsLikeZip(bytes), 'mismatch');
  // A PDF that was saved several times has several ends.
  refuseIf(followsAnother(bytes, END), 'mismatch');
  const tail = bytes.subarray(-END_ROOM).toString('latin1');
  const end = tail.lastIndexOf(END);
  refuseIf(end < 0, 'damaged');
  refuseIf(tail.slice(end + END.length).replace(/^[\s\0]+/, '').length > STRAY_BYTES, 'mismatch');
  return judgePdf(await readPdf(bytes));
}
