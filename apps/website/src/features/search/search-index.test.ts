import { describe, expect, it } from 'vitest';
import {
  createSearchIndex,
  ENTRY_CHARACTERS,
  type SearchEntry,
  SLICE_CHARACTERS,
} from './search-index.ts';

const entries: SearchEntry[] = [
  {
    kind: 'page',
    href: '/our-work',
    title: 'Our Work',
    text: 'Twenty brands.',
    more: ['portfolio'],
  },
  { kind: 'page', href: '/contact-us', title: 'Reach Out', text: 'Write to us.' },
  { kind: 'service', href: '/web-services', title: 'Web Services', text: 'Sites that are heard.' },
  {
    kind: 'work',
    href: '/mono&co',
    title: 'Mono & Co',
    text: 'A café in Cairo.',
    more: ['Branding'],
  },
  {
    kind: 'blog',
    href: '/blogs/quiet-brands',
    title: 'Quiet brands',
    text: 'Why a whisper carries.',
  },
  {
    kind: 'blog',
    href: `/blogs/${encodeURIComponent('الهوية-البصرية')}`,
    title: 'الهويّة البصرية',
    text: 'كتبت عام ٢٠٢٤',
  },
];
const index = await createSearchIndex(entries);
const find = (query: string) => index.find(query).found.map(({ href }) => decodeURIComponent(href));

describe('finds', () => {
  it.each([
    ['quiet', ['/blogs/quiet-brands']],
    ['WHISP', ['/blogs/quiet-brands']],
    ['cafe', ['/mono&co']],
    ['mono and co', ['/mono&co']],
    ['portfolio', ['/our-work']],
    ['servces web', ['/web-services']],
    ['الهويه', ['/blogs/الهوية-البصرية']],
    ['2024', ['/blogs/الهوية-البصرية']],
    ['الهويــة', ['/blogs/الهوية-البصرية']],
    ['zzzz', []],
    ['', []],
    ['!?', []],
    ['constructor __proto__', []],
  ])('%s: %j', (query, hrefs) => {
    expect(find(query).slice(0, 1)).toEqual(hrefs);
  });

  it('marks the query, in the title first', () => {
    expect(index.find('brand').found.map(({ title }) => title)).toContainEqual([
      { text: 'Quiet ', isMarked: false },
      { text: 'brands', isMarked: true },
    ]);
    expect(find('brands')[0]).toBe('/blogs/quiet-brands');
  });

  it('shows the passage that has what was searched for', () => {
    expect(index.find('portfolio').found[0]?.text).toEqual([
      { text: 'portfolio', isMarked: true },
      { text: ' · Twenty brands.', isMarked: false },
    ]);
  });
});

it.each([
  ['/contct-us', '/contact-us'],
  ['/Portfolio/mono-co.html', '/mono&co'],
  ['/2019/05/quiet-brand/', '/blogs/quiet-brands'],
  ['/web_service', '/web-services'],
  ['/الهوية', '/blogs/الهوية-البصرية'],
])('%s suggests %s', (path, href) => {
  expect(decodeURIComponent(index.findNear(path)[0]?.href ?? '')).toBe(href);
});

it('suggests nothing for a path that is not similar to any page', () => {
  expect(index.findNear('/xqzw')).toEqual([]);
  // 'bands' only looks like 'brands'.
  expect(index.findNear('/nothing-bands')).toEqual([]);
  expect(index.findNear('/12345')).toEqual([]);
  expect(index.findNear('')).toEqual([]);
});

/** Some thousand different words, as many as people use. */
const toWord = (number: number) =>
  ['ba', 'ko', 'ri', 'te', 'mu', 'sa', 'lo', 'ni'][number % 8] + (number * 7919).toString(36);

const toPosts = (count: number): SearchEntry[] =>
  Array.from({ length: count }, (_, post) => {
    const words = (length: number, from: number) =>
      Array.from({ length }, (_x, word) => toWord((post * 31 + word * word + from) % 6000)).join(
        ' ',
      );
    return {
      kind: 'blog',
      href: `/blogs/post-${post}`,
      title: words(8, 1),
      text: words(40, 2),
      more: [words(20, 3)],
    };
  });

/** Processor time of some work, in milliseconds, because wall time includes other processes. */
function measure(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

it('10,000 posts are indexed in slices between which other work runs, and are searched at once', async () => {
  let turns = 0;
  let isBuilt = false;
  const takeTurn = () => {
    turns += 1;
    if (!isBuilt) setImmediate(takeTurn);
  };
  takeTurn();
  const large = await createSearchIndex(toPosts(10_000));
  isBuilt = true;
  expect(turns).toBeGreaterThan(300);
  const words = Array.from({ length: 100 }, (_, one) => toWord(one * 53));
  const times = words.map((word) =>
    measure(() => {
      large.find(`${word} mistaken`);
      large.findNear(`/2020/${word}-mistaken`);
    }),
  );
  expect(times.toSorted((a, b) => a - b)[50]).toBeLessThan(100);
}, 60_000);

/** Characters and processor time (ms) of each slice of building an index. */
async function sliceUp(all: SearchEntry[]) {
  const slices: { characters: number; time: number }[] = [];
  let read = 0;
  let from = process.threadCpuUsage();
  const end = () => {
    const { user, system } = process.threadCpuUsage(from);
    slices.push({ characters: read, time: (user + system) / 1000 });
    read = 0;
    from = process.threadCpuUsage();
  };
  const counted = all.map(
    (entry) =>
      new Proxy(entry, {
        get(target, name: keyof SearchEntry) {
          if (name === 'title') {
            const { href, title, text, more = [] } = target;
            const whole = [href, title, text, ...more].join('').length;
            read += Math.min(whole, ENTRY_CHARACTERS);
          }
          return target[name];
        },
      }),
  );
  await createSearchIndex(counted, async () => end());
  end();
  return slices;
}

it('no slice blocks other work for longer than a limited text takes, however long a page is', async () => {
  const long = (word: number): SearchEntry => ({
    kind: 'page',
    href: `/page-${word}`,
    title: 'Long',
    text: 'A page.',
    more: [Array.from({ length: 100_000 }, (_, one) => toWord(word + one)).join(' ')],
  });
  const slices = await sliceUp([...toPosts(2000), ...[1, 2, 3].map(long), ...toPosts(50)]);
  const largest = Math.max(...slices.map(({ characters }) => characters));
  expect(largest).toBeLessThanOrEqual(SLICE_CHARACTERS + ENTRY_CHARACTERS);
  expect(slices.length).toBeGreaterThan(100);
  // The first slices run before the code is compiled, and some contain a garbage collection.
  const times = slices.map(({ time }) => time).toSorted((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(20);
}, 60_000);
