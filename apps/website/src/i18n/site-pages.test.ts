import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { toPagePath } from '@agency/content/site-pages';
import { expect, it } from 'vitest';
import { sitePages } from './site-pages.ts';

it('the dashboard links to the page that shows the copy', () => {
  const companyPath = sitePages.find(({ name }) => name === 'company')?.path ?? '';
  expect(companyPath).not.toBe('');
  for (const { name, path } of sitePages) expect(toPagePath(name, companyPath), name).toBe(path);
});

it.each(Object.keys(contentSchemas) as ContentKey[])(
  'the page of the copy %s has a route',
  (key) => {
    const path = toPagePath(key, '/company');
    if (path === undefined) return expect(['error', 'offline']).toContain(key);
    // The route of case studies renders the company page, too.
    const route = path === '/' ? 'index' : path === '/company' ? '[caseStudy]' : path.slice(1);
    const files = [`${route}.astro`, `${route}/index.astro`];
    const pages = join(import.meta.dirname, '../pages');
    expect(files.filter((file) => existsSync(join(pages, file)))).toHaveLength(1);
  },
);
