import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { INTAKE_CHECK_PATH } from '@agency/contracts';
import { mountSmallDisk } from '@agency/server/testing/small-disk';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startIntake } from '../testing/intake-client.ts';
import { TEST_INTAKE_SECRET } from '../testing/open-test-dashboard.ts';

describe('on a full disk', () => {
  const disk = mountSmallDisk(96);
  afterAll(() => disk?.unmount());

  it.skipIf(!disk)(
    '`/readyz` is 503 and the intake check is 507 until there is space',
    { timeout: 120_000 },
    async () => {
      const { folder = '', fill, empty } = disk ?? {};
      const data = join(folder, 'data');
      mkdirSync(data);
      const dashboard = await startIntake(data);
      const request = async (path: string) => {
        const headers = { Authorization: `Bearer ${TEST_INTAKE_SECRET}` };
        const response = await fetch(`http://127.0.0.1:${dashboard.port}${path}`, { headers });
        await response.body?.cancel();
        return response.status;
      };
      const requestBoth = async () => [await request('/readyz'), await request(INTAKE_CHECK_PATH)];
      const patient = { timeout: 20_000, interval: 200 };
      try {
        expect(await requestBoth()).toEqual([200, 204]);
        fill?.();
        await vi.waitFor(async () => expect(await requestBoth()).toEqual([503, 507]), patient);
        empty?.();
        await vi.waitFor(async () => expect(await requestBoth()).toEqual([200, 204]), patient);
        expect(readdirSync(data).filter((name) => name.startsWith('write-check'))).toEqual([]);
      } finally {
        await dashboard.stop();
      }
    },
  );
});
