import { defaultRetention } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { expect, it } from 'vitest';
import { createContentClient } from './create-content-client.ts';
import { clock, dataDir, fake, start } from './testing/open-client.ts';

const periods = { ...defaultRetention, messages: 24 };

it('is the response of the dashboard, and its last valid copy after a restart without it', async () => {
  fake.retention = periods;
  const known = { status: 'ok', data: periods };
  expect(await start().get('retention')).toEqual({ ...known, stale: false });
  fake.fault = 'server-error';
  expect(await start().get('retention')).toEqual({ ...known, stale: true });
});

it('is another object when it changes, and the same one otherwise', async () => {
  fake.retention = periods;
  const client = start();
  const read = async () => {
    clock.time += 6000;
    const result = await client.get('retention');
    return result.status === 'ok' ? result.data : undefined;
  };
  const first = await read();
  expect(await read()).toBe(first);
  fake.retention = { ...periods, spam: 30 };
  expect(await read()).toMatchObject({ spam: 30 });
});

it.each([undefined, { ...periods, messages: 0 }, { ...periods, spam: '60' }])(
  'is a failure if it is %j, so that the defaults apply',
  async (retention) => {
    fake.retention = retention as never;
    expect((await start().get('retention')).status).toBe('failed');
  },
);

it('is requested from our own dashboard even if posts come from another host', async () => {
  fake.retention = periods;
  const client = createContentClient({
    contentUrl: 'http://127.0.0.1:9',
    dashboardUrl: fake.url,
    dataDir,
    logger: createLogger('test', 'silent'),
  });
  for (let time = 0; time < 8; time += 1) await client.get('category-blogs', `${time}`);
  expect(await client.get('retention')).toMatchObject({ status: 'ok', data: periods });
  expect(fake.calls).toEqual(['GET /api/retention']);
});
