import { readBrand } from '@agency/brand/read-brand';
import { defaultLanguage } from '@agency/content/languages';
import { type Blog, endpoints } from '@agency/contracts';
import openingFixture from '@agency/contracts/fixtures/openings.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { startFakeDashboard } from '../../apps/website/server/testing/fake-dashboard.ts';
import { generatedLanguage } from '../../apps/website/server/testing/generated-language.ts';
import { type GeneratedSite, startGeneratedSite } from '../system/generated-site.ts';
import { admin, dashboard, expect, test } from '../test.ts';

const brand = readBrand();
const { tag } = generatedLanguage;

/** Text that is the same in every language. */
const NAMES = [
  ...brand.offices.map(({ code }) => code),
  ...[brand.email, brand.phone ?? '', defaultLanguage.name],
];

/** Text that the generated language does not change: positions of a pin, and a drawn word. */
const UNCHANGED = /^(?:before|after|We ?)$/;

/** Pages that are not in the sitemap. The 404 page is prerendered, and not in the generated language. */
const OTHERS = ['search', 'search?q=þ', 'thank-you', 'withdraw', 'our-work?category=web'];

// In series, because each worker would start the site again.
test.describe.configure({ mode: 'default' });

let site: GeneratedSite;

test.beforeAll(async () => {
  site = await startGeneratedSite(dashboard);
});
test.afterAll(() => site.stop());

async function getSitemap(): Promise<string> {
  return (await fetch(`${site.address}/sitemap.xml`)).text();
}

