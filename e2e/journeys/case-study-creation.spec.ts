import { join } from 'node:path';
import { listedCaseStudySchema, wireCaseStudySchema } from '@agency/contracts';
import { findProjectRoot } from '@agency/server/settings';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  findScreenProblems,
  getSavingState,
  LIST,
  openTab,
  STUDIES,
} from '../system/case-study-screens.ts';
import { findPartProblems, openPanel, signInToPanel } from '../system/panel.ts';
import { takePhoto } from '../system/photo.ts';
import { isShortForm } from '../system/short-form.ts';
import { dashboard, expect, test } from '../test.ts';

// The browser logs the status of rejected saves.
test.use({ provoked: [/400/] });

const studies = join(findProjectRoot(import.meta.dirname), 'packages/content/case-studies');

const read = async (path: string) => (await fetch(dashboard + path)).json();
const getDrawer = (page: Page) => page.getByRole('dialog').last();

/** Cover fields and their files. */
const COVERS: Record<string, string> = {
  tile: 'tile.webp',
  wide: 'wide.avif',
  small: 'small.webp',
  banner: 'banner.avif',
  bannerTall: 'banner-tall.webp',
};
/** Width in pixels of the covers that are not uploaded by hand. */
const SMALL = 240;
const toAlt = (field: string) => `The ${field} of Amber`;
// The short form uploads one cover of each kind by hand; each takes seconds.
const givenCovers = isShortForm ? ['wide', 'small', 'bannerTall'] : [];
const widePictures = isShortForm ? ['board.webp'] : ['banner.avif', 'board.webp'];

/** Stores small covers in the open case study by the requests of the panel, and reloads it. */
async function giveCovers(page: Page, fields: string[]): Promise<void> {
  const study = `${STUDIES}/${new URL(page.url()).pathname.split('/').at(-1)}`;
  const readColour = async () =>
    (
      await (
        await page.request.get(`${study}?draft=true&depth=0`, { headers: { Origin: dashboard } })
      ).json()
    ).colour;
  // The last text of the form is stored; its autosave would be a stale write afterwards.
  await expect.poll(readColour).toBe('#5B2456');
  const covers: Record<string, number> = {};
  for (const field of fields) {
    const file = join(studies, 'wise', COVERS[field] ?? '');
    const media = await page.request.post(`${dashboard}/cms-api/media`, {
      headers: { Origin: dashboard },
      multipart: {
        _payload: JSON.stringify({ alt: toAlt(field) }),
        file: {
          ...{ name: `${field}.webp`, mimeType: 'image/webp' },
          buffer: await sharp(file).resize({ width: SMALL }).webp().toBuffer(),
        },
      },
    });
    covers[field] = (await media.json()).doc.id;
  }
  const response = await page.request.patch(`${study}?draft=true`, {
    headers: { Origin: dashboard },
    data: { ...covers, _status: 'draft' },
  });
  expect(response.status()).toBe(200);
  await page.reload();
}

/** Uploads a picture in the drawer of its field. */
async function addPicture(page: Page, field: Locator, file: string, alt: string): Promise<void> {
  await field.getByRole('button', { name: 'Add new' }).click();
  const drawer = getDrawer(page);
  await drawer.locator('input[type="file"]').first().setInputFiles(join(studies, file));
  await drawer.getByLabel('What it shows').fill(alt);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(field.locator('.upload-relationship-details')).toBeVisible({ timeout: 20_000 });
}

/** Drops files on an element. */
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

