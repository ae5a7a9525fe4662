import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blog } from '../../payload-types.ts';
import { toSafeHref } from './safe-href.ts';
import { toHtml } from './to-html.ts';

type Node = Blog['content']['root']['children'][number];

const toContent = (...children: Node[]): Blog['content'] => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});
const node = (type: string, rest: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  ...rest,
});
const text = (words: string, format = 0) => node('text', { text: words, format });
const paragraph = (...children: Node[]) => node('paragraph', { children });
const item = (...children: Node[]) => node('listitem', { children, value: 1 });
const list = (listType: string, ...children: Node[]) =>
  node('list', { listType, tag: listType === 'number' ? 'ol' : 'ul', children });
const cell = (words: string, headerState = 0) =>
  node('tablecell', { headerState, colSpan: 1, rowSpan: 1, children: [paragraph(text(words))] });
const picture = {
  id: 1,
  alt: 'A "bridge" & a river',
  filename: 'bridge-0a1b.webp',
  width: 2000,
  height: 1000,
  updatedAt: '',
  createdAt: '',
};

describe('an article', () => {
  it.each([
    ['nothing', [], ''],
    ['an empty paragraph', [paragraph()], ''],
    ['a paragraph', [paragraph(text('Stand on the bridge.'))], '<p>Stand on the bridge.</p>'],
    [
      'marks, outermost first',
      [paragraph(text('all', 1 | 2 | 16))],
      '<p><strong><em><code>all</code></em></strong></p>',
    ],
    ['a heading', [node('heading', { tag: 'h3', children: [text('Why')] })], '<h3>Why</h3>'],
    [
      'a heading of a kind that is not offered',
      [
        node('heading', { tag: 'script', children: [text('a')] }),
        node('heading', { tag: 'img src=x onerror=alert(1) ', children: [text('b')] }),
      ],
      '<h2>a</h2><h2>b</h2>',
    ],
    [
      'a quote',
      [node('quote', { children: [text('One'), node('linebreak'), text('Two')] })],
      '<blockquote><p>One<br>Two</p></blockquote>',
    ],
    ['a rule', [node('horizontalrule')], '<hr>'],
    [
      'a list in a list',
      [list('bullet', item(text('a')), item(list('number', item(text('b')))), item(text('c')))],
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    ],
    [
      'a list that begins with another number than one',
      [
        node('list', { listType: 'number', tag: 'ol', start: 3, children: [item(text('Three'))] }),
        node('list', { listType: 'number', tag: 'ol', start: 1, children: [item(text('One'))] }),
        node('list', { listType: 'number', start: '"><script>', children: [item(text('a'))] }),
        node('list', { listType: 'bullet', tag: 'ul', start: 3, children: [item(text('b'))] }),
      ],
      '<ol start="3"><li>Three</li></ol><ol><li>One</li></ol><ol><li>a</li></ol><ul><li>b</li></ul>',
    ],
    [
      'a table with a head',
      [
        node('table', {
          children: [
            node('tablerow', { children: [cell('Sound', 1), cell('Letter', 1)] }),
            node('tablerow', { children: [cell(' P '), cell('ب')] }),
          ],
        }),
      ],
      '<table><thead><tr><th scope="col">Sound</th><th scope="col">Letter</th></tr></thead><tbody><tr><td>P</td><td>ب</td></tr></tbody></table>',
    ],
    [
      'a table with heads in a column, too',
      [
        node('table', {
          children: [
            node('tablerow', { children: [cell('', 3), cell('Letter', 1)] }),
            node('tablerow', { children: [cell('P', 2), cell('ب')] }),
          ],
        }),
      ],
      '<table><thead><tr><th scope="col"></th><th scope="col">Letter</th></tr></thead><tbody><tr><th scope="row">P</th><td>ب</td></tr></tbody></table>',
    ],
    [
      'a table whose heads are a column alone, or none',
      [
        node('table', { children: [node('tablerow', { children: [cell('P', 2)] })] }),
        node('table', { children: [node('tablerow', { children: [cell('P'), cell('ب')] })] }),
      ],
      '<table><tbody><tr><th scope="row">P</th></tr></tbody></table><table><tbody><tr><td>P</td><td>ب</td></tr></tbody></table>',
    ],
    [
      'code',
      [node('block', { fields: { blockType: 'code', code: 'a < b\n  && c' } })],
      '<pre><code>a &lt; b\n  &amp;&amp; c</code></pre>',
    ],
    [
      'a picture with a caption',
      [node('upload', { relationTo: 'media', value: picture, fields: { caption: 'At <six>' } })],
      '<figure><img src="/media/bridge-0a1b.webp" width="2000" height="1000" alt="A &quot;bridge&quot; &amp; a river"><figcaption>At &lt;six&gt;</figcaption></figure>',
    ],
    [
      'a picture that was deleted',
      [node('upload', { relationTo: 'media', value: 7, fields: {} })],
      '',
    ],
    [
      'a film as a picture that links to it',
      [
        node('block', {
          fields: {
            blockType: 'film',
            address: 'https://youtu.be/dQw4w9WgXcQ?si=1',
            title: 'A "quiet" film',
            poster: picture,
            caption: 'At six',
          },
        }),
      ],
      '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><img src="/media/bridge-0a1b.webp" width="2000" height="1000" alt="A &quot;quiet&quot; film"></a><figcaption>At six</figcaption></figure>',
    ],
    [
      'a film whose picture was deleted as a link, and none of a host that is not allowed',
      [
        node('block', {
          fields: {
            blockType: 'film',
            address: 'https://vimeo.com/76979871',
            title: 'x',
            poster: 7,
          },
        }),
        node('block', {
          fields: {
            blockType: 'film',
            address: 'https://evil.example/1',
            title: 'x',
            poster: picture,
          },
        }),
      ],
      '<p><a href="https://vimeo.com/76979871">x</a></p>',
    ],
    ['something nobody knows', [node('iframe', { children: [text('x')] })], ''],
  ])('renders %s', (_name, children, html) => {
    expect(toHtml(toContent(...children))).toBe(html);
  });

  it('turns unsafe links into text', () => {
    const link = (url: string) =>
      paragraph(node('link', { fields: { linkType: 'custom', url }, children: [text('here')] }));
    expect(toHtml(toContent(link('https://example.com/?a=1&b="')))).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=&quot;">here</a></p>',
    );
    expect(toHtml(toContent(link('javascript:alert(1)')))).toBe('<p>here</p>');
  });

  it('resolves link targets, and turns links to deleted ones into text', () => {
    const link = (value: number) =>
      paragraph(
        node('link', {
          fields: { linkType: 'internal', url: '/old', doc: { relationTo: 'blogs', value } },
          children: [text('x')],
        }),
      );
    const links = new Map([['blogs/12', '/blogs/new-name']]);
    expect(toHtml(toContent(link(12)), links)).toBe('<p><a href="/blogs/new-name">x</a></p>');
    expect(toHtml(toContent(link(13)), links)).toBe('<p>x</p>');
  });

  it('escapes text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const html = toHtml(toContent(paragraph(text(`x${words}`))));
        expect(html.slice(3, -4)).not.toMatch(/[<>"]/);
      }),
    );
  });
});

