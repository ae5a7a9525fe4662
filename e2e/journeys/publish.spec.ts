import reported from '@agency/contracts/fixtures/text-vertical-tab-in-title.json' with {
  type: 'json',
};
import { openPanel, signInToPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };

const getStatus = async (path: string) => (await fetch(website + path)).status;
const shows = async (path: string, text: string) =>
  (await (await fetch(website + path)).text()).includes(text);

test('a post appears when published, follows changes, and disappears when unpublished', async ({
  page,
}) => {
  const title = 'A post that comes and goes';
  const path = '/blogs/a-post-that-comes-and-goes';
  const id = await admin.createDraft(title);
  expect(await getStatus(path), 'a draft is not on the site').toBe(404);

  await admin.setBlog(id, { _status: 'published' });
  await expect.poll(() => getStatus(path), { ...within, message: 'published' }).toBe(200);
  await expect.poll(() => shows('/blogs', title), within).toBe(true);
  await expect.poll(() => shows('/sitemap.xml', path), within).toBe(true);
  await expect.poll(() => shows('/rss.xml', title), within).toBe(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText(`The body of ${title}.`)).toBeVisible();

  // Special characters in an editor's text are literal.
  const changed = 'Save $$, $& and {brand}';
  await admin.setBlog(id, { title: changed, _status: 'published' });
  await expect
    .poll(async () => {
      await page.goto(path);
      return page.title();
    }, within)
    .toContain(`${changed} |`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(changed);

  await admin.setBlog(id, { _status: 'draft' });
  await expect.poll(() => getStatus(path), { ...within, message: 'unpublished' }).toBe(404);
  await expect.poll(() => shows('/blogs', path), within).toBe(false);
  await expect.poll(() => shows('/sitemap.xml', path), within).toBe(false);
});

test('a title with a vertical tab leaves the feeds well-formed', async ({ page }) => {
  const { title } = reported;
  const id = await admin.createDraft(title);
  await admin.setBlog(id, { _status: 'published' });
  await expect.poll(() => shows('/rss.xml', 'Three lines of a slide'), within).toBe(true);
  // Pages of the site cannot parse HTML (Trusted Types).
  await page.goto('about:blank');
  for (const path of ['/rss.xml', '/sitemap.xml']) {
    const text = await (await fetch(website + path)).text();
    const problem = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent,
      text,
    );
    expect(problem ?? '', path).toBe('');
  }
  await admin.setBlog(id, { _status: 'draft' });
});

test('the public API of the dashboard shows the same changes', async () => {
  const title = 'A post that is answered soon';
  const id = await admin.createDraft(title);
  const isListed = async () =>
    (await (await fetch(`${dashboard}/api/blogs`)).text()).includes(title);
  expect(await isListed()).toBe(false);
  await admin.setBlog(id, { _status: 'published' });
  await expect.poll(isListed).toBe(true);
  await admin.setBlog(id, { _status: 'draft' });
  await expect.poll(isListed).toBe(false);
});

/** The editor's value for a row header. */
const COLUMN_HEAD = 2;

test('an Arabic post is complete in the panel, and right-to-left on the site', async ({
  page,
  context,
}) => {
  const title = 'كيف نُسمّي العلامات التجارية بأبجديتين مختلفتين';
  const id = await admin.createDraft(title);
  await admin.setBlog(id, { slug: 'a-post-in-arabic', _status: 'published' });
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections/blogs/${id}`);
  const heading = page.locator('.doc-header__title');
  await expect(heading).toHaveText(title);
  const isWhole = await heading.evaluate(
    (one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth,
  );
  expect(isWhole, 'nothing of the title is cut').toBe(true);

  // The title is marked with its own language.
  const path = '/ar/blogs/a-post-in-arabic';
  await expect.poll(() => getStatus(path), within).toBe(200);
  await page.goto(path);
  const shown = page.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(title);
  expect(
    await shown.evaluate((one) => [
      one.closest('[lang]')?.getAttribute('lang'),
      getComputedStyle(one).direction,
    ]),
  ).toEqual(['ar', 'rtl']);
});

test('row headers align with the cells next to them', async ({ page }) => {
  const toCell = (text: string, headerState: number) => ({
    ...{ type: 'tablecell', version: 1, colSpan: 1, rowSpan: 1, headerState },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  });
  const toRow = (name: string, cell: string) => ({
    ...{ type: 'tablerow', version: 1 },
    children: [toCell(name, COLUMN_HEAD), toCell(cell, 0)],
  });
  const table = {
    ...{ type: 'table', version: 1 },
    children: [toRow('Naming', 'Two weeks'), toRow('Identity', 'Six weeks '.repeat(30))],
  };
  const id = await admin.createDraft('A table with heads of rows');
  await admin.setBlog(id, {
    slug: 'a-table-with-heads-of-rows',
    content: {
      root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [table] },
    },
    _status: 'published',
  });
  const path = '/blogs/a-table-with-heads-of-rows';
  await expect.poll(() => getStatus(path), within).toBe(200);
  await page.goto(path);
  const rows = await page.locator('table tr:has(td)').evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => {
        const copy = document.createRange();
        copy.selectNodeContents(cell);
        const { borderBlockEnd } = getComputedStyle(cell);
        return [Math.round(copy.getBoundingClientRect().top), borderBlockEnd];
      }),
    ),
  );
  expect(rows).toHaveLength(2);
  for (const [head, cell] of rows) expect(head).toEqual(cell);
});