async function getPaths(): Promise<string[]> {
  const named = [...(await getSitemap()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replace(/&#38;/g, '&')).pathname,
  );
  const own = named.filter((path) => path === `/${tag}` || path.startsWith(`/${tag}/`));
  return [...own, ...OTHERS.map((path) => `/${tag}/${path}`)];
}

/** The visible and accessible texts of a page, its links and its metadata. */
function read(page: Page, html: string) {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    for (const one of read.querySelectorAll('script, style, template, noscript')) one.remove();
    const get = (selector: string, name: string) =>
      [...read.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
    const texts: string[] = [];
    const walker = read.createTreeWalker(read.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      texts.push(node.textContent ?? '');
    }
    const said = ['alt', 'aria-label', 'title', 'placeholder', 'data-label'].flatMap((name) =>
      get(`[${name}]`, name),
    );
    const metas = get(
      'meta[name=description], meta[property^="og:"]:is([property$=title], [property$=description], [property$=alt])',
      'content',
    );
    const { lang, dir } = read.documentElement;
    return {
      ...{ lang, dir },
      texts: [...texts, ...said, ...metas].map((one) => one.trim()).filter(Boolean),
      links: [...get('a[href]:not([hreflang])', 'href'), ...get('form[action]', 'action')],
      switches: get('a[hreflang]', 'href'),
      canonical: get('link[rel=canonical]', 'href'),
      alternates: get('link[rel=alternate][hreflang]', 'hreflang'),
      headings: read.querySelectorAll('h1').length,
    };
  }, html);
}

/** The plain English words and plain digits of a text, without the page URLs that print shows. */
function findPlain(text: string): string[] {
  const copy = text.replace(/https?:\/\/\S*/g, '');
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), copy);
  return rest.match(/[A-Za-z0-9][A-Za-z0-9 ,.'’]*/g) ?? [];
}

/** Texts and links of a page that are not in the language. @param names the languages of its `hreflang` links */
async function findLanguageProblems(
  page: Page,
  { address }: GeneratedSite,
  path: string,
  names = `en,${tag},x-default`,
): Promise<string[]> {
  const problems: string[] = [];
  const received = await fetch(address + encodeURI(decodeURI(path)));
  if (received.status !== 200) problems.push(`${path}: ${received.status}`);
  const found = await read(page, await received.text());
  const { texts, links, switches, canonical, alternates, headings, lang, dir } = found;
  if (lang !== tag || dir !== 'rtl') problems.push(`${path}: ${lang} ${dir}`);
  if (headings !== 1) problems.push(`${path}: ${headings} headings`);
  for (const plain of new Set(texts.flatMap(findPlain)))
    if (!UNCHANGED.test(plain)) problems.push(`${path}: “${plain}”`);
  for (const link of new Set(links)) {
    const isOurs = link.startsWith('/') && !/^\/(?:media|_astro)\//.test(link);
    if (isOurs && !/^\/qps(?:$|[/?#])/.test(link)) problems.push(`${path}: leads to ${link}`);
  }
  if (new Set(switches).size !== 1) problems.push(`${path}: switches ${switches}`);
  if (canonical.length > 0) {
    const [own = ''] = canonical;
    if (new URL(own).pathname !== path.split('?')[0]) problems.push(`${path}: canonical ${own}`);
    if (alternates.join() !== names) problems.push(`${path}: ${alternates}`);
  }
  return problems;
}

test('every page is in its language completely, and links to pages of it', {
  tag: '@nightly',
}, async ({ page }) => {
  const paths = await getPaths();
  expect(paths.length).toBeGreaterThan(35);
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await findLanguageProblems(page, site, path)));
  expect(problems).toEqual([]);
});

test('posts and openings of a content host are in its language, too', async ({ page }) => {
  const host = await startFakeDashboard();
  const copy = generatedLanguage.generate?.({
    ...{ title: 'A voice', header: 'Loud', description: 'All of it', card_description: 'Some' },
  }) as Pick<Blog, 'title' | 'header' | 'description' | 'card_description'>;
  const named = generatedLanguage.generate?.({ name: 'Sound' }) as { name: string };
  const table = `<table><tbody><tr><td>${copy.header}</td></tr></tbody></table>`;
  const text = `<h2>${copy.title}</h2><p><a href="/our-work">${copy.header}</a></p>${table}${table}`;
  host.blogs = Array.from({ length: 9 }, (_, index) => ({
    ...{ id: index + 1, slug: `post-${index + 1}`, language: tag, ...copy },
    ...{ category: named, author: named, image: null },
    created_at: '2026-11-16T08:00:00.000Z',
    html_content: text,
  }));
  host.openings = endpoints.openings.response.parse(openingFixture).map((opening) => ({
    ...{ ...opening, title: copy.title, html_description: text, language: tag, pay: null },
    closes_at: new Date(Date.now() + 864e5).toISOString(),
  }));
  const own = await startGeneratedSite(host.url);
  try {
    const category = `/${tag}/blogs?category=${encodeURIComponent(named.name)}`;
    const problems = [
      ...(await findLanguageProblems(page, own, `/${tag}/blogs`)),
      ...(await findLanguageProblems(page, own, category)),
      ...(await findLanguageProblems(page, own, `/${tag}/blogs/post-1`, '')),
      ...(await findLanguageProblems(page, own, `/${tag}/careers/${host.openings[0]?.slug}`, '')),
      ...(await findLanguageProblems(page, own, `/${tag}`)),
    ];
    expect(problems).toEqual([]);
    const english = await fetch(`${own.address}/blogs`);
    expect(english.status).toBe(200);
    expect(await english.text()).not.toContain('/blogs/post-1');
  } finally {
    await own.stop();
    await host.close();
  }
});

test('the sitemap lists all languages of a page, and structured data has its own language', async () => {
  const sitemap = await getSitemap();
  expect(sitemap).toContain(`hreflang="${tag}" href="`);
  expect(sitemap).toContain('hreflang="x-default"');
  const html = await (await fetch(`${site.address}/${tag}/web-services`)).text();
  expect(html).toContain(`"inLanguage":"${tag}"`);
  expect(html).toContain('property="og:locale:alternate" content="en_GB"');
});

test('structured data of the organisation is the same in each language, except for its name', async () => {
  const readGraph = async (path: string) => {
    const html = await (await fetch(site.address + path)).text();
    const [, text = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(text) as { '@graph': { '@id': string }[] };
    return new Map(graph.map((thing) => [thing['@id'], thing as { alternateName?: string }]));
  };
  const english = await readGraph('/contact-us');
  const other = await readGraph(`/${tag}/contact-us`);
  const shared = [...other.keys()].filter((id) => english.has(id));
  expect(shared).toHaveLength(1 + brand.offices.length);
  for (const id of shared) {
    const { alternateName, ...facts } = other.get(id) ?? {};
    expect(facts).toEqual(english.get(id));
    expect(findPlain(alternateName ?? brand.name), id).toEqual([]);
  }
});

test('an English page has a link to its translation, and no other difference', async () => {
  const html = await (await fetch(`${site.address}/web-services`)).text();
  // React's spelling of the attribute.
  expect(html).toContain(`href="/${tag}/web-services" hrefLang="${tag}"`);
  expect(html).toContain('<html lang="en" dir="ltr">');
});

test('an enquiry is stored with the language of its page, and the default name of its service', async () => {
  const sender = { name: 'Ñöûŕ Ĥåšŝåñ', phone: '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', email: 'other@example.com' };
  const sent = { ...sender, title: 'Ƒöûñđéŕ', company: 'Ñîļé' };
  const service = String(generatedLanguage.generate?.('Web Services'));
  const received = await fetch(`${site.address}/${tag}/forms/enquiry`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...sent, service }),
  });
  expect(received.headers.get('location')).toMatch(new RegExp(`^/${tag}/thank-you\\?`));
  expect(await admin.findEnquiries(sender.name)).toMatchObject([
    { ...sent, service: 'Web Services', context: { language: tag } },
  ]);
});

test('English content of the dashboard is not on pages of another language', async () => {
  const readStatuses = () =>
    Promise.all(
      ['blogs/any', 'careers/any', 'sitemap.xml', 'preview/token', 'en', 'qps'].map(
        async (path) => (await fetch(`${site.address}/${tag}/${path}`)).status,
      ),
    );
  // A busy dashboard may respond late.
  await expect.poll(async () => new Set(await readStatuses())).toEqual(new Set([404]));
});
