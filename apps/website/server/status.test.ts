import { WEBSITE_STATUS_PATH, websiteStatusSchema } from '@agency/contracts';
import { expect, it } from 'vitest';
import { requestPage, STATE_SECRET } from './testing/open-website.ts';

const askWith = (secret: string, method = 'GET') =>
  requestPage(WEBSITE_STATUS_PATH, { method, headers: { Authorization: `Bearer ${secret}` } });

it('sends the status to the dashboard, and no cache stores it', async () => {
  const response = await askWith(STATE_SECRET);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(websiteStatusSchema.parse(await response.json())).toMatchObject({
    forms: 'accepted',
    badRecords: 2,
    memoryBytes: expect.any(Number),
  });
});

it('responds with 404 to other clients', async () => {
  expect((await requestPage(WEBSITE_STATUS_PATH)).status).toBe(404);
  expect((await askWith('another secret')).status).toBe(404);
  expect((await askWith(STATE_SECRET, 'HEAD')).status).toBe(404);
});
