import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@agency/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let seed: typeof import('./seed.ts').seed;
let folders: { content: string; media: string };

const post = (head: string, body = 'Words.') =>
  `---\ntitle: ${head.split('\n')[0]}\ndescription: About it\nauthor: Mona Samir\n${head.split('\n').slice(1).join('\n')}\n---\n\n${body}\n`;

const article = `First **bold** and *soft* with \`code\` and a [link](/our-work).

## A heading

- one
- two

1. first

> A quote

| Sound | Letter |
| ----- | ------ |
| P     | ب      |

---

![Two words on one line](baseline.webp "Same weight")

\`\`\`
let a = '<b>';
\`\`\`

### The end`;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ seed } = await import('./seed.ts'));
  const root = join(dashboard.folder, 'sample');
  folders = { content: join(root, 'content'), media: join(root, 'media') };
  mkdirSync(join(folders.content, 'blogs'), { recursive: true });
  mkdirSync(folders.media);
  const write = (path: string, text: string) => writeFileSync(join(folders.content, path), text);
  const inArabic = <Texts>(ar: Texts) => ({ translations: { ar } });
  const categories = [
    { name: 'Branding', ...inArabic({ name: 'العلامات' }) },
    { name: 'Web', ...inArabic({ name: 'الويب' }) },
  ];
  const mona = {
    ...{ name: 'Mona Samir', position: 'Art Director', quote: 'Look.' },
    portrait: { file: 'mona.webp', alt: 'Mona', ...inArabic({ alt: 'منى' }) },
    ...inArabic({ name: 'منى سمير', position: 'مديرة فنية', quote: 'انظر.' }),
  };
  const omar = { name: 'Omar Nabil', position: 'Technology' };
  const authors = [{ name: mona.name, ...inArabic({ name: 'منى سمير' }) }];
  write('categories.yaml', stringify(categories));
  write('authors.yaml', stringify(authors));
  write('team-members.yaml', stringify([mona, omar]));
  write(
    'blogs/older.md',
    post("An older post\ncategory: Web\ncreatedAt: '2026-01-02T09:00:00+02:00'"),
  );
  write(
    'blogs/newer.md',
    post(
      "A newer post\ncategory: Branding\ncreatedAt: '2026-02-02T09:00:00+02:00'\nfeatured: true\ncover: { file: baseline.webp, alt: A cover }",
      article,
    ),
  );
  for (const name of ['mona.webp', 'baseline.webp']) {
    await sharp({ create: { width: 700, height: 350, channels: 3, background: '#000' } })
      .webp()
      .toFile(join(folders.media, name));
  }
});
afterAll(() => dashboard.close());

const run = () => seed(dashboard.payload, folders);
const total = (result: Awaited<ReturnType<typeof run>>) =>
  Object.values(result).reduce((sum, { created }) => sum + created, 0);

async function call(path: string) {
  const { handleApiRequest: handleApi } = await import('../../api/handle-api.ts');
  return (await handleApi(new Request(`http://localhost${path}`), dashboard.payload)).json();
}

