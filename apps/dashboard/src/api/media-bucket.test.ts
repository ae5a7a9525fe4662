import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { serveMedia } from './serve-media.ts';

let dashboard: TestDashboard;
let bucket: FakeBucket;

beforeAll(async () => {
  bucket = await startFakeBucket();
  dashboard = await openTestDashboard({
    S3_BUCKET: 'bucket',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
}, 60_000);
afterAll(async () => {
  await dashboard.close();
  await bucket.close();
});

it('serves a picture from the bucket until it is deleted from the library', async () => {
  const { payload } = dashboard;
  const { id, filename } = await createTestPicture(payload, 'blue.jpg');
  const request = async () =>
    (await serveMedia(new Request('http://localhost/media'), payload, filename ?? '')).status;
  expect(await request()).toBe(200);
  // Permissions are not tested here.
  await payload.delete({ collection: 'media', id, overrideAccess: true });
  expect(await request()).toBe(404);
});