describe('a URL', () => {
  it.each([
    'https://example.com',
    'http://example.com/a?b#c',
    'mailto:a@b.co',
    'tel:+20100',
    '/blogs/x',
    '/',
    '#top',
  ])('%s is allowed', (address) => {
    expect(toSafeHref(` ${address} `)).toBe(address);
  });
  it.each([
    ['www.nile.example', 'https://www.nile.example'],
    ['nile.example/about?a=1#b', 'https://nile.example/about?a=1#b'],
    ['nile.example:8080', 'https://nile.example:8080'],
    ['موقع.مصر/عن', 'https://موقع.مصر/عن'],
    ['salma@nile.example', 'mailto:salma@nile.example'],
    [
      'https://www.google.com/url?q=https://nile.example/work&sa=D&source=editors&ust=1',
      'https://nile.example/work',
    ],
    [
      'https://www.google.com.eg/url?sa=t&url=https%3A%2F%2Fnile.example%2Fa%3Fb%3Dc',
      'https://nile.example/a?b=c',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fnile.example%2F&data=05',
      'https://nile.example/',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fnile.example%2F&h=1', 'https://nile.example/'],
    [
      'https://www.google.com/url?q=javascript:alert(1)',
      'https://www.google.com/url?q=javascript:alert(1)',
    ],
    [
      'https://www.google.com/search?q=https://nile.example',
      'https://www.google.com/search?q=https://nile.example',
    ],
  ])('%s is corrected', (address, mended) => {
    expect(toSafeHref(address)).toBe(mended);
    expect(toSafeHref(mended)).toBe(mended);
  });
  it.each([
    '',
    'about.html',
    'word',
    'two words.example',
    'C:\\Users\\salma\\a.docx',
    'file:///C:/Users/a.docx',
    'localhost:3000',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://a b',
    'ftp://example.com',
  ])('%j is not allowed', (address) => {
    expect(toSafeHref(address)).toBeUndefined();
  });
});
