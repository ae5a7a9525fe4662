import { expect, it } from 'vitest';
import { ask, visited } from '../../testing/open-website.ts';

it('counts every page, also if it is cached by the server or the browser', async () => {
  const first = await ask('/kept?utm_source=letter');
  const etag = first.headers.get('etag') ?? '';
  await ask('/kept');
  expect((await ask('/kept', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await ask('/long');
  expect(visited).toEqual(['/kept', '/kept', '/kept', '/long']);
});

it('does not count drafts, errors, redirects, files and missing pages', async () => {
  const others = ['/preview/draft', '/throws', '/busy', '/KEPT', '/kept/', '/robots.txt', '/none'];
  for (const path of others) await ask(path);
  await ask('/sitemap.xml');
  expect(visited).toEqual([]);
});

it('counts started and stored forms, with and without script', async () => {
  const begun = await ask('/forms/contact/started', { method: 'POST' });
  expect(begun.status).toBe(204);
  await ask('/forms/contact', { method: 'POST', body: 'a=1' });
  await ask('/forms/enquiry', { method: 'POST', body: 'a=1' });
  await ask('/forms/careers', { method: 'POST', body: 'a=1' });
  expect(visited).toEqual([
    'started /forms/contact',
    'finished /forms/contact',
    'finished /forms/enquiry',
  ]);
});
