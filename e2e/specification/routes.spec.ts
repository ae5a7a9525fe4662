import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLanguage } from '@agency/content/language-paths';
import { publicLanguages } from '@agency/content/languages';
import type { Blog, BlogList, TeamMember } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/system/commands.ts';
import { getPaths } from '../sweep/sitemap.ts';
import { send } from '../system/wire.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { caseStudies, getProjects } from './case-studies.ts';
import { type PageReading, readPage } from './read-page.ts';
import {
  banner,
  brand,
  companyPath,
  copyright,
  type FormDemand,
  type LinkDemand,
  menu,
  networks,
  officeCodes,
  type RouteDemand,
  routes,
  TAGLINE,
} from './routes.ts';

const REPEATS = 20;

const read = async (page: Page, path: string) => readPage(page, (await send(website, path)).body);

const isProject = (href: string) => getProjects().includes(href);

/** The first heading that skips a level. */
function findMissingHeading(wanted: readonly string[], found: readonly string[]) {
  let from = 0;
  return wanted.find((heading) => {
    const at = found.indexOf(heading, from);
    from = at + 1;
    return at === -1;
  });
}

function findLink({ links }: Pick<PageReading, 'links'>, { label, href, newTab }: LinkDemand) {
  return links.find(
    (link) =>
      link.href.replace(/\/$/, '') === href.replace(/\/$/, '') &&
      link.label.includes(label) &&
      link.newTab === (newTab ?? false),
  );
}

function expectShell(reading: PageReading, isPlain: boolean) {
  const inMenu = reading.links.filter((link) => link.inMenu);
  const inFooter = reading.links.filter((link) => link.inFooter);
  for (const link of menu) {
    const count = inMenu.filter(({ href, label }) => href === link.href && label === link.label);
    expect.soft(count.length, `${link.label} in menu and drawer`).toBe(2);
    expect.soft(findLink({ links: inFooter }, link), `${link.label} in the footer`).toBeTruthy();
  }
  const emphasised = new Set(inMenu.filter((link) => link.isEmphasised).map((link) => link.href));
  expect.soft([...emphasised], 'emphasised').toEqual([companyPath]);
  expect.soft(inMenu[0], 'logo').toMatchObject({ label: brand.name, href: '/' });
  for (const link of networks)
    expect.soft(findLink({ links: inFooter }, link), `${link.label} in a new tab`).toBeTruthy();
  const texts = [TAGLINE, `We are Located At ${officeCodes.join(' ')}`, copyright];
  for (const text of texts) expect.soft(reading.text).toContain(text);
  const isLegal = { label: 'Privacy Policy', href: '/privacy-policy' };
  expect.soft(findLink({ links: inFooter }, isLegal), 'Privacy Policy').toBeTruthy();
  if (isPlain) return;
  expect.soft(reading.headings, 'banner').toContain(`h2 ${banner.heading}`);
  expect.soft(findLink(reading, banner.link), banner.link.label).toBeTruthy();
}

function expectLists(reading: PageReading, { lists = {}, picks = {}, pictures = {} }: RouteDemand) {
  for (const [heading, items] of Object.entries(lists)) {
    const found = reading.sections[heading]?.items ?? [];
    expect.soft(found.length, `${heading}: items`).toBe(items.length);
    for (const [at, item] of items.entries())
      expect
        .soft(found[at]?.toLowerCase(), `${heading}: item ${at + 1}`)
        .toContain(item.toLowerCase());
  }
  for (const [heading, { count, from, fixed }] of Object.entries(picks)) {
    const hrefs = reading.sections[heading]?.hrefs.filter(isProject) ?? [];
    expect.soft(new Set(hrefs).size, `${heading}: ${hrefs}`).toBe(count);
    expect.soft(hrefs.length, `${heading}: ${hrefs}`).toBe(count);
    for (const href of hrefs) expect.soft(from, heading).toContain(href);
    if (fixed) expect.soft(hrefs, heading).toEqual(from);
  }
  for (const [heading, count] of Object.entries(pictures))
    expect.soft(reading.sections[heading]?.pictures, `${heading}: pictures`).toBe(count);
}

function expectKeywords(rows: string[], { count, named }: NonNullable<RouteDemand['keywords']>) {
  expect.soft(rows.length, 'keyword rows').toBe(2);
  const times = new Map<string, number>();
  for (const row of rows) {
    for (const keyword of row.split(/ ?\| ?/).filter(Boolean))
      times.set(keyword, (times.get(keyword) ?? 0) + 1);
  }
  expect.soft(times.size, `keywords ${[...times.keys()]}`).toBe(count);
  for (const keyword of named) expect.soft([...times.keys()]).toContain(keyword);
  for (const [keyword, found] of times) expect.soft(found, keyword).toBe(REPEATS);
}

