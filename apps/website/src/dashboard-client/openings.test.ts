import { endpoints } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/openings.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { fake, start } from './testing/open-client.ts';

const openings = endpoints.openings.answer.parse(fixture);

it('are what the dashboard says, and the last good copy after a restart without it', async () => {
  fake.openings = openings;
  expect(await start().read('openings')).toEqual({ status: 'ok', data: openings, stale: false });
  fake.fault = 'server-error';
  expect(await start().read('openings')).toMatchObject({ status: 'ok', data: openings });
});

it('come clean, and a bad one costs itself alone', async () => {
  const [first, second] = openings;
  if (!first || !second) throw new Error('there are two in the fixture');
  const html = '<p onclick="x">Fine</p><script>alert(1)</script><img src="https://evil.example/a">';
  fake.openings = [
    { ...first, html_description: html },
    { ...second, closes_at: 'never' },
  ];
  expect(await start().read('openings')).toMatchObject({
    status: 'ok',
    data: [{ slug: first.slug, html_description: '<p>Fine</p>' }],
  });
});

it('are none where the host knows no such call', async () => {
  fake.openings = undefined;
  expect((await start().read('openings')).status).toBe('missing');
});
