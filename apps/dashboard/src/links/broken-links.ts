import type { Payload } from 'payload';
import { collectLinks, isDocument, parseTarget } from './link-target.ts';
import { findTitle } from './linked-documents.ts';
import { resolveLinks } from './resolve-links.ts';

/** A link that the website shows as plain text, because its target is not public. */
export interface BrokenLink {
  /** Link text. */
  words: string;
  /** Title of the target, if it exists. */
  title?: string;
  /** `gone`: deleted or in the trash; `hidden`: not published yet. */
  reason: 'gone' | 'hidden';
}

/** Links of an article whose target is not public, in order. */
export async function findBrokenLinks(payload: Payload, content: unknown): Promise<BrokenLink[]> {
  const paths = await resolveLinks(payload, content);
  const lost = collectLinks(content).filter(({ target }) => !paths.has(target));
  return Promise.all(lost.map(({ words, target }) => describe(payload, words, target)));
}

async function describe(payload: Payload, words: string, stored: string): Promise<BrokenLink> {
  const target = parseTarget(stored);
  const title = target && isDocument(target) ? await findTitle(payload, target) : undefined;
  return title === undefined ? { words, reason: 'gone' } : { words, title, reason: 'hidden' };
}
