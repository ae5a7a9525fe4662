import { splitLanguage } from '@agency/content/language-paths';
import { defaultLanguage, type Language, publicLanguages } from '@agency/content/languages';
import type { Page } from '@playwright/test';
import { expect, test, website } from '../test.ts';
import { getPaths, readErrorPages, unlisted } from './sitemap.ts';

/** This many consecutive words are a sentence, not a name. */
const SENTENCE = 3;

/** The script of a language, as Unicode names it. */
const getScript = ({ tag }: Language): string => {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize();
  return { Latn: 'Latin', Arab: 'Arabic' }[script] ?? script;
};

/** The visible and accessible texts of a page in its language, without parts that are marked as another language. */
function readTexts(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    for (const one of read.querySelectorAll('script, style, body [lang]')) one.remove();
    const named = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...read.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    );
    const said = [...read.querySelectorAll('meta:is([name=description], [property^="og:"])')].map(
      (one) => one.getAttribute('content') ?? '',
    );
    // Adjacent inline elements are one text.
    const whole = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, button, label, figcaption, blockquote';
    const texts = new Map<Node, string>();
    const walker = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const owner = parent?.closest(whole) ?? parent?.closest('a') ?? node;
      texts.set(owner, (texts.get(owner) ?? '') + node.textContent);
      // Words that touch, such as at a line break, would be joined.
      texts.set(node, node.textContent ?? '');
    }
    return [read.title, ...named, ...said, ...texts.values()];
  }, html);
}

/** Sentences of a text in another script than that of a language. URLs are no words. */
function findOtherSentences(text: string, language: Language): string[] {
  const copy = text
    .replace(/\S*(?:\/\/|@)\S*/g, '')
    .split(/[\s,،]+/)
    .map((word) => ({
      word,
      isOther:
        /\p{L}/u.test(word) && !new RegExp(`\\p{Script=${getScript(language)}}`, 'u').test(word),
    }));
  const runs: string[][] = [[]];
  for (const { word, isOther } of copy) {
    if (isOther) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= SENTENCE).map((run) => run.join(' '));
}

test('no page has a sentence in the script of another language, except quotations with a lang attribute', async ({
  page,
}) => {
  const problems = new Set<string>();
  const look = async (path: string, html: string) => {
    const { language } = splitLanguage(path, publicLanguages);
    const texts = await readTexts(page, html);
    for (const sentence of texts.flatMap((text) => findOtherSentences(text, language)))
      problems.add(`${path}: “${sentence}”`);
  };
  for (const path of [...(await getPaths()), ...unlisted])
    await look(path, await (await fetch(website + path)).text());
  for (const { path, html } of readErrorPages()) await look(path, html);
  expect([...problems]).toEqual([]);
});

test('the check detects such a sentence, and allows names', async ({ page }) => {
  const other = publicLanguages.find((language) => getScript(language) !== 'Latin');
  const quoted = '<p>Said <q lang="ar">كلمة واحدة لا تكفي</q> and كلمة</p><img alt="كلمة ثم كلمة">';
  // Headings with separate words, buttons with pictures, and sentences around a link.
  const divided =
    '<h2><span>كلمة </span><span>ثم </span><b>أخرى</b></h2><p>كلمة <a href="/">قبل كلمة</a></p>' +
    '<button>كلمة <i>بعد </i>كلمة</button><a href="/"><h3>كلمة ثم</h3><p>كلمة</p></a>';
  const texts = await readTexts(page, `<!doctype html><title>Three</title>${quoted}${divided}`);
  expect(texts.flatMap((text) => findOtherSentences(text, defaultLanguage))).toEqual([
    'كلمة ثم كلمة',
    'كلمة ثم أخرى',
    'كلمة قبل كلمة',
    'كلمة بعد كلمة',
  ]);
  if (other) expect(findOtherSentences('A name of three words.', other)).toHaveLength(1);
});
