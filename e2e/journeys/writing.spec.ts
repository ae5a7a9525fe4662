import { getArticle, headers, openPost, paste, read, toArticle } from '../system/article.ts';
import { clickUntil, findPartProblems, openPanel, signInToPanel, soon } from '../system/panel.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';

const FILM = 'https://youtu.be/dQw4w9WgXcQ';
const PLAYER = 'https://www.youtube-nocookie.com';

const toFilm = (address: string, poster: number) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: 'b'.repeat(24),
    blockName: '',
    blockType: 'film',
    address,
    title: 'A sign is painted',
    poster,
  },
});

test('a link to a post is chosen by title, follows a changed slug, and is text when the post is deleted', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  const target = await admin.createDraft('The bridge that is linked');
  await admin.setBlog(target, { _status: 'published' });
  const id = await admin.createDraft('A post that links');
  await openPost(page, id);
  await getArticle(page).click();
  await page.keyboard.press('Control+a');
  await page.locator('.fixed-toolbar [data-button-key="link"]').click();
  const drawer = page.getByRole('dialog').last();
  await drawer.getByText('A document of the dashboard').click();
  await drawer.locator('#field-doc input').first().fill('bridge that is');
  await page.getByRole('option', { name: 'The bridge that is linked' }).click();
  await clickUntil(drawer.getByRole('button', { name: 'Save changes' }), () =>
    expect(drawer).toBeHidden(soon),
  );
  await expect
    .poll(async () => JSON.stringify((await read(`blogs/${id}?draft=true&depth=0`)).content))
    .toContain(`"value":${target}`);
  await admin.setBlog(id, { _status: 'published' });

  const readHtml = async () => {
    const response = await fetch(`${website}/blogs/a-post-that-links`);
    return response.ok ? response.text() : '';
  };
  await expect.poll(readHtml).toContain('href="/blogs/the-bridge-that-is-linked"');
  await admin.setBlog(target, { slug: 'the-bridge-elsewhere' });
  await expect.poll(readHtml, { timeout: 15_000 }).toContain('href="/blogs/the-bridge-elsewhere"');
  await fetch(`${dashboard}/cms-api/blogs/${target}`, { method: 'DELETE', headers: headers() });
  await expect.poll(readHtml, { timeout: 15_000 }).not.toContain('/blogs/the-bridge-elsewhere');
});

test('category, author, cover and slug are beside the text of a post, and an unsaved link is removed', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  const id = await admin.createDraft('A post without a link');
  await openPost(page, id);
  for (const name of ['category', 'author', 'image', 'slug'])
    await expect(page.locator(`.document-fields__sidebar #field-${name}`)).toBeVisible();
  await expect(page.locator('.collapsible__toggle--collapsed')).toHaveCount(2);

  const link = getArticle(page).locator('a');
  const drawer = page.getByRole('dialog').last();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: 'Close', exact: true }).last().click(),
  ]) {
    await getArticle(page).click();
    await page.keyboard.press('Control+a');
    await page.locator('.fixed-toolbar [data-button-key="link"]').click();
    await expect(drawer.getByLabel('URL')).toBeVisible();
    await expect(link).toHaveCount(1);
    await close();
    await expect(drawer).toBeHidden();
    await expect(link).toHaveCount(0);
  }
  // One that has a target stays when its drawer is closed.
  await page.locator('.fixed-toolbar [data-button-key="link"]').click();
  await drawer.getByLabel('URL').fill('/our-work');
  await clickUntil(drawer.getByRole('button', { name: 'Save changes' }), () =>
    expect(drawer).toBeHidden(soon),
  );
  await page.getByRole('button', { name: 'Edit link' }).click();
  await expect(drawer.getByLabel('URL')).toHaveValue('/our-work');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect
    .poll(async () => JSON.stringify((await read(`blogs/${id}?draft=true&depth=0`)).content))
    .toContain('"url":"/our-work"');
});