function expectForm(reading: PageReading, demand: FormDemand) {
  const form = reading.forms.find(({ action }) => action === demand.action);
  expect.soft(form, `form of ${demand.action}`).toBeTruthy();
  if (!form) return;
  expect.soft(form.fields.map(({ name }) => name)).toEqual(demand.fields.map(({ name }) => name));
  for (const { name, label, kind } of demand.fields) {
    const field = form.fields.find((one) => one.name === name);
    expect.soft(field?.label, `label of ${name}`).toContain(label);
    const type = typeof kind === 'number' ? 'textarea' : kind;
    expect.soft(field?.type, `type of ${name}`).toBe(type);
    if (typeof kind === 'number') expect.soft(field?.rows, `rows of ${name}`).toBe(kind);
    if (kind === 'tel') expect.soft(field?.placeholder, 'example of a phone').toMatch(/^\+\d/);
    if (kind === 'file') expect.soft(field?.accept).toBe('.pdf,.doc,.docx');
  }
  expect.soft(form.button, 'button').toBe(demand.send);
  // Pages are cached for all visitors: an id in the HTML would merge two visitors' messages.
  expect.soft(form.given.submissionId, 'submissionId').toBeUndefined();
  expect.soft(form.given.service, 'service').toBe(demand.service);
  for (const copy of demand.ready) expect.soft(reading.ready).toContain(copy);
}

for (const demand of routes) {
  test(`${demand.path} has the copy of docs/product.md`, async ({ page }) => {
    const response = await send(website, demand.path);
    const reading = await readPage(page, response.body);
    expect.soft(response.status).toBe(demand.status ?? 200);
    expect.soft(reading.title).toBe(demand.title);
    expect
      .soft(
        findMissingHeading(demand.headings, reading.headings),
        `missing or out of order in ${reading.headings.join(' / ')}`,
      )
      .toBeUndefined();
    for (const text of demand.texts ?? []) expect.soft(reading.text).toContain(text);
    for (const text of demand.overlays ?? []) expect.soft(reading.visible).toContain(text);
    for (const text of demand.ready ?? []) expect.soft(reading.ready).toContain(text);
    for (const link of demand.links ?? [])
      expect.soft(findLink(reading, link), `link '${link.label}' to ${link.href}`).toBeTruthy();
    expectLists(reading, demand);
    if (demand.keywords) expectKeywords(reading.keywordRows, demand.keywords);
    if (demand.form) expectForm(reading, demand.form);
    expectShell(reading, demand.plain ?? false);
  });
}

for (const { path, films } of caseStudies) {
  if (films === 0) continue;
  test(`${path} shows ${films} films`, async ({ page }) => {
    expect((await read(page, path)).films).toBe(films);
  });
}

test('the grid of Our Work has every case study in order, and the mobile list in another order', async ({
  page,
}) => {
  await page.goto('/our-work');
  const lists = await page
    .locator('#work-index > div')
    .evaluateAll((all) =>
      all.map((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
    );
  expect(lists).toHaveLength(2);
  expect(lists[0]).toEqual(getProjects());
  expect(lists[1]).not.toEqual(getProjects());
  expect(lists[1]?.toSorted()).toEqual(getProjects().toSorted());
});

for (const category of ['branding', 'ich', 'web'] as const) {
  test(`Our Work filtered by ${category} has only its case studies`, async ({ page }) => {
    const { links } = await read(page, `/our-work?category=${category}`);
    const shown = new Set(links.map(({ href }) => href).filter(isProject));
    expect([...shown].toSorted()).toEqual(getProjects(category).toSorted());
  });
}

test('exactly one of the four service cards is expanded', async ({ page }) => {
  for (const path of ['/', '/our-savvy']) {
    await page.goto(path);
    const cards = page.getByRole('button', { expanded: true });
    await expect.soft(cards, path).toHaveText(['Branding Development & Management']);
    await expect.soft(page.getByRole('button', { expanded: false }), path).toHaveCount(3);
  }
});

test('rows of keywords move in opposite directions: even to the left, odd to the right', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/web-services');
  const rows = page.locator('[data-keyword-row]');
  const moves = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [animation] = row.getAnimations();
      if (!animation) return 0;
      animation.pause();
      const place = (time: number) => {
        animation.currentTime = time;
        return row.getBoundingClientRect().left;
      };
      return Math.round(place(3000) - place(2000));
    }),
  );
  expect(moves).toEqual([-50, 50]);
});

test('a path with & is the same page with & and with %26', async () => {
  const paths = routes.map(({ path }) => path).filter((path) => path.includes('&'));
  expect(paths).toHaveLength(4);
  for (const path of paths) {
    const [raw, encoded] = await Promise.all([
      send(website, path),
      send(website, path.replace('&', '%26')),
    ]);
    expect.soft([raw.status, encoded.status], path).toEqual([200, 200]);
    const title = /<title>[^<]*/;
    expect.soft(encoded.body.match(title)?.[0], path).toBe(raw.body.match(title)?.[0]);
  }
});

test('/TacIt redirects permanently to /tacit-app', async () => {
  const { status, headers } = await send(website, '/TacIt');
  expect({ status, location: headers.location }).toEqual({ status: 308, location: '/tacit-app' });
});

