import { endpoints } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/openings.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { fake, patient, start } from './testing/open-client.ts';

const openings = endpoints.openings.response.parse(fixture);

it('are the response of the dashboard, and its last valid one after a restart without it', async () => {
  fake.openings = openings;
  const before = start();
  // A page waits only briefly for them.
  await expect
    .poll(() => before.get('openings'), patient)
    .toEqual({ status: 'ok', data: openings, stale: false });
  fake.fault = 'server-error';
  const after = start();
  await expect
    .poll(() => after.get('openings'), patient)
    .toMatchObject({ status: 'ok', data: openings });
});

it('are cleaned, and only an invalid one is skipped', async () => {
  const [first, second] = openings;
  if (!first || !second) throw new Error('there are two in the fixture');
  const html = '<p onclick="x">Fine</p><script>alert(1)</script><img src="https://evil.example/a">';
  const hostile = { ...first, html_description: html };
  fake.openings = [hostile, { ...second, closes_at: 'never' }];
  const clean = { slug: first.slug, html_description: '<p>Fine</p>' };
  const client = start();
  await expect
    .poll(() => client.get('openings'), patient)
    .toMatchObject({ status: 'ok', data: [clean] });
  expect(await start().get('opening', first.slug)).toMatchObject({
    data: { state: 'open', ...clean },
  });
});

it('are empty if the host has no such endpoint', async () => {
  fake.openings = undefined;
  const client = start();
  // A page waits only briefly for it.
  await expect.poll(async () => (await client.get('openings')).status, patient).toBe('missing');
});
