import { expect, test, website } from '../test.ts';
import { choosePages, getPaths, unlisted } from './sitemap.ts';

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'];

test('every label, description and anchor of every page has a target', async ({ page }) => {
  const paths = await choosePages([...(await getPaths()), ...unlisted], 'perLayout');
  const anchors = new Map<string, Set<string>>();
  const links: { from: string; path: string; anchor: string }[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(website + path)).text();
    const found = await page.evaluate(
      ({ html, references }) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        const ids = new Set([...read.querySelectorAll('[id]')].map(({ id }) => id));
        const broken = references.flatMap((name) =>
          [...read.querySelectorAll(`[${name}]`)].flatMap((element) =>
            (element.getAttribute(name) ?? '')
              .split(/\s+/)
              .filter((id) => !ids.has(id))
              .map((id) => `${name}="${id}" of ${element.localName}`),
          ),
        );
        const hashes = [...read.querySelectorAll('a[href*="#"]')].map(
          (link) => link.getAttribute('href') ?? '',
        );
        return { ids: [...ids], broken, hashes };
      },
      { html, references: REFERENCES },
    );
    anchors.set(path, new Set(found.ids));
    problems.push(...found.broken.map((problem) => `${path}: ${problem}`));
    for (const address of found.hashes) {
      const { origin, pathname, hash } = new URL(address, website + path);
      const anchor = decodeURIComponent(hash.slice(1));
      if (origin === website) links.push({ from: path, path: pathname, anchor });
    }
  }
  expect(links.length).toBeGreaterThan(0);
  for (const { from, path, anchor } of links) {
    const isThere = anchors.get(decodeURI(path))?.has(anchor) ?? true;
    if (anchor && !isThere) problems.push(`${from}: no #${anchor} on ${path}`);
  }
  expect(problems).toEqual([]);
});

test('the feed is well-formed, has its URL and date, and its articles exist', async ({ page }) => {
  const response = await fetch(`${website}/rss.xml`);
  expect(response.status).toBe(200);
  const xml = await response.text();
  await page.goto('about:blank');
  const feed = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const read = (parent: ParentNode, name: string) =>
      parent.querySelector(name)?.textContent ?? '';
    return {
      error: feed.querySelector('parsererror')?.textContent,
      built: read(feed, 'lastBuildDate'),
      self: feed
        .getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
        ?.getAttribute('href'),
      items: [...feed.querySelectorAll('item')].map((item) => ({
        title: read(item, 'title'),
        link: read(item, 'link'),
        guid: read(item, 'guid'),
        date: read(item, 'pubDate'),
      })),
    };
  }, xml);
  expect(feed.error).toBeUndefined();
  expect(new URL(feed.self ?? '').pathname).toBe('/rss.xml');
  expect(feed.items.length).toBeGreaterThan(5);
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
  const newest = Math.max(...feed.items.map(({ date }) => Date.parse(date)));
  expect(Date.parse(feed.built)).toBe(newest);
  for (const { title, link, date } of feed.items) {
    expect(title).not.toBe('');
    expect(new Date(date).toUTCString(), title).toBe(date);
    expect((await fetch(website + new URL(link).pathname)).status, link).toBe(200);
  }
});
