import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { send, type WireResponse } from '../system/wire.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { choosePages, getPaths } from './sitemap.ts';

/** Required headers of every response. */
const REQUIRED: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(3[1-9]\d{6}|[4-9]\d{7})/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
};

/** The website's policy by directive. */
const POLICY: Record<string, RegExp> = {
  'default-src': /^'none'$/,
  'script-src': /^(?!.*unsafe)(?!.*\*)/,
  'style-src': /^(?!.*unsafe)(?!.*\*)/,
  'base-uri': /^'none'$/,
  'form-action': /^'self'$/,
  'frame-ancestors': /^'none'$/,
  'require-trusted-types-for': /^'script'$/,
};

const NEVER = ['server', 'x-powered-by', 'x-astro-cache', 'x-nextjs-cache'];

/** Variants of a path: accidental ones, and attacks. */
function toSpellings(path: string): string[] {
  const letter = path.match(/[a-z]/i)?.[0] ?? '';
  const code = letter.charCodeAt(0).toString(16);
  return [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `${path}/index.html`,
    `${path}.html`,
    `${path}?utm_source=a&q=<b>`,
    `${path}/?`,
    `${path};a=b`,
    `${path}%00`,
    `${path}%2F`,
    `${path}%5C`,
    `/.${path}`,
    `/a/..${path}`,
    `/%2e${path}`,
    path.toUpperCase(),
    path.replaceAll('&', '%26'),
    ...(letter ? [path.replace(letter, `%${code}`), path.replace(letter, `%25${code}`)] : []),
  ];
}

/** Missing, wrong and forbidden headers of a response. */
function findHeaderProblems(response: WireResponse, isWebsite: boolean): string[] {
  const problems: string[] = [];
  for (const [name, pattern] of Object.entries(REQUIRED)) {
    const value = response.headers[name];
    if (value === undefined || !pattern.test(value)) problems.push(`${name}: ${value}`);
  }
  for (const name of NEVER) if (response.headers[name]) problems.push(`${name} is sent`);
  if (
    /^text\//.test(response.headers['content-type'] ?? '') &&
    !/charset=/.test(response.headers['content-type'] ?? '')
  )
    problems.push('text without a character set');
  const policy = parsePolicy(response.headers['content-security-policy'] ?? '');
  for (const [directive, pattern] of isWebsite ? Object.entries(POLICY) : []) {
    const value = policy.get(directive);
    if (value === undefined || !pattern.test(value)) problems.push(`policy ${directive}: ${value}`);
  }
  if (!policy.has('frame-ancestors')) problems.push('no policy');
  return problems;
}

