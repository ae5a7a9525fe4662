import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '../../payload-types.ts';
import {
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let serveMedia: typeof import('../../api/serve-media.ts').serveMedia;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ serveMedia } = await import('../../api/serve-media.ts'));
});
afterAll(() => dashboard.close());

const fixtures = join(import.meta.dirname, 'fixtures');

const draw = (width: number, height: number, background = '#ffd400') =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (data: Buffer, name = 'picture.jpg', mimetype = 'image/jpeg', alt = 'A field') =>
  dashboard.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name, mimetype, size: data.length },
  });

const listFiles = () => readdirSync(join(dashboard.folder, 'media')).sort();

describe('a picture', () => {
  it('gets a safe name, variants and a placeholder', async () => {
    const data = await draw(1000, 500).jpeg().toBuffer();
    const media = await upload(data, '../../صور Über/İch & Du.PNG');
    expect(media.filename).toMatch(/^[a-z0-9-]+-[0-9a-f]{12}\.jpg$/);
    expect(media).toMatchObject({ width: 1000, height: 500, mimeType: 'image/jpeg' });
    expect(isBlurhashValid(media.blurhash ?? '').result).toBe(true);
    expect(media.sizes).toMatchObject({
      avif480: { width: 480, height: 240, mimeType: 'image/avif' },
      avif960: { width: 960, height: 480 },
      // In its real width; dense screens would otherwise get 960 px.
      avif1600: { width: 1000, height: 500 },
      webp480: { width: 480, height: 240, mimeType: 'image/webp' },
      jpeg1200: { width: 1000, height: 500, mimeType: 'image/jpeg' },
    });
  });

  it('for a dense desktop screen is stored 2880 pixels wide; others have no variant of that width', async () => {
    const wide = await upload(await draw(3000, 30).png().toBuffer(), 'wide.png');
    expect(wide).toMatchObject({ width: 2880, sizes: { avif2880: { width: 2880, height: 29 } } });
    const narrower = await upload(await draw(2400, 30).png().toBuffer(), 'narrower.png');
    expect(narrower.sizes?.avif2880?.filename).toBeFalsy();
  });

  it('with transparency is white in JPEG and in the placeholder, and transparent in other formats', async () => {
    const name = 'picture-transparent-png__share-jpeg-must-be-on-white.png';
    const media = await upload(readFileSync(join(fixtures, name)), name, 'image/png');
    const readCorner = async (file: string | null | undefined) => {
      const { data } = await sharp(join(dashboard.folder, 'media', file ?? ''))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 4)];
    };
    const [red = 0, green = 0, blue = 0] = await readCorner(media.sizes?.jpeg1200?.filename);
    expect(Math.min(red, green, blue)).toBeGreaterThan(250);
    expect((await readCorner(media.sizes?.webp480?.filename))[3]).toBe(0);
    const pixels = decode(media.blurhash ?? '', 8, 8);
    expect(Math.min(...pixels.subarray(0, 3))).toBeGreaterThan(200);
  });

  it('in HEIC with a JPEG name is rejected with advice', async () => {
    const name = 'picture-heic-named-jpg__message-should-say-heic.jpg';
    await expect(upload(readFileSync(join(fixtures, name)), name)).rejects.toThrow('HEIC');
  });

  it('never reuses a name', async () => {
    const data = await draw(40, 40).jpeg().toBuffer();
    const [a, b] = [await upload(data, 'same.jpg'), await upload(data, 'same.jpg')];
    expect(a.filename).not.toBe(b.filename);
  });

  it('gets a new name when its file is replaced', async () => {
    const before = await upload(await draw(40, 40).jpeg().toBuffer());
    const data = await draw(60, 30).png().toBuffer();
    const after = await dashboard.payload.update({
      collection: 'media',
      id: before.id,
      data: {},
      file: { data, name: 'new.png', mimetype: 'image/png', size: data.length },
    });
    expect(after.filename).not.toBe(before.filename);
    expect(after).toMatchObject({ width: 60, height: 30, mimeType: 'image/png' });
    expect(after.blurhash).not.toBe('');
    expect(listFiles()).not.toContain(before.filename);
  });

  it('is rotated by its EXIF orientation, and its metadata is removed', async () => {
    const data = await draw(80, 40)
      .withExif({ IFD0: { Artist: 'Somebody Private' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const media = await upload(data);
    expect(media).toMatchObject({ width: 40, height: 80 });
    const stored = await sharp(join(dashboard.folder, 'media', media.filename ?? '')).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  it('without a description is rejected', async () => {
    const data = await draw(40, 40).jpeg().toBuffer();
    await expect(upload(data, 'a.jpg', 'image/jpeg', '')).rejects.toMatchObject({ status: 400 });
  });

  it('keeps its focus within its edges, until the focus is removed', async () => {
    const { id } = await upload(await draw(80, 60).jpeg().toBuffer());
    const update = async (focus: Media['focus']) =>
      (await dashboard.payload.update({ collection: 'media', id, data: { focus } })).focus;
    const focus = { x: 60.5, y: 0, width: 39.5, height: 100 };
    expect(await update(focus)).toEqual(focus);
    await expect(update({ ...focus, x: 61 })).rejects.toThrow('What must stay whole');
    expect(await update(null)).toBeNull();
  });

  it('cannot be deleted while it is used', async () => {
    const { payload } = dashboard;
    const media = await upload(await draw(40, 40).jpeg().toBuffer());
    const member = await payload.create({
      collection: 'team-members',
      data: { name: 'Mona', position: 'Art', portrait: media.id },
    });
    const remove = () => payload.delete({ collection: 'media', id: media.id });
    await expect(remove()).rejects.toThrow('Still shown by “');
    await payload.delete({ collection: 'team-members', id: member.id });
    await remove();
    expect(listFiles()).not.toContain(media.filename);
  });
});

describe('is rejected and leaves no file:', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  const animated = async () => {
    const frames = await Promise.all([
      draw(9, 9).png().toBuffer(),
      draw(9, 9, '#000').png().toBuffer(),
    ]);
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  const cases: [string, () => Promise<Buffer> | Buffer, string, string][] = [
    ['SVG', () => Buffer.from(svg), 'a.svg', 'image/svg+xml'],
    ['SVG called PNG', () => Buffer.from(svg), 'a.png', 'image/png'],
    ['HTML called JPEG', () => Buffer.from('<html><script>1</script>'), 'a.jpg', 'image/jpeg'],
    ['AVIF', () => draw(40, 40).avif().toBuffer(), 'a.avif', 'image/avif'],
    ['AVIF called JPEG', () => draw(40, 40).avif().toBuffer(), 'a.jpg', 'image/jpeg'],
    ['GIF', () => draw(40, 40).gif().toBuffer(), 'a.gif', 'image/gif'],
    ['TIFF', () => draw(40, 40).tiff().toBuffer(), 'a.tiff', 'image/tiff'],
    ['an animation', animated, 'a.webp', 'image/webp'],
    ['an empty file', () => Buffer.alloc(0), 'a.jpg', 'image/jpeg'],
    [
      'half a JPEG',
      async () => {
        const whole = await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'a.jpg',
      'image/jpeg',
    ],
    ['too many pixels', () => draw(8000, 7000).png().toBuffer(), 'a.png', 'image/png'],
    ['too many bytes', () => Buffer.alloc(12 * 1024 * 1024 + 1), 'a.jpg', 'image/jpeg'],
  ];
  it.each(cases)('%s', async (_name, make, name, mimetype) => {
    const data = await make();
    const before = listFiles();
    await expect(upload(data, name, mimetype)).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => status === 400 || status === 413),
    });
    expect(listFiles()).toEqual(before);
  });
});

it('a picture in an article cannot be deleted, and the error names the article', async () => {
  const { payload } = dashboard;
  const media = await upload(await draw(60, 30).jpeg().toBuffer());
  const article = toTestArticle('Words around it');
  const picture = { type: 'upload', version: 3, relationTo: 'media', value: media.id, fields: {} };
  const list = {
    type: 'list',
    version: 1,
    children: [{ type: 'listitem', version: 1, children: [picture] }],
  };
  const content = { root: { ...article.root, children: [...article.root.children, list] } };
  const blog = await payload.create({
    collection: 'blogs',
    draft: true,
    data: { title: 'Where it stands', content: content as never, _status: 'draft' } as never,
  });
  const remove = () => payload.delete({ collection: 'media', id: media.id });
  await expect(remove()).rejects.toThrow('Still shown by “Where it stands”');
  await payload.update({
    collection: 'blogs',
    id: blog.id,
    draft: true,
    data: { content: article },
  });
  await expect(remove()).resolves.toMatchObject({ id: media.id });
});

describe('GET /media/', () => {
  const get = (path: string, method = 'GET') =>
    serveMedia(new Request('http://localhost/media', { method }), dashboard.payload, path);

  it('serves a picture as immutable', async () => {
    const media = await upload(await draw(600, 300).jpeg().toBuffer());
    const name = media.sizes?.avif480?.filename ?? '';
    const response = await get(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBe(Number(response.headers.get('content-length')));
    expect(body.toString('latin1', 4, 12)).toBe('ftypavif');
    const head = await get(name, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each([
    'nothing-here.webp',
    '..%2Fdashboard.db',
    '../dashboard.db',
    '%2e%2e/secrets/payload-secret',
    'a.svg',
    'A.JPG',
    '',
    'a.jpg%00.png',
  ])('%j is 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
