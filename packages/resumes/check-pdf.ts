import { readPdf } from './pdf-structure.ts';
import { refuseIf } from './refusal.ts';
import type { ResumeNote } from './resume-rules.ts';
import { beginsLikeAnother, endsLikeZip, findPdf, followsAnother } from './signatures.ts';

const END = '%%EOF';

/** Readers look for the end mark in the last kilobyte. */
const END_ROOM = 1024;

/** Bytes behind the last end mark, blanks not counted: what a printer or a download leaves there is shorter. */
const STRAY_BYTES = 100;

const activeNames = ['JavaScript', 'JS', 'Launch', 'RichMedia'];
const notedNames = ['EmbeddedFile', 'EmbeddedFiles', 'XFA'];
const NAMES = new RegExp(`/(${[...activeNames, ...notedNames].join('|')})(?![\\w.-])`, 'g');

/** What an action is called where a compressed stream cannot hold it by chance and a text does not say it. */
const HIDDEN_ACTION = /(?:[\s\0]|\/S)\/(?:JavaScript|Launch|Rendition)(?![\w.-])/;

/** Links are text, and addresses have slashes. Without white space, nothing in them can be an object. */
const LINKS = /\/URI ?\([^\s\0()\\]{0,2000}\)/g;

/** Characters between `/OpenAction` and what it opens, at most. */
const ACTION_ROOM = 500;

/**
 * A PDF: marked at both ends, nothing else besides, without a password, scripts and programs to start.
 * Attachments and forms are only noted, because honest resumes have them (Europass attaches its own data).
 */
export function checkPdf(bytes: Buffer): ResumeNote[] {
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

  const { structure, everything, isWhole } = readPdf(bytes);
  refuseIf(/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(structure), 'encrypted');
  refuseIf(!isWhole, 'damaged');
  const found = new Set<string>();
  for (const [, name = ''] of structure.replace(LINKS, '').matchAll(NAMES)) found.add(name);
  refuseIf(
    activeNames.some((name) => found.has(name)),
    'active',
  );
  refuseIf(HIDDEN_ACTION.test(everything) || opensAddress(structure), 'active');
  return [
    ...(found.has('EmbeddedFile') || found.has('EmbeddedFiles') ? (['attachments'] as const) : []),
    ...(found.has('XFA') ? (['form'] as const) : []),
  ];
}

// One way through the text, however many actions begin in it.
function opensAddress(structure: string): boolean {
  const addresses = structure.matchAll(/\/URI(?![\w.-])/g);
  let address = addresses.next().value?.index;
  let end = -1;
  for (const { index } of structure.matchAll(/\/OpenAction\s*<</g)) {
    while (address !== undefined && address < index) address = addresses.next().value?.index;
    if (address === undefined) return false;
    if (end < index) end = structure.indexOf('>', index);
    if (end === -1) end = structure.length;
    if (address < Math.min(end, index + ACTION_ROOM)) return true;
  }
  return false;
}
