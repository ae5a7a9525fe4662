import { SaxesParser } from 'saxes';
import { readMainPart } from './check-docx.ts';
import type { ResumePages } from './draw-pages.ts';
import { Rejection } from './rejection.ts';

/** Most characters that are read, and characters that are parsed at a time. */
const limits = { text: 100_000, chunk: 64 * 1024 };

/** Elements that stand for characters. */
const characters: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

/** The text of a Word document, as one page without a picture. Blocks its thread. */
export async function readDocx(bytes: Uint8Array): Promise<ResumePages> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { ok: true, total: 1, pages: [{ text: toText(await readMainPart(view)) }] };
  } catch {
    return { ok: true, total: 0, pages: [] };
  }
}

function toText(xml: string): string {
  const parser = new SaxesParser();
  let text = '';
  let isText = false;
  // Text boxes are in the document twice: as a choice, and for older programs.
  let fallbacks = 0;
  parser.on('opentag', ({ name }) => {
    const local = toLocalName(name);
    if (local === 'Fallback') fallbacks += 1;
    if (fallbacks > 0) return;
    isText = local === 't';
    text += characters[local] ?? '';
  });
  parser.on('text', (characters) => {
    if (isText) text += characters;
  });
  parser.on('closetag', ({ name }) => {
    const local = toLocalName(name);
    isText = false;
    if (local === 'Fallback') fallbacks -= 1;
    if (local === 'p' && fallbacks === 0) text += '\n';
  });
  parser.on('doctype', () => {
    throw new Rejection('active');
  });
  for (let at = 0; at < xml.length && text.length < limits.text; at += limits.chunk)
    parser.write(xml.slice(at, at + limits.chunk));
  return text
    .slice(0, limits.text)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1);
