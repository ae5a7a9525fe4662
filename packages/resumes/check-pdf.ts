import { judgePdf } from './judge-pdf.ts';
import { readPdf } from './pdf-file.ts';
import { refuseIf } from './refusal.ts';
import type { ResumeNote } from './resume-rules.ts';
import { beginsLikeAnother, endsLikeZip, findPdf, followsAnother } from './signatures.ts';

const END = '%%EOF';

/** Readers look for the end mark in the last kilobyte. */
const END_ROOM = 1024;

/** Bytes behind the last end mark, blanks not counted: what a printer or a download leaves there is shorter. */
const STRAY_BYTES = 100;

/**
 * A PDF: marked at both ends, nothing else besides, opened without a password, without active content.
 * Attachments and forms are only noted, because honest resumes have them (Europass attaches its own data).
 */
export async function checkPdf(bytes: Buffer): Promise<ResumeNote[]> {
  const start = findPdf(bytes);
  refuseIf(start < 0, 'mismatch');
  refuseIf(start > 0 && beginsLikeAnother(bytes.subarray(0, start)), 'mismatch');
  refuseIf(endsLikeZip(bytes), 'mismatch');
  // One that was changed has several ends.
  refuseIf(followsAnother(bytes, END), 'mismatch');
  const tail = bytes.subarray(-END_ROOM).toString('latin1');
  const end = tail.lastIndexOf(END);
  refuseIf(end < 0, 'damaged');
  refuseIf(tail.slice(end + END.length).replace(/^[\s\0]+/, '').length > STRAY_BYTES, 'mismatch');
  return judgePdf(await readPdf(bytes));
}
