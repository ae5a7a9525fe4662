import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseWebsiteSettings } from '../src/settings.ts';
import { finishBuild } from './finish-build.ts';
import type { AstroHandler } from './render.ts';
import { createWebsite, type Website } from './website.ts';

const shared = '.page{color:red}'.repeat(100);
const small = '.dot{color:blue}';
const known = 'known()';
const toPage = (name: string, extra = '') =>
  `<head><link rel="preload" href="/_astro/type.woff2" as="font" type="font/woff2" crossorigin>` +
  `<link rel="stylesheet" media="print" href="/_astro/print.css">` +
  `<link rel="stylesheet" href="/_astro/shared.css"><link rel="stylesheet" href="/_astro/small.css"></head>` +
  `<h1 data-fit="${name}">${name}</h1><script>${known}</script>${extra}`;

const astro: AstroHandler = async (request) => {
  const { pathname } = new URL(request.url);
  const headers = {
    'content-type': 'text/html',
    // Astro lists all hashes of the build, of which this page may lack some.
    'content-security-policy': `script-src 'self' ${toSource(known)} ${toSource('other()')};`,
  };
  const kept = { ...headers, 'cache-control': 'public, max-age=0, s-maxage=30' };
  if (pathname === '/made') return new Response(toPage('made'), { headers: kept });
  if (pathname === '/unkept') return new Response(toPage('made'), { headers });
  if (pathname === '/hurt')
    return new Response(toPage('made', '<script>steal()</script><style>*{}</style>'), { headers });
  // Astro does not escape `<` in attributes.
  if (pathname === '/title')
    return new Response(`<meta content="What <style> does">${toPage('made')}`, { headers: kept });
  return undefined;
};

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
let website: Website;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-paint-'));
  const client = join(folder, 'dist', 'client');
  mkdirSync(join(client, '_astro'), { recursive: true });
  for (const [name, text] of Object.entries({
    'built.html': toPage('built'),
    '404.html': toPage('thank-you/sent'),
    '_astro/shared.css': shared,
    '_astro/small.css': small,
    '_astro/print.css': '.paper{}',
  }))
    writeFileSync(join(client, name), text);
  await finishBuild(join(folder, 'dist'), 'security@nabra.example');
  website = createWebsite({
    settings: parseWebsiteSettings({ DATA_DIR: join(folder, 'data') }),
    logger: createLogger('test', 'silent'),
    contentClient: {
      get: async () => ({ status: 'missing', message: '' }),
      reportInvalid: () => undefined,
    },
    astro,
    clientFolder: client,
  });
  origin = `http://127.0.0.1:${await website.listen(0, '127.0.0.1')}`;
});

afterEach(async () => {
  await website.drain(0);
  rmSync(folder, { recursive: true });
});

const send = (path: string) => fetch(origin + path);
const getPolicy = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe.each([
  ['of the build', '/built', 200],
  ['made on request', '/made', 200],
  ['made for each visitor', '/unkept', 200],
  ['for an error', '/nowhere', 404],
])('a page %s', (_name, path, status) => {
  it('contains its styles, and its policy has exactly their hashes', async () => {
    const response = await send(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).not.toContain('rel="stylesheet" href');
    expect(html).toContain('rel="stylesheet" media="print"');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(styles, 'sheets in a row are one element').toHaveLength(1);
    expect(styles[0]).toContain(small);
    const hashes = [...getPolicy(response).matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);
    expect(new Set(hashes)).toEqual(new Set([known, ...styles].map(toSource)));
    expect(response.headers.get('link')).toBe(
      '</_astro/type.woff2>; rel=preload; as=font; crossorigin',
    );
  });
});

it('an inline element that is not from the build is not allowed', async () => {
  const policy = getPolicy(await send('/hurt'));
  expect(policy).toContain(toSource(known));
  expect(policy).not.toContain(toSource('steal()'));
  expect(policy).not.toContain(toSource('*{}'));
});

it('a title that contains a tag does not remove the styles of a page', async () => {
  const response = await send('/title');
  const [, shown = ''] = /<style>(\.page.*?)<\/style>/s.exec(await response.text()) ?? [];
  expect(getPolicy(response)).toContain(toSource(shown));
});

it('a response that is not a page allows nothing inline', async () => {
  for (const path of ['/_astro/shared.css', '/healthz', '/media/nothing.png']) {
    expect(getPolicy(await send(path))).not.toContain('sha256');
  }
});
