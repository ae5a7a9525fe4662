import type { IncomingMessage, ServerResponse } from 'node:http';
import { type StaticText, sendText } from '@agency/server/static-text';
import { STYLES_HEADER } from '../src/model/styles-header.ts';
import { type PolicyHashes, toPageHashes } from './content-policy.ts';
import { allowInline } from './website-headers.ts';

/** What a page is besides a text (docs/first-paint.md). */
export interface PageParts {
  /** The page for browsers that keep its styles. */
  linked(): StaticText | Promise<StaticText>;
  head: PageHead;
}

/** What the headers of a page say of it. */
export interface PageHead {
  /** What its policy allows. */
  hashes: PolicyHashes;
  /** What it preloads, as a `Link` header: a CDN sends that ahead of the page as early hints. */
  preloads: string;
}

const PRELOAD =
  /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin\s*\/?>/g;

/**
 * What the headers of this page say.
 * @param allowed inline scripts and styles that may stand in it
 */
export function toPageHead(html: string, allowed: PolicyHashes): PageHead {
  return { hashes: toPageHashes(html, allowed), preloads: toPreloads(html) };
}

/** The `Link` header of a page. */
function toPreloads(html: string): string {
  return [...html.matchAll(PRELOAD)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`)
    .join(', ');
}

/** Sets the headers that only a page has. */
export function setPageHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { hashes, preloads }: PageHead,
): void {
  allowInline(request, hashes);
  if (preloads) response.setHeader('Link', preloads);
}

/** A text to send, which may be a page. */
interface Text {
  text: StaticText;
  type: string;
  cacheControl: string;
  page?: PageParts | undefined;
}

const VARY = `Accept-Encoding, ${STYLES_HEADER.name}`;

/** Sends a text, or 304 when the client has it. A page is sent in the way its browser takes best. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, ...text }: Text,
  { status = 200 } = {},
): Promise<void> {
  if (!page) return sendText(request, response, text, { status });
  setPageHeaders(request, response, page.head);
  const isLinked = request.headers[STYLES_HEADER.name.toLowerCase()] === STYLES_HEADER.linked;
  const chosen = isLinked ? { ...text, text: await page.linked() } : text;
  return sendText(request, response, chosen, { status, vary: VARY });
}
