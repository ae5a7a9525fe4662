import { defaultLanguage } from '@agency/content/languages';
import { collectGarbage } from '@agency/server/testing/collect-garbage';
import { expect, it } from 'vitest';
import { createPageSources } from './page-sources.ts';
import { createPageStyles } from './page-styles.ts';
import { toSheetParts } from './read-sheets.ts';
import { render } from './render.ts';

const LENGTH = 1_000_000;
const SHEET = '/_astro/a.css';

const style = createPageStyles({
  sheets: {
    [SHEET]: toSheetParts(`p{color:red}._abc{content:"${'s'.repeat(LENGTH)}"}`),
  },
  scripts: {},
});

/** What is kept of a page with long styles and a long text. */
async function renderPage(letter: string) {
  const html = `<link rel="stylesheet" href="${SHEET}"><p class="_abc" data-name="a long value">`;
  const astro = async () =>
    new Response(html + letter.repeat(LENGTH), { headers: { 'content-type': 'text/html' } });
  const sources = createPageSources({ read: () => Promise.reject(), leaveOut: () => undefined });
  const languages = [defaultLanguage];
  const locals = {
    ...{ ...sources, languages, language: defaultLanguage, clientAddress: '', requestId: '' },
    readPicture: async () => undefined,
  };
  const hashes = { script: [], style: [] };
  const answer = await render(astro, new Request('https://site.example/'), locals, {
    ...{ style, hashes },
  });
  return answer?.page;
}

it('keeps nothing of a page’s text and styles with what the page cache keeps of it', async () => {
  await renderPage('-');
  collectGarbage();
  const before = process.memoryUsage();
  const kept: Awaited<ReturnType<typeof renderPage>>[] = [];
  for (const letter of 'abcdefghij') kept.push(await renderPage(letter));
  collectGarbage();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  expect(held).toBeLessThan(LENGTH);
  expect(kept[0]?.linked(Buffer.alloc(0)).toString()).toContain(SHEET);
});
