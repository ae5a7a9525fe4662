import type { Payload } from 'payload';
import { collectLinks, isDocument, parseTarget } from './link-target.ts';
import { findTitle } from './linked-documents.ts';
import { resolveLinks } from './resolve-links.ts';

/** A link whose words stand alone on the website, because what it leads to cannot be opened. */
export interface BrokenLink {
  /** Its words. */
  words: string;
  /** What it led to, as far as it is still there. */
  title?: string;
  /** Deleted for good or in the trash; or not published, or waiting for its date. */
  reason: 'gone' | 'hidden';
}

/** The links of an article that lead to nothing visitors can open, in their order. */
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
