import type { IncomingMessage } from 'node:http';
import { caching } from '../src/model/caching.ts';
import { createPageRules, type PageRules } from '../src/model/page-rules.ts';
import { type PagePolicy, parseHashes, toPagePolicy } from './csp.ts';
import { inlineStyles, type Stylesheets } from './inline-styles.ts';
import type { PageSources } from './page-sources.ts';

/** Renders a request with Astro (astro-entry.ts). Returns undefined if no route matches. */
export type AstroHandler = (
  request: Request,
  locals: Locals & PageRules,
) => Promise<Response | undefined>;

export interface RenderedResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Only of an HTML page. */
  head?: PageHead;
}

/** What the headers of a page need from its HTML. */
export interface PageHead {
  policy: PagePolicy;
  /** Preloaded fonts as a `Link` header, which a CDN sends as early hints. */
  preloads: string;
}

/** `Astro.locals` that the server sets. */
export type Locals = PageSources &
  Pick<
    App.Locals,
    'clientAddress' | 'requestId' | 'logger' | 'readPicture' | 'language' | 'languages'
  >;

/** Renders a complete response, so that a page which fails half way can be replaced by an error page. */
export async function renderResponse(
  astro: AstroHandler,
  request: Request,
  locals: Locals,
  stylesheets: Stylesheets,
): Promise<RenderedResponse | undefined> {
  const rules = createPageRules();
  const response = await astro(request, { ...locals, ...rules });
  if (!response) return undefined;
  const { status } = response;
  const headers = new Headers(response.headers);
  const allowed = parseHashes(headers.get('content-security-policy') ?? '');
  for (const name of ['content-length', 'content-security-policy']) headers.delete(name);
  const type = headers.get('content-type') ?? '';
  if (/^application\/(json|xml|rss\+xml|manifest\+json)$/i.test(type)) {
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (!headers.has('cache-control')) {
    const isPage = request.method === 'GET' && status === 200;
    headers.set('cache-control', isPage ? caching.page : caching.never);
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith('text/html')) return { status, headers, body };
  const text = body.toString();
  const { html, styles } = inlineStyles(text, stylesheets, rules.getRules());
  return { status, headers, body: Buffer.from(html), head: toPageHead(text, { allowed, styles }) };
}

// As `src/shell/Document.astro` writes it.
const PRELOAD =
  /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin\s*\/?>/g;

/** @param options see `toPagePolicy` */
export function toPageHead(html: string, options: Parameters<typeof toPagePolicy>[1]): PageHead {
  const links = [...html.matchAll(PRELOAD)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; crossorigin`)
    .join(', ');
  // A copy, because a substring would keep the whole page in memory.
  return { policy: toPagePolicy(html, options), preloads: Buffer.from(links).toString() };
}

/** Converts a form post for Astro. Its signal is aborted if the connection breaks. */
export function toFormRequest(request: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const broken = new AbortController();
  request.once('close', () => {
    if (!request.complete) broken.abort();
  });
  // Node accepts any stream as a body with `duplex`, which the browser types do not have.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: request as unknown as ReadableStream,
    duplex: 'half',
    signal: broken.signal,
  };
  return new Request(url, init);
}