describe('the sample content', () => {
  it('fills an empty dashboard, and every response matches the contract', async () => {
    expect(await run()).toEqual({
      categories: { created: 2, existing: 0 },
      authors: { created: 1, existing: 0 },
      'team-members': { created: 2, existing: 0 },
      blogs: { created: 2, existing: 0 },
    });
    // There are no samples of these.
    const { opening: _opening, 'case-study': _study, ...others } = endpoints;
    for (const { path, response } of Object.values(others)) {
      const body = await call(
        path
          .replace('{slug}', 'newer')
          .replace('{page}', '1')
          .replace('{id}', '1')
          .replace('{name}', 'Branding')
          .replace('{key}', 'landing'),
      );
      expect(response.parse(body)).toEqual(body);
    }
    const { featured, all } = await call('/api/blogs');
    expect(featured.slug).toBe('newer');
    expect(all.map(({ created_at }: { created_at: string }) => created_at)).toEqual([
      '2026-02-02T07:00:00.000Z',
      '2026-01-02T07:00:00.000Z',
    ]);
  });

  it('renders its Markdown as HTML', async () => {
    const { html_content: html } = await call('/api/blog-slug/newer');
    const figure =
      /<figure><img src="\/media\/baseline-[0-9a-f]{12}-webp1600\.webp" width="700" height="350" alt="A cover"><figcaption>Same weight<\/figcaption><\/figure>/;
    expect(html).toMatch(figure);
    expect(html.replace(figure, '[figure]')).toBe(
      '<p>First <strong>bold</strong> and <em>soft</em> with <code>code</code> and a <a href="/our-work">link</a>.</p>' +
        '<h2>A heading</h2><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>' +
        '<blockquote><p>A quote</p></blockquote>' +
        '<table><thead><tr><th scope="col">Sound</th><th scope="col">Letter</th></tr></thead><tbody><tr><td>P</td><td>ب</td></tr></tbody></table>' +
        "<hr>[figure]<pre><code>let a = '&lt;b&gt;';</code></pre><h3>The end</h3>",
    );
  });

  it('is added once, and does not overwrite changes by editors', async () => {
    const { payload } = dashboard;
    const find = async (collection: 'team-members' | 'categories', name: string) =>
      (await payload.find({ collection, where: { name: { equals: name } } })).docs[0]?.id ?? 0;
    await payload.update({
      collection: 'blogs',
      id: 1,
      data: { title: 'Rewritten', slug: 'moved', _status: 'published' },
    });
    await payload.update({
      collection: 'categories',
      id: await find('categories', 'Web'),
      data: { name: 'Websites' },
    });
    await payload.delete({
      collection: 'team-members',
      id: await find('team-members', 'Omar Nabil'),
    });
    expect(total(await run())).toBe(0);
    const { all } = await call('/api/blogs');
    expect(all.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'moved']);
    expect(await call('/api/team-members/')).toHaveLength(1);
    expect((await payload.count({ collection: 'categories' })).totalDocs).toBe(2);
  });

  it('has names, team members, posts and picture descriptions in Arabic', async () => {
    const { payload } = dashboard;
    const write = (path: string, text: string) => writeFileSync(join(folders.content, path), text);
    mkdirSync(join(folders.content, 'blogs/ar'));
    write(
      'blogs/ar/sawt.md',
      post(
        "الصوت\ncategory: Branding\ncreatedAt: '2026-04-02T09:00:00+02:00'\ncounterpart: newer\ncover: { file: baseline.webp, alt: كلمتان }",
      ),
    );
    const pictures = await payload.count({ collection: 'media' });
    expect(total(await run())).toBe(1);
    expect(await payload.count({ collection: 'media' })).toEqual(pictures);
    expect(await call('/api/blog-slug/sawt?language=ar')).toMatchObject({
      category: { name: 'العلامات' },
      author: { name: 'منى سمير' },
      image: { name: 'كلمتان' },
      counterparts: [{ language: 'en', slug: 'newer' }],
    });
    expect(await call('/api/blog-slug/newer')).toMatchObject({
      image: { name: 'A cover' },
      counterparts: [{ language: 'ar', slug: 'sawt' }],
    });
    const { docs } = await payload.find({
      collection: 'blogs',
      where: { slug: { equals: 'sawt' } },
    });
    expect(docs[0]?.content.root.direction).toBe('rtl');
    expect(await call('/api/team-members/?language=ar')).toMatchObject([
      { name: 'منى سمير', position: 'مديرة فنية', quote: 'انظر.', image: { name: 'منى' } },
    ]);
    expect(await call('/api/team-members/')).toMatchObject([{ image: { name: 'Mona' } }]);
    expect(total(await run())).toBe(0);
  });

  it('continues after an interruption', async () => {
    const { payload } = dashboard;
    writeFileSync(
      join(folders.content, 'blogs/third.md'),
      post("A third post\ncategory: Web\ncreatedAt: '2026-03-02T09:00:00+02:00'"),
    );
    expect(total(await run())).toBe(1);
    // Created, but the process was killed before it stored the id: it is found by its name.
    await payload.kv.delete('seeded');
    expect((await run()).blogs?.created).toBe(1);
    expect((await payload.count({ collection: 'authors' })).totalDocs).toBe(1);
  });

  it('reports invalid files', async () => {
    const file = join(folders.content, 'blogs/wrong.md');
    writeFileSync(file, post('Wrong\ncategory: Web\ncreatedAt: yesterday\ncover:\nfile: a.webp'));
    await expect(run()).rejects.toThrow(/wrong\.md[\s\S]*createdAt/);
  });
});
