import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeBucket, startFakeBucket } from '../../testing/fake-bucket.ts';
import { testFilms, withFile } from '../../testing/films.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let bucket: FakeBucket;
let dashboard: TestDashboard;
beforeAll(async () => {
  bucket = await startFakeBucket();
  dashboard = await openTestDashboard({
    S3_BUCKET: 'bucket',
    S3_ENDPOINT: bucket.url,
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
});
afterAll(async () => {
  await dashboard.close();
  await bucket.close();
});

it('a film is stored in the bucket and served from it, with ranges', async () => {
  const { payload, folder } = dashboard;
  const { serveMedia } = await import('../../api/serve-media.ts');
  const poster = (await createTestPicture(payload, 'poster.jpg')).id;
  const { filename } = await withFile(testFilms.mp4, (tempFilePath) =>
    payload.create({
      collection: 'films',
      data: { title: 'A ring', poster },
      file: {
        data: Buffer.alloc(0),
        tempFilePath,
        name: 'ring.mp4',
        mimetype: 'video/mp4',
        size: testFilms.mp4.length,
      },
    }),
  );
  expect([...bucket.objects.keys()]).toContain(filename);
  const media = join(folder, 'media');
  expect(existsSync(media) ? readdirSync(media) : []).not.toContain(filename);
  const get = async (headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost/media/${filename}`, { headers });
    return serveMedia(request, payload, filename ?? '');
  };
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(Buffer.from(await whole.arrayBuffer()).equals(testFilms.mp4)).toBe(true);
  const part = await get({ Range: 'bytes=5-104' });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 5-104/${testFilms.mp4.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer()).equals(testFilms.mp4.subarray(5, 105))).toBe(true);
  expect((await get({ Range: 'bytes=999999999-' })).status).toBe(416);
});
