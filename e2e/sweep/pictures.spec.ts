import { expect, test, website } from '../test.ts';
import { choosePages, getPaths, unlisted } from './sitemap.ts';

/** `<img>` tags of a page that load a file; placeholders are data URLs. */
async function readPictures(path: string): Promise<string[]> {
  const html = await (await fetch(website + path)).text();
  return [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bsrc="data:/.test(tag));
}

test('every picture except the first loads and decodes asynchronously', async () => {
  const problems: string[] = [];
  let count = 0;
  for (const path of await choosePages([...(await getPaths()), ...unlisted], 'perLayout')) {
    const pictures = await readPictures(path);
    count += pictures.length;
    const eager = pictures.filter((tag) => !/\bloading="lazy"/.test(tag));
    if (eager.length > 1)
      problems.push(`${path}: ${eager.length} load at once: ${eager.join(' ')}`);
    // The first picture of a page replaces another one in a transition, so it must not come late.
    for (const tag of pictures) {
      const wanted = tag.includes('fetchPriority="high"') ? 'sync' : 'async';
      if (!tag.includes(`decoding="${wanted}"`)) problems.push(`${path}: ${tag}`);
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
