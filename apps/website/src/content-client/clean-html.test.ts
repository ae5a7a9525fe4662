import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { toCleanHtml } from './clean-html.ts';
import { hostileHtml } from './testing/hostile-html.ts';

const elements = new Set(
  'p h2 h3 h4 ul ol li hr br pre code strong em a blockquote cite footer figure figcaption img table caption thead tbody tr th td'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href rel src alt width height loading decoding start colspan rowspan scope'.split(' '),
);

/** Everything that a second, permissive parser finds in the cleaned text. */
function findForeign(html: string): string[] {
  const foreign: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, found) => {
      if (!elements.has(name)) foreign.push(name);
      for (const [attribute, value] of Object.entries(found)) {
        if (!attributes.has(attribute)) foreign.push(`${name}.${attribute}`);
        if (attribute === 'href' && !/^(https?:|mailto:|tel:|[/#?]|\w[^:]*$)/.test(value)) {
          foreign.push(value);
        }
        if (attribute === 'href' && value.startsWith('//')) foreign.push(value);
        if (attribute === 'src' && !/^\/media\/[\w-]+\.\w+$/.test(value)) foreign.push(value);
      }
    },
  });
  return foreign;
}

describe('clean HTML', () => {
  it.each(hostileHtml)('contains nothing dangerous of %s', (html) => {
    const clean = toCleanHtml(html);
    expect(findForeign(clean)).toEqual([]);
    expect(toCleanHtml(clean)).toBe(clean);
  });

  it('contains nothing dangerous of any combination of hostile pieces', () => {
    const piece = fc.oneof(fc.constantFrom(...hostileHtml.slice(0, -6)), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(findForeign(toCleanHtml(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('lets words wrap that only no-break spaces join', async () => {
    const file = 'fixtures/pasted/paste-all-spaces-nbsp__words-must-not-be-cut.html';
    const pasted = await readFile(
      new URL(import.meta.resolve(`@agency/contracts/${file}`)),
      'utf8',
    );
    expect(pasted).toContain('&nbsp;');
    expect(toCleanHtml(pasted)).not.toMatch(/\u00A0|&nbsp;/);
    expect(toCleanHtml('<p>10&nbsp;km&#8;</p>')).toBe('<p>10\u00A0km</p>');
  });

  it('keeps the elements of an article', () => {
    const body =
      '<p>One <strong>two</strong> <em>three</em></p><h2>Four</h2><blockquote><p>Five</p><footer><cite>Six</cite></footer></blockquote>' +
      '<ol start="3"><li>Seven</li></ol><table><thead><tr><th scope="col">Eight</th></tr></thead><tbody><tr><td colspan="2">Nine</td></tr></tbody></table>' +
      '<a href="/contact-us">Ten</a><a href="mailto:hello@nabra.example">Eleven</a><a href="tel:+201000000000">Twelve</a>';
    expect(toCleanHtml(body)).toBe(body);
  });

  it('turns h1 into h2, because the page has a title above', () => {
    expect(toCleanHtml('<h1>One</h1>')).toBe('<h2>One</h2>');
  });

  it('marks links to other sites', () => {
    expect(toCleanHtml('<a href="https://fine.example/" target="_blank">x</a>')).toBe(
      '<a href="https://fine.example/" rel="noopener">x</a>',
    );
  });

  it('shows only pictures of our own media, lazily', () => {
    const picture = '<img src="/media/a-1.avif" alt="A dot" width="800" height="450" onload="x">';
    expect(toCleanHtml(picture)).toBe(
      '<img src="/media/a-1.avif" alt="A dot" width="800" height="450" loading="lazy" decoding="async" />',
    );
    expect(toCleanHtml(picture, { baseUrl: 'https://media.nabra.example' })).toContain(
      'src="https://media.nabra.example/media/a-1.avif"',
    );
    expect(toCleanHtml('<img src="https://evil.example/a.png" alt="x">')).toBe('');
  });

  it('takes little time for the longest body', () => {
    const body = '<p>Loud <a href="https://fine.example">words</a></p>'.repeat(20_000);
    const started = performance.now();
    toCleanHtml(body);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
