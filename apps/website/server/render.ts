import type { IncomingMessage } from 'node:http';
import { caching } from '../src/model/caching.ts';
import { createPageRules, type PageRules } from '../src/model/page-rules.ts';
import { parseHashes } from './csp.ts';
import { inlineStyles, type Stylesheets } from './inline-styles.ts';
import { type PageHead, toPageHead } from './page-head.ts';
import type { PageSources } from './page-sources.ts';

/** Astro, as `dist/server/entry.mjs` exports it: nothing when no page has that path. */
export type Astro = (request: Request, locals: Locals & PageRules) => Promise<Response | undefined>;

/** An answer of Astro, whole. */
export interface RenderedAnswer {
  status: number;
  /** With a type that names its charset, and a `Cache-Control`. */
  headers: Headers;
  body: Buffer;
  /** Only of a page. */
  page?: PageHead;
}

/** What a page is given. */
export type Locals = PageSources &
  Pick<App.Locals, 'clientAddress' | 'requestId' | 'readPicture' | 'language' | 'languages'>;

/**
 * Has Astro answer, and waits for the whole answer: a page that fails half way is then still replaced by an
 * error page, and a length and a fingerprint can be given. Nothing when no route matches.
 */
export async function render(
  astro: Astro,
  request: Request,
  locals: Locals,
  stylesheets: Stylesheets,
): Promise<RenderedAnswer | undefined> {
  const rules = createPageRules();
  const answer = await astro(request, { ...locals, ...rules });
  if (!answer) return undefined;
  const { status } = answer;
  const headers = new Headers(answer.headers);
  const allowed = parseHashes(headers.get('content-security-policy') ?? '');
  for (const name of ['content-length', 'content-security-policy']) headers.delete(name);
  const type = headers.get('content-type') ?? '';
  if (/^application\/(json|xml|rss\+xml|manifest\+json)$/i.test(type)) {
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (!headers.has('cache-control')) {
    headers.set('cache-control', status === 200 ? caching.page : caching.never);
  }
  const rendered = Buffer.from(await answer.arrayBuffer());
  if (!type.startsWith('text/html')) return { status, headers, body: rendered };
  const text = rendered.toString();
  const { html, styles } = inlineStyles(text, stylesheets, rules.getRules());
  return { status, headers, body: Buffer.from(html), page: toPageHead(text, { allowed, styles }) };
}

/** A form that is posted, as Astro takes it. Its signal is aborted when the body breaks off. */
export function toFormRequest(request: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  // Node takes any stream as a body, if it is told that the answer may come first; the types are those of browsers.
  const body = request as unknown as ReadableStream;
  const broken = new AbortController();
  request.once('close', () => {
    if (!request.complete) broken.abort();
  });
  const posted: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
    signal: broken.signal,
  };
  return new Request(url, posted);
}
