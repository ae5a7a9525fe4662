import { HtmlValidate } from 'html-validate';
import { pageIds, toAnchor } from '../../apps/website/src/features/blog/article.ts';
import { admin, expect, test, website } from '../test.ts';
import { choosePages, getPaths, readErrorPages, unlisted } from './sitemap.ts';

/** Rules of the HTML standard; style rules and those that other tests cover are off. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The standard allows `<br />`, and React writes it.
    'void-style': 'off',
    // The framework decides trailing white space and quotes around attributes.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'no-raw-characters': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
  },
});

async function check(what: string, html: string): Promise<string[]> {
  const report = await checker.validateString(html);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${what}: ${ruleId}: ${message} (${selector})`),
  );
  // The validator accepts content after the end.
  return html.trimEnd().endsWith('</html>') ? found : [...found, `${what}: goes on behind its end`];
}

test('every page is valid HTML, also rejected forms, error pages and the offline page', async () => {
  const problems: string[] = [];
  const pages = await choosePages([...(await getPaths()), ...unlisted], 'perLayout');
  for (const path of pages)
    problems.push(...(await check(path, await (await fetch(website + path)).text())));
  for (const { path, html } of readErrorPages()) problems.push(...(await check(path, html)));
  for (const form of ['contact', 'enquiry', 'careers']) {
    const path = `/forms/${form}`;
    const response = await fetch(website + path, {
      method: 'POST',
      headers: { Origin: website, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=nobody',
    });
    problems.push(...(await check(`refused ${path}`, await response.text())));
  }
  expect(problems).toEqual([]);
});

test('no heading of an article or an opening can have an id that the page uses', async () => {
  const names = ['Main', 'Drawer', 'Footer company', 'Related', 'Join'];
  const content = toArticle(names);
  const post = await admin.createDraft('Headings like parts of the page');
  await admin.setBlog(post, { content, _status: 'published' });
  const closesAt = new Date(Date.now() + 86_400_000).toISOString();
  await admin.publishOpening('Writer of headings', { description: content, closesAt });
  for (const path of ['/blogs/headings-like-parts-of-the-page', '/careers/writer-of-headings']) {
    const read = async () => {
      const response = await fetch(website + path);
      return response.ok ? response.text() : '';
    };
    await expect.poll(read, { timeout: 10_000 }).not.toBe('');
    const html = await read();
    expect(await check(path, html)).toEqual([]);
    const ids = [...html.matchAll(/<(\w+)[^>]*?\sid="([^"]*)"/g)].flatMap(([, tag, id = '']) =>
      tag === 'h2' && names.some((name) => id.startsWith(toAnchor(name))) && /-\d$/.test(id)
        ? []
        : [id],
    );
    // A heading cannot have an id with other characters.
    const unknown = ids.filter((id) => toAnchor(id) === id && !pageIds.includes(id));
    expect(unknown, `${path}: ids that are missing in pageIds`).toEqual([]);
  }
});

const INTRODUCTION = 'Every page is described by its first sentences, as this one says of itself.';

const toArticle = (headings: string[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [
      { type: 'paragraph', version: 1, children: [toText(INTRODUCTION)] },
      ...headings.map((text) => ({
        ...{ type: 'heading', tag: 'h2', version: 1 },
        children: [toText(text)],
      })),
    ],
  },
});

const toText = (text: string) => ({ type: 'text', version: 1, text, format: 0 });

test('the validator detects errors that browsers tolerate', async () => {
  const wrong = (body: string) =>
    checker.validateString(
      `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`,
    );
  for (const body of [
    '<span><h2>A heading in a phrase</h2></span>',
    '<div><style>p{margin:0}</style></div>',
    '<p id="one">One</p><p id="one">Two</p>',
  ])
    expect((await wrong(body)).valid, body).toBe(false);
});
