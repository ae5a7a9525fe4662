import { basename, join } from 'node:path';
import { listedCaseStudySchema, wireCaseStudySchema } from '@agency/contracts';
import { findProjectRoot } from '@agency/server/settings';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { enterPanel, findPanelFaults, openPanel, typeAndRest } from '../system/panel.ts';
import { takePhoto } from '../system/photo.ts';
import { resize } from '../system/resize.ts';
import { isShortForm } from '../system/short-form.ts';
import { dashboard, expect, test } from '../test.ts';

const STUDIES = `${dashboard}/cms-api/case-studies`;

// What visitors see of it is the website's half: its own journey.
test.describe.configure({ mode: 'serial' });
// What is not whole is refused, and the browser notes it.
test.use({ provoked: [/400/] });

const LIST = `${dashboard}/admin/collections/case-studies`;
const studies = join(findProjectRoot(import.meta.dirname), 'packages/content/case-studies');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const read = async (path: string) => (await fetch(dashboard + path)).json();
const getState = (page: Page) => page.locator('.saving-state');
const openTab = (page: Page, name: string) =>
  page.locator('.tabs-field__tab-button', { hasText: name }).click();
const getDrawer = (page: Page) => page.getByRole('dialog').last();

/** Covers by field, and of what they are. */
const COVERS: Record<string, string> = {
  tile: 'tile.webp',
  wide: 'wide.webp',
  small: 'small.webp',
  banner: 'banner.webp',
  bannerTall: 'banner-tall.webp',
};
/** Pixels. */
const SMALL = 240;
const toAlt = (field: string) => `The ${field} of Amber`;
// One of each kind goes by hand in the short form; each takes seconds of a browser.
const givenCovers = isShortForm ? ['wide', 'small', 'bannerTall'] : [];
const widePictures = isShortForm ? ['board.webp'] : ['banner.webp', 'board.webp'];

/** Gives covers as the panel does that stores them, to a case study that is opened again afterwards. Small, so that renditions are made soon. */
async function giveCovers(page: Page, fields: string[]): Promise<void> {
  const study = `${STUDIES}/${page.url().split('/').at(-1)}`;
  const covers: Record<string, number> = {};
  for (const field of fields) {
    const file = join(studies, 'wise', COVERS[field] ?? '');
    const media = await page.request.post(`${dashboard}/cms-api/media`, {
      headers: { Origin: dashboard },
      multipart: {
        _payload: JSON.stringify({ alt: toAlt(field) }),
        file: {
          ...{ name: basename(file), mimeType: 'image/webp' },
          buffer: await sharp(file).resize({ width: SMALL }).webp().toBuffer(),
        },
      },
    });
    covers[field] = (await media.json()).doc.id;
  }
  const answer = await page.request.patch(`${study}?draft=true`, {
    headers: { Origin: dashboard },
    data: { ...covers, _status: 'draft' },
  });
  expect(answer.status()).toBe(200);
  await page.reload();
}

const getWindow = (page: Page) => page.getByRole('dialog', { name: 'Pictures for the case study' });

/** Uploads a picture in the window that its field opens. */
async function addPicture(page: Page, field: Locator, file: string, alt: string): Promise<void> {
  await field.getByRole('button', { name: 'Upload new' }).click();
  const shown = getWindow(page);
  const chosen = shown.locator('input[type="file"]');
  await chosen.setInputFiles(join(studies, 'wise/en.yaml'));
  await expect(shown).toContainText('1 cannot be used');
  const two = [await takePhoto(page, 'One.jpg', 40, 30), await takePhoto(page, 'Two.jpg', 40, 30)];
  await drop(page, shown.locator('.picture-rows'), two);
  await expect(shown.getByRole('alert')).toContainText('Left out: Two.jpg.');
  // There is room for one: another choice takes its place.
  await chosen.setInputFiles(join(studies, file));
  await expect(shown.getByRole('alert')).toHaveCount(0);
  await shown.getByLabel('What it shows').fill(alt);
  await shown.getByRole('button', { name: 'Put the picture into the library' }).click();
  await expect(field.locator('.upload-relationship-details')).toBeVisible({ timeout: 20_000 });
  await expect(shown).toBeHidden();
  await expect(field).toBeFocused();
}