/** The paths in a part of docs/product.md, without those with a parameter. */
function readPaths(start: string, end: string): string[] {
  const document = readFileSync(join(root, 'docs/product.md'), 'utf8');
  const part = document.slice(document.indexOf(start), document.indexOf(end));
  const paths = [...part.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path);
  return paths
    .map((path) => (path === '/Meet{brand}' ? companyPath : path))
    .filter((path) => !path.includes('{'));
}

test('docs/product.md lists the case studies in their order', () => {
  const paths = readPaths('Case studies, in the order', 'A phone shows');
  expect(paths.filter((path) => path !== '/TacIt')).toEqual(getProjects());
});

test('the sitemap has every page of docs/product.md in each language, the blogs, and no other page', async () => {
  const listed = (await getPaths()).map((path) => splitLanguage(path, publicLanguages));
  const wanted = [...readPaths('| `/` |', '| `/thank-you`'), ...getProjects()];
  expect(wanted).toContain(companyPath);
  for (const language of publicLanguages) {
    const own = listed.filter((one) => one.language === language).map(({ path }) => path);
    const pages = own.filter((path) => !path.startsWith('/blogs/'));
    expect(pages.toSorted(), language.name).toEqual(wanted.toSorted());
  }
});

async function fetchJson<Body>(path: string): Promise<Body> {
  const response = await fetch(dashboard + path, {
    headers: { 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return (await response.json()) as Body;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
const toDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Cairo',
  }).format(new Date(date));

test('the blog list is one featured blog, six cards, the promo, then the rest', async ({
  page,
}) => {
  const { featured, all } = await fetchJson<BlogList>('/api/blogs');
  const { links, text } = await read(page, '/blogs');
  const shown = links.flatMap(({ href, inMain }) =>
    inMain && (href.startsWith('/blogs/') || href === '/contact-us') ? [href] : [],
  );
  const others = all.filter(({ id }) => id !== featured?.id);
  const [cards, rest] = [others.slice(0, 6), others.slice(6)];
  const toHrefs = (blogs: Blog[]) => blogs.map(({ slug }) => `/blogs/${slug}`);
  const wanted = [...(featured ? toHrefs([featured]) : []), ...toHrefs(cards), '/contact-us'];
  expect(shown.slice(0, wanted.length)).toEqual(wanted);
  // Older posts are on further pages.
  const after = shown.slice(wanted.length);
  expect(after).toEqual(toHrefs(rest).slice(0, after.length));
  if (rest.length > 0) expect(after.length).toBeGreaterThan(0);
  for (const { created_at, card_description, description, category } of cards) {
    const summary = tidy([...(card_description || description).trim()].slice(0, 100).join(''));
    const isCut = [...(card_description || description).trim()].length > 100;
    expect.soft(text).toContain(isCut ? `${summary}…` : summary);
    expect.soft(text).toContain(toDay(created_at));
    expect.soft(text).toContain(category?.name ?? brand.name);
  }
});

test('an article shows all of its content, and at most three related articles', async ({
  page,
}) => {
  const { all } = await fetchJson<BlogList>('/api/blogs');
  for (const { slug } of all.slice(0, 3)) {
    const blog = await fetchJson<Blog>(`/api/blog-slug/${slug}`);
    const related = (await fetchJson<Blog[]>(`/api/related-blogs/${blog.id}`)).filter(
      ({ id }) => id !== blog.id,
    );
    const reading = await read(page, `/blogs/${slug}`);
    expect.soft(reading.title).toBe(tidy(`${blog.title} | ${brand.name}`));
    expect.soft(reading.headings[0]).toBe(`h1 ${tidy(blog.title)}`);
    const texts = [blog.header, blog.description, toDay(blog.created_at)];
    if (blog.author) texts.push(`Written by ${blog.author.name}`);
    for (const text of texts) expect.soft(reading.text).toContain(tidy(text));
    const section = reading.sections['Related blogs'];
    const hrefs = new Set(section?.hrefs ?? []);
    expect.soft(hrefs.size, `${slug}: related`).toBeLessThanOrEqual(3);
    expect.soft([...hrefs], slug).not.toContain(`/blogs/${slug}`);
    if (related.length > 2) expect.soft(hrefs.size, `${slug}: related`).toBe(3);
    expectShell(reading, true);
  }
});

test('the landing page shows the latest blogs, and the company page shows the team', async ({
  page,
}) => {
  const { all } = await fetchJson<BlogList>('/api/blogs');
  const landing = await read(page, '/');
  expect(all.length).toBeGreaterThan(2);
  expect(
    landing.sections.Blogs?.hrefs.filter((href) => href.startsWith('/blogs/')).length,
  ).toBeGreaterThan(2);
  const team = await fetchJson<TeamMember[]>('/api/team-members/');
  const { text } = await read(page, companyPath);
  expect(team.length).toBeGreaterThan(0);
  for (const { name, position, quote } of team) {
    for (const copy of [name, position, quote]) expect.soft(text).toContain(tidy(copy));
  }
});
