import { describe, expect, it } from 'vitest';
import { toArticleBody } from './article.ts';

describe('article body', () => {
  it('anchors its sections and lists them', () => {
    const { html, sections } = toArticleBody(
      '<h2>The <em>cost</em> of volume</h2><p>…</p><h2>Why &amp; how</h2>',
      'Table',
    );
    expect(sections).toEqual([
      { id: 'the-cost-of-volume', title: 'The cost of volume' },
      { id: 'why-how', title: 'Why & how' },
    ]);
    expect(html).toContain('<h2 id="the-cost-of-volume">The <em>cost</em> of volume</h2>');
  });
  it('gives equal titles different anchors, and titles without letters one too', () => {
    const { sections } = toArticleBody('<h2>Again</h2><h2>Again</h2><h2>…</h2>', 'Table');
    expect(sections.map(({ id }) => id)).toEqual(['again', 'again-2', 'section']);
    const titles = ['A', 'A 2', 'A', 'A'].map((title) => `<h2>${title}</h2>`).join('');
    const ids = toArticleBody(titles, 'Table').sections.map(({ id }) => id);
    expect(ids).toEqual(['a', 'a-2', 'a-3', 'a-4']);
  });
  it('names what a table scrolls in as it is told, whatever the name holds', () => {
    const { html } = toArticleBody('<table><tr><td>1</td></tr></table>', '"$&" <1>');
    expect(html).toContain('aria-label="&#34;$&#38;&#34; &#60;1&#62;"><table>');
    expect(html).toContain('</table></div>');
  });
  it('keeps Arabic titles readable in the address', () => {
    expect(toArticleBody('<h2>نبرة الصوت</h2>', 'Table').sections[0]?.id).toBe('نبرة-الصوت');
  });
});
