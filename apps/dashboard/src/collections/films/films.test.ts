import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wireCaseStudySchema } from '@agency/contracts';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCaseStudy } from '../../testing/case-studies.ts';
import { testCaptions, testFilms } from '../../testing/films.ts';
import {
  createTestPicture,
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { MAX_FILM_SIZE } from './limits.ts';

let dashboard: TestDashboard;
let config: typeof import('../../payload.config.ts').default;
let serveMedia: typeof import('../../api/serve-media.ts').serveMedia;
let poster: number;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ default: config } = await import('../../payload.config.ts'));
  ({ serveMedia } = await import('../../api/serve-media.ts'));
  const { signIn } = await import('../../testing/call-rest.ts');
  for (const role of ['editor', 'recruiter'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = (await signIn(email, 'a long enough password')) ?? '';
  }
  poster = (await createTestPicture(dashboard.payload, 'poster.jpg')).id;
});
afterAll(() => dashboard.close());

interface Upload {
  name?: string;
  data?: object;
  as?: string;
}

function toForm(bytes: Uint8Array, { name = 'film.mp4', data }: Upload = {}): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), name);
  form.append('_payload', JSON.stringify({ title: 'A ring on a rock', poster, ...data }));
  return form;
}

const post = (init: RequestInit, as = 'editor') =>
  handleEndpoints({
    config,
    request: new Request('http://localhost:3000/cms-api/films', {
      method: 'POST',
      ...init,
      headers: {
        Origin: 'http://localhost:3000',
        Cookie: cookies[as] ?? '',
        ...(init.headers as Record<string, string>),
      },
    }),
  });
const upload = (bytes: Uint8Array, how: Upload = {}) => post({ body: toForm(bytes, how) }, how.as);

const listFiles = () =>
  ['media', 'arriving'].flatMap((folder) => {
    const path = join(dashboard.folder, folder);
    return existsSync(path) ? readdirSync(path) : [];
  });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveMedia(
    new Request(`http://localhost/media/${path}`, { method, headers }),
    dashboard.payload,
    path,
  );
const store = async (bytes: Uint8Array = testFilms.mp4, data: object = {}) =>
  (await (await upload(bytes, { data })).json()).doc;