/** Drops files on an element, as a hand does. */
async function drop(
  page: Page,
  on: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) {
  const dataTransfer = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of all) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );
  await on.dispatchEvent('drop', { dataTransfer });
}

async function addPart(page: Page, name: string): Promise<Locator> {
  const rows = page.locator('#field-blocks > .blocks-field__rows > *');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add Part' }).click();
  await getDrawer(page).getByRole('button', { name, exact: true }).click();
  await expect(rows).toHaveCount(before + 1);
  return rows.nth(before);
}

/** Faults of the screen on a phone and, in the nightly form, on a desk. */
async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of isShortForm ? [PHONE] : [PHONE, DESK]) {
    await resize(page, screen);
    // Further down, what lies half under the bar would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    faults.push(...(await findPanelFaults(page)).map((fault) => `${screen.width}: ${fault}`));
  }
  return faults;
}

test('an editor makes a case study with pictures and a film from an empty form', async ({
  page,
  context,
}) => {
  await enterPanel(context, dashboard);
  // What a first try left has the address this one expects.
  await page.request.delete(`${STUDIES}?where[client][equals]=Amber %26 Co`, {
    headers: { Origin: dashboard },
  });
  await openPanel(page, `${dashboard}/admin`);
  await page.getByRole('link', { name: 'Add a case study' }).click();
  await page.waitForURL(`${LIST}/create`);
  await page.getByLabel('Client').fill('Amber & Co');
  await page.getByRole('button', { name: 'Start the case study' }).click();
  await expect(getState(page)).toContainText('Saved at');
  await expect(page.locator('#field-slug')).toHaveValue('amber-co');

  await test.step('what is missing is said field by field', async () => {
    const refusals = page.locator('.tooltip-content');
    await page.locator('#action-save').click();
    await expect(refusals.filter({ hasText: 'Say what the client does.' })).toBeVisible();
    await openTab(page, 'Pictures');
    await expect(refusals.filter({ hasText: 'Choose the tile:' })).toBeVisible();
    await openTab(page, 'Facts');
  });

  await test.step('the facts', async () => {
    await page.locator('#field-sector').fill('furniture');
    await page.locator('#field-country').fill('Egypt');
    await page.getByRole('combobox', { name: 'Categories' }).fill('Web');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Services' }).fill('visual identity');
    await page.keyboard.press('Enter');
    await page.locator('#field-summary').fill('A chair that is drawn in one line.');
    await page.locator('.colour-field:has(#field-colour) [type=color]').fill('#5b2456');
    await expect(page.locator('#field-colour')).toHaveValue('#5B2456');
  });

  await test.step('five covers', async () => {
    if (givenCovers.length > 0) {
      await expect(getState(page)).toContainText('Saved at');
      await giveCovers(page, givenCovers);
    }
    await openTab(page, 'Pictures');
    for (const [name, file] of Object.entries(COVERS)) {
      if (givenCovers.includes(name)) continue;
      const field = page.locator(`.picture-field:has(#field-${name})`);
      await addPicture(page, field, `wise/${file}`, toAlt(name));
    }
    // By then their sizes are known, and a warning would be there.
    await expect(getState(page)).toContainText('Saved at');
    await expect(page.locator('.picture-field__shape p')).toHaveCount(0);
  });

  await test.step('a page of words, pictures and a film', async () => {
    await openTab(page, 'Page');
    await expect(page.getByText('Up to three that are always shown below it.')).toBeVisible();
    await page.locator('#field-introText').fill('Amber makes chairs.\n\nThey are bent.');
    const words = await addPart(page, 'Text');
    // The form was refused; what nobody has written in yet is not at fault.
    await typeAndRest(page, words.getByLabel('Heading'), 'The Scope');
    for (const file of widePictures) {
      const part = await addPart(page, 'Wide picture');
      await addPicture(page, part.locator('.picture-field'), `gsms/${file}`, `From ${file}`);
    }
    await expect(words.locator('.field-type.error, .error-pill')).toHaveCount(0);
    await words.locator('textarea').fill('We drew the name.');
    const gallery = await addPart(page, 'Pictures');
    await drop(page, gallery.locator('.dropzone'), [
      await takePhoto(page, 'One.jpg', 400, 300),
      await takePhoto(page, 'Two.jpg', 400, 300),
    ]);
    for (const number of [0, 1]) {
      await getWindow(page).getByLabel('What it shows').nth(number).fill(`A chair ${number}`);
    }
    await getWindow(page).getByRole('button', { name: 'Put 2 pictures into the library' }).click();
    await expect(getWindow(page)).toBeHidden({ timeout: 20_000 });
    // The first is shown whole.
    await expect(gallery.locator('.picture-field__shape')).toContainText(
      'Picture 2 is landscape, 4:3. Here it is shown nearly square: about a third of its width is cut off.',
    );
    await expect(gallery.locator('.picture-field__shape p')).toHaveCount(2);
    const part = await addPart(page, 'Film');
    await part.getByRole('button', { name: 'Upload new' }).click();
    const drawer = getDrawer(page);
    const film = join(studies, 'lwoniti/film-1.webm');
    await drawer.locator('input[type="file"]').first().setInputFiles(film);
    await expect(drawer.getByText('The poster is made from this frame.')).toBeVisible({
      timeout: 20_000,
    });
    await drawer.locator('#field-title').fill('A ring on a rock, a light passing over it');
    const captions = drawer.getByLabel('Captions out of a file');
    const srt = '1\n00:00:01,000 --> 00:00:02,000\nA ring.\n';
    const file = { name: 'film.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) };
    await captions.setInputFiles(file);
    await expect(drawer.locator('#field-captions')).toHaveValue(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nA ring.\n',
    );
    await captions.setInputFiles(join(studies, 'lwoniti/film-1.vtt'));
    await expect(drawer.locator('#field-captions')).toHaveValue(/^WEBVTT\n\n00:00\.000/);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(part.locator('.upload-relationship-details')).toBeVisible({ timeout: 20_000 });
  });
  expect(await findFaults(page)).toEqual([]);

  await test.step('it is published, and public as it was written', async () => {
    await openTab(page, 'Search');
    await page
      .locator('#field-description')
      .fill('Branding for Amber & Co, furniture makers in Egypt: one line that is a chair.');
    await expect(getState(page)).toContainText('Saved at');
    await page.locator('#action-save-draft').click();
    await expect(page.getByText('Saved as a draft. Visitors do not see it')).toBeVisible();
    await page.locator('#action-save').click();
    const published = page.locator('.published-notice');
    await expect(published).toContainText('Published. Visitors see it within ten seconds.');
    await expect(published.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      /\/amber-co$/,
    );
    await expect
      .poll(async () => (await fetch(`${dashboard}/api/case-studies/amber-co`)).status)
      .toBe(200);
  });
  const whole = wireCaseStudySchema.parse(await read('/api/case-studies/amber-co'));
  expect(whole).toMatchObject({
    client: 'Amber & Co',
    categories: ['web'],
    colour: '#5B2456',
    tile: { name: 'The tile of Amber' },
    banner_tall: { name: 'The bannerTall of Amber' },
    intro: { text: ['Amber makes chairs.', 'They are bent.'] },
    blocks: [
      { kind: 'text', heading: 'The Scope', text: ['We drew the name.'] },
      ...widePictures.map((file) => ({ kind: 'wide', picture: { name: `From ${file}` } })),
      { kind: 'gallery', pictures: [{ name: 'A chair 0' }, { name: 'A chair 1' }] },
      { kind: 'video', film: { type: 'video/webm' } },
    ],
  });
  const [film] = whole.blocks.flatMap((block) => (block.kind === 'video' ? [block.film] : []));
  expect(film?.poster.name).toMatch(/^A ring on a rock/);
  const part = await fetch(dashboard + film?.src, { headers: { Range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect(await (await fetch(dashboard + film?.captions)).text()).toMatch(/^WEBVTT/);
  const all = listedCaseStudySchema.array().parse(await read('/api/case-studies'));
  expect(all.map(({ name }) => name)).toContain('amber-co');
});

test('one that the site is shipped with is taken over with one press', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, dashboard);
  await openPanel(page, LIST);
  const shipped = page.getByRole('region', { name: 'Default case studies' });
  await expect(shipped.getByText('financial advisory, Egypt')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await shipped.getByRole('button', { name: 'Edit this one (Wise)' }).dblclick();
  await page.waitForURL(/\/case-studies\/\d+$/, { timeout: 150_000 });
  await expect(page.locator('#field-slug')).toHaveValue('wise');
  await openTab(page, 'Pictures');
  // Five covers, and the picture of the circle.
  await expect(page.locator('.upload-relationship-details')).toHaveCount(6);
  expect((await fetch(`${dashboard}/api/case-studies/wise`)).status).toBe(404);
  await page.goto(LIST);
  await expect(shipped.getByRole('button', { name: 'Edit this one (Wise)' })).toHaveCount(0);
  await expect(page.locator('table')).toContainText('Wise');
});

test.describe('parts of a page', () => {
  test.use({ provoked: [/409|favicon\.ico/] });

  const headers = {
    'Content-Type': 'application/json',
    Cookie: process.env.E2E_COOKIE ?? '',
    Origin: dashboard,
  };
  const store = async (path: string, method: string, body: object) =>
    (await fetch(STUDIES + path, { method, headers, body: JSON.stringify(body) })).json();
  const toBlocks = (...texts: string[]) => texts.map((text) => ({ blockType: 'text', text }));

  test('that were not saved are put back, and those of a colleague can be chosen', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    await enterPanel(context, dashboard);
    const made = {
      client: 'Parts of a page',
      blocks: toBlocks('One', 'And more'),
      _status: 'draft',
    };
    const { doc } = await store('?draft=true', 'POST', made);
    const address = `/${doc.id}?draft=true&depth=0`;
    const read = async () =>
      (await (await fetch(STUDIES + address, { headers })).json()).blocks.map(
        ({ text }: { text: string }) => text,
      );
    const texts = page.locator('#field-blocks textarea');
    const open = async () => {
      await page.goto(`${LIST}/${doc.id}`);
      await expect(getState(page)).toBeVisible();
      await openTab(page, 'Page');
    };
    await open();
    // No line for what is saved, when the page is closed neither.
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (address, how) =>
        how?.method === 'PATCH' ? Promise.reject(new TypeError('no line')) : fetch(address, how);
    });
    await texts.first().fill('Two');
    await expect(getState(page)).toContainText('Could not be saved');
    await page.close();
    expect(await read()).toEqual(['One', 'And more']);

    page = await context.newPage();
    await page.goto(`${LIST}/${doc.id}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await openTab(page, 'Page');
    const back = page.locator('#field-blocks textarea');
    await expect(back).toHaveCount(2);
    await expect(back.first()).toHaveValue('Two');
    await expect.poll(read).toEqual(['Two', 'And more']);
    await expect(getState(page)).toContainText('Saved at');

    await store(address, 'PATCH', { blocks: toBlocks('Theirs'), _status: 'draft' });
    await back.first().fill('Mine');
    const notice = page.locator('.editing-notice');
    const choice = notice.getByRole('group', { name: 'The rest of the page' });
    await expect(choice).toContainText('Theirs');
    await choice.getByRole('radio').last().check();
    await notice.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(back).toHaveCount(1);
    await expect(back.first()).toHaveValue('Theirs');
    await expect(getState(page)).toContainText('Saved at');
    expect(await read()).toEqual(['Theirs']);
    await back.first().fill('Theirs, and mine');
    await expect.poll(read).toEqual(['Theirs, and mine']);
  });
});
