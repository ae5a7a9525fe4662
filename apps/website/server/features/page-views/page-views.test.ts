import { expect, it } from 'vitest';
import { requestPage, visited } from '../../testing/open-website.ts';

it('counts every page, also if it is cached by the server or the browser', async () => {
  const first = await requestPage('/kept?utm_source=letter');
  const etag = first.headers.get('etag') ?? '';
  await requestPage('/kept');
  expect((await requestPage('/kept', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await requestPage('/long');
  expect(visited).toEqual(['/kept', '/kept', '/kept', '/long']);
});

it('does not count drafts, errors, redirects, files and missing pages', async () => {
  const others = ['/preview/draft', '/throws', '/busy', '/KEPT', '/kept/', '/robots.txt', '/none'];
  for (const path of others) await requestPage(path);
  await requestPage('/sitemap.xml');
  expect(visited).toEqual([]);
});

it('counts started and stored forms, with and without script', async () => {
  const begun = await requestPage('/forms/contact/started', { method: 'POST' });
  expect(begun.status).toBe(204);
  await requestPage('/forms/contact', { method: 'POST', body: 'a=1' });
  await requestPage('/forms/enquiry', { method: 'POST', body: 'a=1' });
  await requestPage('/forms/careers', { method: 'POST', body: 'a=1' });
  expect(visited).toEqual([
    'started /forms/contact',
    'finished /forms/contact',
    'finished /forms/enquiry',
  ]);
});