function parsePolicy(text: string): Map<string, string> {
  return new Map(
    text.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
}

test('every spelling of every path has the security headers and no server error', async () => {
  const problems: string[] = [];
  const paths = [
    ...(await choosePages(await getPaths(), 'sample')),
    ...['/no-such-page', '/robots.txt', '/sitemap.xml', '/rss.xml', '/healthz', '/readyz'],
    ...['/forms/contact', '/_image', '/.git/config', '/package.json'],
  ];
  for (const path of paths) {
    for (const spelling of toSpellings(path)) {
      const response = await send(website, spelling);
      const wrong = findHeaderProblems(response, true);
      if (response.status >= 500) wrong.push(`status ${response.status}`);
      const { location = '/' } = response.headers;
      if (!/^\/(?![/\\])/.test(location)) wrong.push(`leads to ${location}`);
      problems.push(...wrong.map((what) => `${spelling}: ${what}`));
    }
  }
  expect(problems).toEqual([]);
});

test('a page under another spelling is the same page, with its own Content Security Policy', async () => {
  const problems: string[] = [];
  for (const path of await choosePages(await getPaths(), 'sample')) {
    const wanted = await send(website, path);
    for (const spelling of toSpellings(path)) {
      const response = await send(website, spelling);
      if (response.status !== 200) continue;
      if (toTitle(response) !== toTitle(wanted)) {
        problems.push(`${spelling} responds with ${toTitle(response)}`);
      }
      if (!isDeepStrictEqual(toAllowed(response), toInline(response)))
        problems.push(`${spelling} has the policy of another page`);
    }
  }
  expect(problems).toEqual([]);
});

test('every page has one canonical path: other cases redirect there, with the query', async () => {
  const problems: string[] = [];
  for (const path of await choosePages(await getPaths(), 'perLayout')) {
    for (const spelling of [path.toLowerCase(), path.toUpperCase()]) {
      if (spelling === path) continue;
      const { status, headers } = await send(website, `${spelling}?utm_source=A`);
      const leadsTo = decodeURIComponent(headers.location ?? '');
      if (status !== 308 || leadsTo !== `${decodeURIComponent(path)}?utm_source=A`) {
        problems.push(`${spelling} responds with ${status} ${headers.location}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

/** Differences between HEAD and GET of a page, and whether a conditional request gets a 304. */
async function findHeadDifferences(path: string): Promise<string[]> {
  const get = await send(website, path);
  const head = await send(website, path, { method: 'HEAD' });
  const again = await send(website, path, { headers: { 'If-None-Match': get.headers.etag ?? '' } });
  return [
    ...['content-type', 'content-length', 'cache-control'].flatMap((name) =>
      head.headers[name] === get.headers[name] ? [] : [`${path}: head has another ${name}`],
    ),
    ...(again.status === 304 ? [] : [`${path}: sent again`]),
  ];
}

test('HEAD has the headers of GET, and a matching ETag is 304', async () => {
  const problems: string[] = [];
  const pages = await choosePages(await getPaths(), 'perLayout');
  for (const path of [...pages, '/sitemap.xml', '/rss.xml', '/robots.txt']) {
    // Random picks change twice a minute, perhaps between two requests.
    if ((await findHeadDifferences(path)).length > 0)
      problems.push(...(await findHeadDifferences(path)));
  }
  expect(problems).toEqual([]);
});

test('security.txt names a contact, and has not expired', async () => {
  const { status, body } = await send(website, '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
});

test('internal files of the build are not served', async () => {
  const problems: string[] = [];
  for (const path of [
    ...[
      '/_image?href=/preview.png&w=1',
      '/.git/config',
      '/.env',
      '/package.json',
      '/server/main.ts',
    ],
    ...['/_actions/x', '/_server-islands/x', '/dist/server/entry.mjs', '/..%2fpackage.json'],
  ]) {
    const { status } = await send(website, path);
    if (status !== 400 && status !== 404) problems.push(`${path} responds with ${status}`);
  }
  expect(problems).toEqual([]);
});

test('responses of the dashboard have the security headers', async () => {
  const problems: string[] = [];
  for (const path of [
    ...[
      '/admin',
      '/admin/login',
      '/api/blogs',
      '/api/blog-slug/none',
      '/cms-api/users',
      '/nothing',
    ],
    ...['/healthz', '/readyz', '/_next/image?url=%2Fa.png&w=640&q=75'],
  ]) {
    const response = await send(dashboard, path);
    const wrong = findHeaderProblems(response, false);
    if (response.status >= 500) wrong.push(`status ${response.status}`);
    problems.push(...wrong.map((what) => `${path}: ${what}`));
  }
  expect(problems).toEqual([]);
});

/** Hashes in the policy of a response. */
function toAllowed({ headers }: Pick<WireResponse, 'headers'>): Set<string> {
  const hashes = (headers['content-security-policy'] ?? '').matchAll(/'(sha256-[^']+)'/g);
  return new Set([...hashes].map(([, hash = '']) => hash));
}

/** Hashes of the inline scripts and styles of a page. */
function toInline({ body }: Pick<WireResponse, 'body'>): Set<string> {
  const elements = body.matchAll(
    /<(script|style)(?![^>]*(?:src=|ld\+json|\/json))[^>]*>(.*?)<\/\1>/gs,
  );
  return new Set(
    [...elements].map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  );
}

function toTitle({ body }: WireResponse): string | undefined {
  return body.match(/<title>([^<]*)/)?.[1];
}