describe('an upload', () => {
  it('gets a unique name by its content, and leaves no temporary file', async () => {
    const response = await upload(testFilms.webm, { name: '../../صور Film.MP4' });
    expect(response.status).toBe(201);
    const { doc } = await response.json();
    expect(doc.filename).toMatch(/^swr-film-[0-9a-f]{12}\.webm$/);
    expect(doc).toMatchObject({ mimeType: 'video/webm', filesize: testFilms.webm.length });
    expect(readdirSync(join(dashboard.folder, 'arriving'))).toEqual([]);
  });

  it.each(['anonymous', 'recruiter'])('by %s is rejected, and leaves no file', async (as) => {
    const before = listFiles();
    expect((await upload(testFilms.mp4, { as })).status).toBe(403);
    expect(listFiles()).toEqual(before);
  });

  it.each([
    ['words called a film', Buffer.from('<html>'.repeat(50)), 400, 'neither'],
    ['the beginning of a film', testFilms.mp4.subarray(0, 40), 400, ''],
    ['nothing', Buffer.alloc(0), 400, ''],
  ])('by %s is rejected, and leaves no file', async (_name, bytes, status, reason) => {
    const before = listFiles();
    const response = await upload(bytes);
    expect(response.status).toBe(status);
    expect((await response.json()).errors[0].message).toContain(reason);
    expect(listFiles()).toEqual(before);
  });

  it('without a poster or with invalid captions is rejected, and leaves no file', async () => {
    const before = listFiles();
    expect((await upload(testFilms.mp4, { data: { poster: null } })).status).toBe(400);
    const broken = await upload(testFilms.mp4, { data: { captions: 'Hello' } });
    expect(JSON.stringify(await broken.json())).toContain('WEBVTT');
    expect(listFiles()).toEqual(before);
  });

  it('of more than three minutes is rejected with an error message', async () => {
    const response = await upload(testFilms.mp4, { data: { seconds: 240.4 } });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('lasts 241 seconds');
    expect((await upload(testFilms.mp4, { data: { seconds: 180 } })).status).toBe(201);
  });

  /** Posts a film in parts. */
  const postParts = (
    parts: Uint8Array[],
    last: (stream: ReadableStreamDefaultController) => void,
  ) => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
    const left = [Buffer.from(head), ...parts];
    const body = new ReadableStream({
      pull(controller) {
        const part = left.shift();
        if (part) controller.enqueue(part);
        else last(controller);
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    return post({ body, headers, duplex: 'half' } as RequestInit);
  };

  it('that the client aborts leaves no file', async () => {
    const before = listFiles();
    const parts = Array.from({ length: 20 }, () => testFilms.mp4.subarray(0, 20_000));
    const response = await postParts(parts, (stream) => stream.error(new Error('gone')));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(listFiles()).toEqual(before);
  });

  it('over the size limit is 413, and leaves no file', async () => {
    const before = listFiles();
    const part = new Uint8Array(1024 * 1024);
    const parts = Array.from({ length: MAX_FILM_SIZE / part.length + 1 }, () => part);
    const response = await postParts(parts, (stream) => stream.close());
    expect(response.status).toBe(413);
    expect(listFiles()).toEqual(before);
  });

  it('cannot replace the file of another film', async () => {
    const { id, filename } = await store();
    const { payload } = dashboard;
    const file = { data: testFilms.mp4, name: 'b.mp4', mimetype: 'video/mp4', size: 9 };
    await expect(payload.update({ collection: 'films', id, data: {}, file })).rejects.toThrow(
      'not replaced',
    );
    expect((await payload.findByID({ collection: 'films', id })).filename).toBe(filename);
  });
});

describe('GET /media/', () => {
  it('serves a film with ranges', async () => {
    const { filename } = await store();
    const size = testFilms.mp4.length;
    const whole = await get(filename);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(testFilms.mp4)).toBe(true);
    const parts: [string, number, number][] = [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ];
    for (const [range, from, to] of parts) {
      const part = await get(filename, { Range: range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
      const bytes = Buffer.from(await part.arrayBuffer());
      expect(bytes.equals(testFilms.mp4.subarray(from, to + 1))).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const none = await get(filename, { Range: range });
      expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
      expect((await get(filename, { Range: range })).status).toBe(200);
    }
    const head = await get(filename, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(size),
      '',
    ]);
  });

  it('serves captions under a name with their hash', async () => {
    const { payload } = dashboard;
    const { id, captionsName } = await store(testFilms.mp4, { captions: testCaptions });
    const response = await get(captionsName);
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await response.text()).toBe(`${testCaptions.trimEnd()}\n`);
    const captions = testCaptions.replace('Dusk', 'Night');
    const changed = await payload.update({ collection: 'films', id, data: { captions } });
    expect(changed.captionsName).not.toBe(captionsName);
    expect((await get(captionsName)).status).toBe(404);
  });

  it.each(['none.mp4', 'none.vtt', '../a.mp4', 'A.MP4', '..%2fa.webm'])(
    '%j is 404',
    async (name) => {
      expect((await get(name)).status).toBe(404);
    },
  );
});

it('a film in use is in the response of its case study, and cannot be deleted', async () => {
  const { payload } = dashboard;
  const { getCaseStudy } = await import('../../api/case-studies.ts');
  const film = await store(testFilms.mp4, { captions: testCaptions });
  const study = await createTestCaseStudy(payload, {
    client: 'Shows a film',
    blocks: [{ blockType: 'video', film: film.id }],
    _status: 'published',
  });
  const { blocks } = wireCaseStudySchema.parse(
    await getCaseStudy(payload, { parameter: study.slug }),
  );
  expect(blocks).toMatchObject([
    {
      kind: 'video',
      film: {
        src: `/media/${film.filename}`,
        type: 'video/mp4',
        poster: { name: 'A ring on a rock' },
        captions: `/media/${film.captionsName}`,
      },
    },
  ]);
  await expect(payload.delete({ collection: 'films', id: film.id })).rejects.toThrow(
    'Still shown by “Shows a film”',
  );
  await expect(payload.delete({ collection: 'media', id: poster })).rejects.toThrow('Still shown');
});
