import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import { isDefault, publicLanguages } from '@agency/content/languages';
import type { Blog } from '@agency/contracts';
import sharp from 'sharp';
import { choosePages, getPaths } from '../sweep/sitemap.ts';
import { send } from '../system/wire.ts';
import { dashboard, expect, test, website } from '../test.ts';
import { caseStudies } from './case-studies.ts';
import { readPage } from './read-page.ts';
import { brand } from './routes.ts';

const MAX_PREVIEW_BYTES = 300_000;
const PREVIEW_SIZE = { width: 1200, height: 630 };

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
interface Thing {
  [key: string]: Value;
}

const servicePaths = [
  '/branding-development&management',
  '/integrated-communications-handling',
  '/web-services',
  '/reputation-public-opinion',
];

const isThing = (value: Value | undefined): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every `{ "@id": … }` that is only a reference. */
function findReferences(value: Value | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences);
  if (!isThing(value)) return [];
  if (Object.keys(value).length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(findReferences);
}

/** The expected types of a page, by its path. */
function decideType(path: string): string | undefined {
  if (path === '/contact-us') return 'LocalBusiness';
  if (servicePaths.includes(path)) return 'Service';
  if (caseStudies.some((study) => study.path === path)) return 'CreativeWork';
  return path.startsWith('/blogs/') ? 'BlogPosting' : undefined;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
const toPath = (address: Value | undefined) => new URL(String(address)).pathname;
const addressOf = (path: string, site: string) => new URL(path, site).href;

/** The type of a picture by its magic bytes. */
function toMediaType(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'image/jpeg';
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' ? 'image/png' : undefined;
}

test('the structured data of each page is one graph that matches the visible content', async ({
  page,
}) => {
  const ids = new Map<string, string>();
  const references = new Map<string, string>();
  for (const path of await getPaths()) {
    const { path: route, language } = splitLanguage(path, publicLanguages);
    const reading = await readPage(page, (await send(website, path)).body);
    const { structuredData } = reading;
    expect.soft(structuredData.length, path).toBe(1);
    const { '@graph': graph = [] } = JSON.parse(structuredData[0] ?? '{}') as {
      '@graph'?: Thing[];
    };
    const get = (type: string) => graph.filter((thing) => thing['@type'] === type);

    for (const thing of graph) {
      const id = String(thing['@id']);
      expect.soft(URL.canParse(id), `${path}: @id ${id}`).toBe(true);
      // An entity of many pages, such as the organisation, is the same on each, except its name in the page's language.
      const { alternateName, ...facts } = thing;
      const said = JSON.stringify(facts);
      expect.soft(ids.get(id) ?? said, `${path}: ${id}`).toBe(said);
      ids.set(id, said);
      if (isDefault(language)) expect.soft(alternateName, `${path}: ${id}`).toBeUndefined();
    }
    expect.soft(new Set(graph.map((thing) => thing['@id'])).size, path).toBe(graph.length);
    for (const id of findReferences(graph)) references.set(id, path);

    const [organization] = get('Organization');
    const site = String(organization?.url);
    expect.soft(organization, path).toMatchObject({
      name: brand.name,
      email: brand.email,
      foundingLocation: brand.birthplace,
      foundingDate: brand.launched.toISOString().slice(0, 10),
      sameAs: brand.social.map(({ url }) => url),
    });

    const [webPage] = get('WebPage');
    expect.soft(tidy(String(webPage?.name)), path).toBe(reading.title);
    expect.soft(webPage?.description, path).toBe(reading.description);
    expect.soft(webPage?.url, path).toBe(addressOf(path, site));

    const [trail] = get('BreadcrumbList');
    const steps = (trail?.itemListElement ?? []) as Thing[];
    if (route === '/') expect.soft(trail, path).toBeUndefined();
    else {
      expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
      expect.soft(toPath(steps[0]?.item), path).toBe(toLanguagePath('/', language));
      expect.soft(steps.at(-1)?.item, path).toBe(addressOf(path, site));
      const last = tidy(String(steps.at(-1)?.name));
      const isShown = reading.title.includes(last) || reading.headings[0]?.includes(last);
      expect.soft(isShown, `${path}: '${last}' is on the page`).toBe(true);
      for (const { item } of steps.slice(0, -1)) {
        const isLinked = reading.links.some(({ href }) => href === toPath(item));
        expect.soft(isLinked, `${path} links to ${item}`).toBe(true);
      }
    }

    const type = decideType(route);
    const about = type ? get(type) : [];
    if (type) expect.soft(about.length, `${path}: ${type}`).toBeGreaterThan(0);
    for (const thing of about) {
      const name = tidy(String(thing.headline ?? thing.alternateName ?? thing.name));
      if (type === 'LocalBusiness') {
        const city = name.replace(`${organization?.alternateName ?? organization?.name} `, '');
        expect.soft(reading.text, path).toContain(city);
      } else expect.soft(reading.headings[0], path).toBe(`h1 ${name}`);
    }
    if (type === 'LocalBusiness') expect.soft(about.length, path).toBe(brand.offices.length);
    if (type === 'CreativeWork')
      expect.soft(reading.text, path).toContain(tidy(String(about[0]?.genre)));
    if (type === 'BlogPosting') {
      const query = isDefault(language) ? '' : `?language=${language.tag}`;
      const response = await fetch(`${dashboard}/api/blog-slug/${path.split('/').at(-1)}${query}`);
      const blog = (await response.json()) as Blog;
      expect.soft(about[0]?.datePublished, path).toBe(blog.created_at);
      expect.soft(reading.date, path).toBe(blog.created_at);
      if (blog.author) {
        expect.soft(about[0]?.author, path).toMatchObject({ name: blog.author.name });
        const byline = isDefault(language) ? `Written by ${blog.author.name}` : blog.author.name;
        expect.soft(reading.text, path).toContain(byline);
      }
      expect.soft(about[0]?.articleSection, path).toBe(blog.category?.name);
    }
  }
  for (const [id, path] of references)
    expect.soft(ids.has(id), `${path} speaks of ${id}, which no page describes`).toBe(true);
});

test('every page has its own URL, title, description and image for sharing, its language and one h1', async ({
  page,
  request,
}) => {
  const pictures = new Map<string, string>();
  const titles = new Set<string>();
  const paths = await getPaths();
  // All pictures of one kind come from the same code.
  const looked = new Set(await choosePages(paths, 'perLayout'));
  for (const path of paths) {
    const { path: route, language } = splitLanguage(path, publicLanguages);
    const received = await request.get(website + path);
    expect.soft(received.status(), path).toBe(200);
    const head = await page.evaluate(
      (text) => {
        const shared = new DOMParser().parseFromString(text, 'text/html');
        const read = (selector: string) => shared.querySelector(selector)?.getAttribute('content');
        return {
          language: shared.documentElement.lang,
          headings: shared.querySelectorAll('h1').length,
          title: shared.title,
          canonical: shared.querySelector('link[rel=canonical]')?.getAttribute('href'),
          description: read('meta[name=description]'),
          ogTitle: read('meta[property="og:title"]'),
          ogDescription: read('meta[property="og:description"]'),
          ogUrl: read('meta[property="og:url"]'),
          ogType: read('meta[property="og:type"]'),
          ogImage: read('meta[property="og:image"]') ?? '',
          width: Number(read('meta[property="og:image:width"]')),
          height: Number(read('meta[property="og:image:height"]')),
        };
      },
      await received.text(),
    );
    expect.soft([head.language, head.headings], path).toEqual([language.tag, 1]);
    expect.soft(titles.has(head.title), `${path} has the title of another page`).toBe(false);
    titles.add(head.title);
    expect.soft(head.title.length, path).toBeGreaterThanOrEqual(5);
    expect.soft(head.description?.length, path).toBeGreaterThanOrEqual(50);
    expect.soft(head.description?.length, path).toBeLessThanOrEqual(170);
    const site = URL.parse(head.ogImage)?.origin;
    expect.soft(head.canonical, path).toBe(site && addressOf(path, site));
    expect.soft(head.ogUrl, path).toBe(head.canonical);
    expect.soft(head.ogTitle, path).toBe(head.title);
    expect.soft(head.ogDescription, path).toBe(head.description);
    expect.soft(head.ogType, path).toBe(route.startsWith('/blogs/') ? 'article' : 'website');
    const picture = URL.parse(head.ogImage)?.pathname ?? '';
    // A cover of the media library may be used by a post in each language.
    const key = picture.startsWith('/media/') ? `${language.tag} ${picture}` : picture;
    const other = pictures.get(key) ?? route;
    expect.soft(other, `${path} has the picture of another page`).toBe(route);
    pictures.set(key, route);
    if (route === '/') {
      const own = isDefault(language)
        ? '/preview.png'
        : `/${language.tag}/previews/pages/landing.jpg`;
      expect.soft(picture).toBe(own);
    }

    if (!looked.has(path)) continue;
    const response = await request.get(website + picture);
    const bytes = await response.body();
    expect.soft(response.status(), `${path}: ${picture}`).toBe(200);
    expect
      .soft(bytes.length, `${path}: bytes of ${picture}`)
      .toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    expect.soft(response.headers()['content-type'], picture).toBe(toMediaType(bytes));
    const { width, height } = head;
    expect
      .soft(await sharp(bytes).metadata(), `${path}: ${picture}`)
      .toMatchObject({ width, height });
    // A post with a cover shares it, with the width of generated images.
    if (picture.startsWith('/media/')) expect.soft(width, picture).toBe(PREVIEW_SIZE.width);
    else expect.soft({ width, height }, picture).toEqual(PREVIEW_SIZE);
  }
});