test('an editor creates a case study with pictures and a film', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  // A first attempt may have left a case study with the same path.
  await page.request.delete(`${STUDIES}?where[client][equals]=Amber %26 Co`, {
    headers: { Origin: dashboard },
  });
  await openPanel(page, `${dashboard}/admin`);
  await page.getByRole('link', { name: 'Add a case study' }).click();
  await page.waitForURL(`${LIST}/create`);
  await page.getByLabel('Client').fill('Amber & Co');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.locator('main form[data-form-ready="true"]')).toBeVisible();
  await expect(page.locator('#field-slug')).toHaveValue('amber-co');

  await test.step('each missing field has an error', async () => {
    const errors = page.locator('.tooltip-content');
    await page.locator('#action-save').click();
    await expect(errors.filter({ hasText: 'This field is required.' }).first()).toBeVisible();
    await openTab(page, 'Pictures');
    await expect(errors.filter({ hasText: 'This field is required.' }).first()).toBeVisible();
    await openTab(page, 'Facts');
  });

  await test.step('the facts', async () => {
    await page.locator('#field-sector').fill('furniture');
    await page.locator('#field-country').fill('Egypt');
    await page.locator('#field-categories input').first().fill('Web');
    await page.keyboard.press('Enter');
    const services = page.locator('.field-type.text').filter({ hasText: 'Services' });
    await services.locator('input').fill('visual identity');
    await page.keyboard.press('Enter');
    await page.locator('#field-summary').fill('A chair that is drawn in one line.');
    await page.locator('#field-colour').fill('#5B2456');
    await expect(page.locator('.colour-swatch input').first()).toHaveValue('#5b2456');
  });

  await test.step('five covers', async () => {
    if (givenCovers.length > 0) await giveCovers(page, givenCovers);
    await openTab(page, 'Pictures');
    for (const [name, file] of Object.entries(COVERS)) {
      if (givenCovers.includes(name)) continue;
      const field = page.locator(`#field-${name}`);
      await addPicture(page, field, `wise/${file}`, toAlt(name));
    }
    await expect(getSavingState(page)).toContainText('Last saved');
  });

  await test.step('the page: text, pictures and a film', async () => {
    await openTab(page, 'Page');
    await expect(page.getByText('Up to three that are always shown below it.')).toBeVisible();
    await page.locator('#field-introText').fill('Amber makes chairs.\n\nThey are bent.');
    const text = await addPart(page, 'Text');
    await text.getByLabel('Heading').fill('The Scope');
    for (const file of widePictures) {
      const part = await addPart(page, 'Wide picture');
      await addPicture(page, part.locator('.field-type.upload'), `gsms/${file}`, `From ${file}`);
    }
    await text.locator('textarea').fill('We drew the name.');
    const gallery = await addPart(page, 'Pictures');
    const photos = [
      await takePhoto(page, 'One.jpg', 400, 300),
      await takePhoto(page, 'Two.jpg', 400, 300),
    ];
    const pictures = getDrawer(page);
    // A field that has just appeared may not listen yet.
    await expect(async () => {
      await drop(page, gallery.locator('.dropzone'), photos);
      await expect(pictures.locator('.file-selections__fileRow')).toHaveCount(2, { timeout: 5000 });
    }).toPass();
    for (const number of [0, 1]) {
      await pictures.locator('.file-selections__fileRow').nth(number).click();
      await pictures.getByLabel('What it shows').fill(`A chair ${number}`);
    }
    expect(await findPartProblems(page, ['.bulk-upload--file-manager'])).toEqual([]);
    await pictures.getByRole('button', { name: 'Save' }).click();
    await expect(gallery.locator('.upload-relationship-details')).toHaveCount(2, {
      timeout: 30_000,
    });
    const part = await addPart(page, 'Film');
    await part.getByRole('button', { name: 'Add new' }).click();
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
  expect(await findScreenProblems(page)).toEqual([]);

  await test.step('the published case study is public', async () => {
    await openTab(page, 'Facts');
    await page
      .locator('#field-description')
      .fill('Branding for Amber & Co, furniture makers in Egypt: one line that is a chair.');
    await expect(getSavingState(page)).toContainText('Last saved');
    await page.locator('#action-save').click();
    await expect(page.getByText('Published. Visitors see it within ten seconds')).toBeVisible();
    await expect
      .poll(async () => (await fetch(`${dashboard}/api/case-studies/amber-co`)).status)
      .toBe(200);
  });
  const published = wireCaseStudySchema.parse(await read('/api/case-studies/amber-co'));
  expect(published).toMatchObject({
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
  const [film] = published.blocks.flatMap((block) => (block.kind === 'video' ? [block.film] : []));
  expect(film?.poster.name).toMatch(/^A ring on a rock/);
  const part = await fetch(dashboard + film?.src, { headers: { Range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect(await (await fetch(dashboard + film?.captions)).text()).toMatch(/^WEBVTT/);
  const listNames = async () =>
    listedCaseStudySchema
      .array()
      .parse(await read('/api/case-studies'))
      .map(({ name }) => name);
  await expect.poll(listNames).toContain('amber-co');
});
