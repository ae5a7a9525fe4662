import { defaultLanguage } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { type ArticleBody, toArticleBody } from './article.ts';

const toHtml = ({ parts }: ArticleBody) =>
  parts.map((part) => (part.kind === 'html' ? part.html : '[film]')).join('');

describe('article body', () => {
  it('gives its sections ids and lists them', () => {
    const body = toArticleBody(
      '<h2>The <em>cost</em> of volume</h2><p>…</p><h2>Why &amp; how</h2>',
      'Table',
      defaultLanguage,
    );
    expect(body.sections).toEqual([
      { id: 'the-cost-of-volume', title: 'The cost of volume' },
      { id: 'why-how', title: 'Why & how' },
    ]);
    expect(toHtml(body)).toContain('<h2 id="the-cost-of-volume">The <em>cost</em> of volume</h2>');
  });
  it('gives equal titles different anchors, and titles without letters one too', () => {
    const { sections } = toArticleBody(
      '<h2>Again</h2><h2>Again</h2><h2>…</h2>',
      'Table',
      defaultLanguage,
    );
    expect(sections.map(({ id }) => id)).toEqual(['again', 'again-2', 'section']);
    const titles = ['A', 'A 2', 'A', 'A'].map((title) => `<h2>${title}</h2>`).join('');
    const ids = toArticleBody(titles, 'Table', defaultLanguage).sections.map(({ id }) => id);
    expect(ids).toEqual(['a', 'a-2', 'a-3', 'a-4']);
  });
  it.each(['Main', 'Drawer', 'Footer company', 'Related'])(
    'gives a heading “%s” an id that no element of the page has',
    (title) => {
      const titles = `<h2>${title}</h2><h2>${title}</h2>`;
      const ids = toArticleBody(titles, 'Table', defaultLanguage).sections.map(({ id }) => id);
      const base = title.toLowerCase().replace(' ', '-');
      expect(ids).toEqual([`${base}-2`, `${base}-3`]);
    },
  );
  it('keeps links to its sections, and only the text of links to missing ones', () => {
    const html = toHtml(
      toArticleBody(
        '<h2>نبرة الصوت</h2><p><a href="#%D9%86%D8%A8%D8%B1%D8%A9-%D8%A7%D9%84%D8%B5%D9%88%D8%AA">voice</a>, <a href="#top">top</a>, <a href="#sdfootnote1sym"><em>1</em></a>, <a href="#%">2</a>, <a href="#main">3</a></p>',
        'Table',
        defaultLanguage,
      ),
    );
    expect(html).toContain('>voice</a>, <a href="#top">top</a>, <em>1</em>, 2, 3</p>');
  });
  it('labels the scroll container of a table with any text', () => {
    const html = toHtml(
      toArticleBody('<table><tr><td>1</td></tr></table>', '"$&" <1>', defaultLanguage),
    );
    expect(html).toContain('aria-label="&#34;$&#38;&#34; &#60;1&#62;"><table>');
    expect(html).toContain('</table></div>');
  });
  it('distinguishes several tables by their numbers, in the digits of the language', () => {
    const tables = '<table><tr><td>1</td></tr></table>'.repeat(3);
    const readNames = (body: ArticleBody) =>
      [...toHtml(body).matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(readNames(toArticleBody(tables, 'Table', defaultLanguage))).toEqual([
      'Table',
      'Table 2',
      'Table 3',
    ]);
    const arabic = { locale: 'ar-EG-u-nu-arab' };
    expect(readNames(toArticleBody(tables, 'جدول', arabic))).toEqual(['جدول', 'جدول ٢', 'جدول ٣']);
  });
  it('keeps Arabic titles readable in the URL', () => {
    expect(toArticleBody('<h2>نبرة الصوت</h2>', 'Table', defaultLanguage).sections[0]?.id).toBe(
      'نبرة-الصوت',
    );
  });
  it('is split only at pictures that link to a film on an allowed host', () => {
    const toFigure = (href: string, more = '') =>
      `<figure><a href="${href}" rel="noopener"><img src="/media/a.webp" alt="The &quot;quiet&quot; film" width="1600" height="900" loading="lazy" /></a>${more}</figure>`;
    const film = toFigure(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '<figcaption>Two &amp; three</figcaption>',
    );
    const other = toFigure('https://example.com/watch?v=dQw4w9WgXcQ');
    const { parts } = toArticleBody(
      `<p>a</p>${film}<ul><li>${other}</li></ul>`,
      'Table',
      defaultLanguage,
    );
    expect(parts).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      {
        kind: 'film',
        film: {
          host: 'YouTube',
          page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
          title: 'The "quiet" film',
          caption: 'Two & three',
          poster: { src: '/media/a.webp', width: 1600, height: 900 },
        },
      },
      { kind: 'html', html: `<ul><li>${other}</li></ul>` },
    ]);
  });
});
