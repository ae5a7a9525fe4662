import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogList } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/system/commands.ts';
import { brand, companyPath } from '../specification/routes.ts';
import { dashboard, expect, test, website } from '../test.ts';

const CONTENT = join(root, 'packages/content');
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

interface Entry {
  path: string;
  changed: string | undefined;
  /** URLs of this website. */
  pictures: string[];
  /** Qualified names of the child elements, in order. */
  parts: string[];
}

const toPath = (address: string) => address.slice(new URL(brand.siteUrl).origin.length);

/** Reads the sitemap with the browser's XML parser, which rejects malformed XML. */
async function readSitemap(page: Page): Promise<{ root: string; entries: Entry[] }> {
  const xml = await (await fetch(`${website}/sitemap.xml`)).text();
  const read = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const toName = (node: Element) => `${node.namespaceURI} ${node.localName}`;
    return {
      root: toName(parsed.documentElement),
      urls: [...parsed.documentElement.children].map((url) => ({
        parts: [url, ...url.querySelectorAll('*')].map(toName),
        location: url.querySelector(':scope > loc')?.textContent ?? '',
        changed: url.querySelector(':scope > lastmod')?.textContent ?? undefined,
        pictures: [...url.querySelectorAll(':scope > image > loc')].map((loc) => loc.textContent),
      })),
    };
  }, xml);
  const entries = read.urls.map(({ location, pictures, ...rest }) => ({
    ...rest,
    path: toPath(location),
    pictures: pictures.map(toPath),
  }));
  return { root: read.root, entries };
}

const ALTERNATE = 'http://www.w3.org/1999/xhtml link';
/** Routes of the committed case studies. */
const studies = globSync('case-studies/*/en.yaml', { cwd: CONTENT }).map((file) =>
  String(/^route: (\S+)$/m.exec(readFileSync(join(CONTENT, file), 'utf8'))?.[1]),
);

test('the sitemap is valid against its schema', async ({ page }) => {
  const { root: first, entries } = await readSitemap(page);
  expect(first).toBe(`${SITEMAP} urlset`);
  expect(entries.length).toBeGreaterThan(studies.length);
  for (const { path, changed, pictures, parts } of entries) {
    // `languages.spec.ts` checks which languages have the page.
    expect
      .soft(
        parts.filter((part) => part !== ALTERNATE),
        path,
      )
      .toEqual([
        ...[`${SITEMAP} url`, `${SITEMAP} loc`],
        ...(changed === undefined ? [] : [`${SITEMAP} lastmod`]),
        ...pictures.flatMap(() => [`${IMAGE} image`, `${IMAGE} loc`]),
      ]);
    expect.soft(path).toMatch(/^\/\S{0,2000}$/);
    if (changed === undefined) continue;
    expect.soft(changed, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
    expect.soft(Date.parse(changed), `${path} is not of tomorrow`).toBeLessThan(Date.now());
  }
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});

test('its dates are those of the dashboard', async ({ page }) => {
  const { entries } = await readSitemap(page);
  const found = new Map(entries.map(({ path, changed }) => [path, changed]));
  for (const path of [...studies, '/careers', companyPath])
    expect.soft(found.get(path), `no change of ${path} is known`).toBeUndefined();
  const { all }: BlogList = await (await fetch(`${dashboard}/api/blogs`)).json();
  for (const { slug, created_at, updated_at } of all) {
    const days = [created_at, updated_at ?? created_at].map((day) => Date.parse(day));
    expect.soft(Date.parse(found.get(`/blogs/${slug}`) ?? ''), slug).toBe(Math.max(...days));
  }
});

test('its pictures exist, and are on their pages', async ({ page }) => {
  const { entries } = await readSitemap(page);
  const illustrated = entries.filter(({ pictures }) => pictures.length > 0);
  const paths = illustrated.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...studies, '/people-of-cairo']));
  expect(paths.some((path) => path.startsWith('/blogs/'))).toBe(true);
  for (const { path, pictures } of illustrated) {
    const html = await (await fetch(website + path)).text();
    const unseen = pictures.filter((picture) => !html.includes(`"${picture}"`));
    expect.soft(unseen, path).toEqual([]);
  }
  for (const picture of new Set(illustrated.flatMap(({ pictures }) => pictures))) {
    const response = await fetch(website + picture, { method: 'HEAD' });
    expect.soft(response.status, picture).toBe(200);
    expect.soft(response.headers.get('content-type'), picture).toMatch(/^image\//);
  }
});
