import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestPicture,
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let rest: typeof import('../testing/call-rest.ts');
let cookie = '';

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const { email } = await createTestUser(dashboard.payload, 'admin');
  rest = await import('../testing/call-rest.ts');
  cookie = (await rest.signIn(email, 'a long enough password')) ?? '';
});
afterAll(() => dashboard.close());

it('no endpoint responds 500 for missing documents', async () => {
  const { collections, globals } = dashboard.payload.config;
  const point = (field: string, operator: string) => `?where[${field}][${operator}]=1,2,3`;
  const calls = collections.flatMap(({ slug }) => [
    ...['', '/1'].map((end) => `GET /${slug}/versions${end}`),
    `POST /${slug}/versions/1`,
    ...['/file/x', '/file/..%2Fx', '/paste-url', '/paste-url/1', '/paste-url?src=x'].map(
      (end) => `GET /${slug}${end}`,
    ),
    ...['near', 'within', 'intersects'].flatMap((operator) => [
      `GET /${slug}${point('id', operator)}`,
      `GET /${slug}${point('createdAt', operator)}`,
      `GET /${slug}/count${point('id', operator)}`,
      `GET /${slug}?where[or][0][and][0][id][${operator}]=1`,
    ]),
  ]);
  for (const { slug } of globals) {
    calls.push(`GET /globals/${slug}/versions`, `GET /globals/${slug}/versions/1`);
    calls.push(`POST /globals/${slug}/versions/1`);
  }
  const failures: string[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const { status } = await rest.callRest(path, { method, cookie });
    // Payload's status for a missing route is 501.
    if (status < 400 ? !/\/(?:versions|count)/.test(path) : status >= 500 && status !== 501) {
      failures.push(`${call}: ${status}`);
    }
  }
  expect(failures).toEqual([]);
}, 120_000);

it('an existing file is still served', async () => {
  const picture = await createTestPicture(dashboard.payload, 'blue.jpg');
  const response = await rest.callRest(`/media/file/${picture.filename}`, { cookie });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await rest.callRest('/media/file/x', { cookie })).status).toBe(404);
});

it.each(['a\0b.png', 'a\u0007b.png'])(
  'a file whose name is %j is rejected as unreadable',
  async (name) => {
    const { default: config } = await import('../payload.config.ts');
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const part = (head: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part(`name="file"; filename="${name}"`)}Content-Type: image/png\r\n\r\n`),
      png,
      Buffer.from(`\r\n${part('name="_payload"')}\r\n{"alt":"A field"}\r\n--b--\r\n`),
    ]);
    const request = new Request('http://localhost:3000/cms-api/media', {
      method: 'POST',
      headers: {
        Origin: 'http://localhost:3000',
        Cookie: cookie,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': String(body.length),
      },
      body: new Uint8Array(body),
    });
    expect((await handleEndpoints({ config, request })).status).toBe(400);
  },
);