test('an opening is created with its title and office, and its text has the focus', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections/openings/create`);
  await page.keyboard.type('Lettering artist');
  await page.getByLabel('Office').selectOption('Cairo');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(getArticle(page)).toBeFocused();
  await page.keyboard.type('Draws letters.');
  const id = page.url().match(/openings\/(\d+)/)?.[1];
  await expect
    .poll(async () => JSON.stringify(await read(`openings/${id}?draft=true&depth=0`)))
    .toContain('Draws letters.');
  expect(await read(`openings/${id}?draft=true&depth=0`)).toMatchObject({
    title: 'Lettering artist',
    office: 'CAI',
  });
});

test.describe('a film', () => {
  // Requested by the press, and intercepted here.
  test.use({ provoked: [/youtube-nocookie/] });

  test('of another host is requested only after a click on play', async ({
    page,
    context,
    browser,
  }) => {
    const { docs } = await read('media?limit=1&depth=0');
    const id = await admin.createDraft('A post with a film');
    await admin.setBlog(id, { content: toArticle(toFilm(FILM, docs[0].id)), _status: 'published' });
    const requested: string[] = [];
    await context.route(`${PLAYER}/**`, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The player' });
    });
    const address = `${website}/blogs/a-post-with-a-film`;
    await expect.poll(async () => (await fetch(address)).status, { timeout: 15_000 }).toBe(200);
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toContain(`frame-src ${PLAYER};`);
    const other = await fetch(`${website}/blogs`);
    expect(other.headers.get('content-security-policy')).not.toContain('frame-src');
    const play = page.getByRole('button', { name: 'Play the film: A sign is painted' });
    await play.scrollIntoViewIfNeeded();
    expect(await findPartProblems(page, ['article figure'])).toEqual([]);
    expect(requested).toEqual([]);
    await play.focus();
    await page.keyboard.press('Enter');
    const player = page.locator('iframe[title="A sign is painted"]');
    await expect(player).toBeFocused();
    await expect(player.contentFrame().getByText('The player')).toBeVisible();
    expect(requested).toEqual([`${PLAYER}/embed/dQw4w9WgXcQ?autoplay=1&rel=0`]);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(address);
    const link = still.getByRole('link', { name: 'Watch it on YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(still.getByRole('button', { name: 'Play the film' })).toBeHidden();
    await plain.close();
  });
});

test('a new post has the focus in its text, three tabs after the title; Ctrl+K creates a link', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections/blogs/create`);
  await page.getByLabel('Title').fill('Written at once');
  await page.getByRole('button', { name: 'Start writing' }).click();
  const article = getArticle(page);
  await expect(article).toBeFocused();
  await page.keyboard.type('We went to the Nile');
  await page.keyboard.press('Control+k');
  const drawer = page.getByRole('dialog').last();
  await expect(drawer.getByRole('radio').first()).toBeFocused();
  await drawer.locator('#field-url').fill('https://nile.example');
  await clickUntil(drawer.getByRole('button', { name: 'Save changes' }), () =>
    expect(drawer).toBeHidden(soon),
  );
  await expect(article.getByRole('link')).toHaveText('Nile');
  // The drawer gives the selection back when it has closed.
  await expect(article).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Nile');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // A URL that is pasted over words links them, too.
  await page.keyboard.type('studio');
  await page.keyboard.press('Shift+Home');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('studio');
  await paste(page, 'https://studio.example', 'text/plain');
  await expect(article.locator('a[href="https://studio.example"]')).toHaveText('studio');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, '# How\n\n- Listen\n- **Draw**', 'text/plain');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('How');
  await expect(article.getByRole('listitem')).toHaveText(['Listen', 'Draw']);
  await expect(article.locator('li strong')).toHaveText('Draw');
  await page.locator('#field-title').focus();
  for (let tabs = 0; tabs < 3; tabs += 1) {
    if (await article.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(article).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.fixed-toolbar button').nth(1)).toBeFocused();
});

test.describe('a link that prevents publishing', () => {
  // The panel calls the server, which rejects the post.
  test.use({ provoked: [/400 .*\/cms-api\/blogs\//] });

  test('is quoted in the error', async ({ page, context }) => {
    await signInToPanel(context, dashboard);
    const id = await admin.createDraft('A link to nowhere');
    const copy = { type: 'text', version: 1, text: 'our client', format: 0 };
    const fields = { linkType: 'custom', newTab: false, url: 'file:///C:/a.docx' };
    const link = { type: 'link', version: 3, fields, children: [copy] };
    const content = toArticle({ type: 'paragraph', version: 1, children: [link] });
    const stored = await fetch(`${dashboard}/cms-api/blogs/${id}?draft=true`, {
      method: 'PATCH',
      headers: { ...headers(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ content }),
    });
    expect(stored.status).toBe(200);
    await openPost(page, id);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      page.locator('.tooltip-content', { hasText: 'The link “our client” in the text links to' }),
    ).toBeVisible();
  });
});
