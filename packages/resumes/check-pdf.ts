import { inflateSync } from 'node:zlib';
import type { ResumeNote } from './check-resume.ts';
import { refuseIf } from './refusal.ts';
import { beginsLikeAnother, endsLikeZip, findPdf } from './signatures.ts';

/** Readers look for the end mark in the last kilobyte. */
const endRoom = 1024;
/** Packed objects together, unpacked. */
const packedBytes = 16 * 1024 * 1024;

/**
 * A PDF: marked at both ends, nothing else besides, without a password, scripts and programs to start.
 * Attachments and forms are only noted, because honest resumes have them (Europass attaches its own data).
 */
export function checkPdf(bytes: Buffer): ResumeNote[] {
  const start = findPdf(bytes);
  refuseIf(start < 0, 'mismatch');
  refuseIf(start > 0 && beginsLikeAnother(bytes.subarray(0, start)), 'mismatch');
  refuseIf(endsLikeZip(bytes), 'mismatch');
  refuseIf(!bytes.subarray(-endRoom).includes('%%EOF'), 'damaged');

  const structure = toStructure(bytes);
  refuseIf(/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(structure), 'encrypted');
  const has = (name: string) => new RegExp(`/${name}(?![\\w.-])`).test(structure);
  refuseIf(['JavaScript', 'JS', 'Launch', 'RichMedia'].some(has), 'active');
  refuseIf(/\/OpenAction\s*<<[^>]{0,500}\/URI(?![\w.-])/.test(structure), 'active');
  return [
    ...(has('EmbeddedFiles?') ? (['attachments'] as const) : []),
    ...(has('XFA') ? (['form'] as const) : []),
  ];
}

/**
 * What a PDF says about itself, as text: everything outside streams, where three letters can stand by chance,
 * and the objects packed into streams. Names spelled with escapes (`/J#53`) are written out.
 */
function toStructure(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const parts: string[] = [];
  let room = packedBytes;
  let at = 0;
  for (const { index, 0: mark } of text.matchAll(/\bstream\r?\n/g)) {
    if (index < at) continue;
    const body = index + mark.length;
    const end = text.indexOf('endstream', body);
    if (end < 0) break;
    const between = text.slice(at, index);
    parts.push(between);
    if (isPackedObjects(between)) {
      const unpacked = inflate(bytes.subarray(body, end), room);
      room -= unpacked.length;
      parts.push(unpacked);
    }
    at = end;
  }
  parts.push(text.slice(at));
  return parts
    .join('\n')
    .replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function isPackedObjects(between: string): boolean {
  const dictionary = between.slice(between.lastIndexOf(' obj'));
  return /\/ObjStm(?!\w)/.test(dictionary) && /\/(?:FlateDecode|Fl)(?!\w)/.test(dictionary);
}

function inflate(packed: Buffer, room: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room) }).toString('latin1');
  } catch (error) {
    refuseIf(error instanceof RangeError, 'oversize');
    // Broken or packed twice: a reader makes nothing of it, or what it makes is beyond this check.
    return '';
  }
}
