import { readFileSync } from 'node:fs';
import {
  convertHTMLToLexical,
  editorConfigFactory,
  getEnabledNodes,
} from '@payloadcms/richtext-lexical';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
} from '@payloadcms/richtext-lexical/lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import type { Transformer } from '@payloadcms/richtext-lexical/lexical/markdown';
import { Window } from 'happy-dom';
import type { SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { cleanPasted } from './clean-pasted.ts';
import { $insertMarkdown, toMarkdown } from './plain-text.ts';
import { toHtml } from './to-html.ts';

let dashboard: TestDashboard;
let toArticleHtml: (pasted: string) => string;
let readPlainText: (pasted: string) => string;

beforeAll(async () => {
  const { DOMParser, NodeFilter } = new Window();
  vi.stubGlobal('DOMParser', DOMParser);
  vi.stubGlobal('NodeFilter', NodeFilter);
  dashboard = await openTestDashboard();
  [toArticleHtml, readPlainText] = await createConverters(dashboard.payload.config);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await dashboard.close();
});

/** Paste as the editor does, and write as the website gets it: HTML and plain text. */
async function createConverters(config: SanitizedConfig) {
  const { articleFeatures } = await import('./article-editor.ts');
  const editorConfig = await editorConfigFactory.fromFeatures({
    config,
    features: articleFeatures,
  });
  class JSDOM {
    window = new Window();
    constructor(html: string) {
      this.window.document.write(html);
    }
  }
  const readText = (pasted: string) => {
    const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig }) });
    const transformers = editorConfig.features.markdownTransformers as Transformer[];
    editor.update(
      () => {
        const empty = $createParagraphNode();
        $getRoot().append($createParagraphNode().append($createTextNode('Before')), empty);
        empty.select();
      },
      { discrete: true },
    );
    const insert = () => $insertMarkdown(toMarkdown(pasted) ?? '', transformers);
    editor.update(insert, { discrete: true });
    // The cursor is in the text.
    editor.read(() => expect($getSelection()?.getNodes().length).toBe(1));
    return toHtml(editor.getEditorState().toJSON() as never);
  };
  const readHtml = (pasted: string) => {
    const content = convertHTMLToLexical({
      html: cleanPasted(pasted, 'Not copied.'),
      JSDOM: JSDOM as never,
      editorConfig,
    });
    return toHtml(content as Parameters<typeof toHtml>[0]);
  };
  return [readHtml, readText] as const;
}

const read = (name: string) =>
  readFileSync(
    new URL(import.meta.resolve(`@agency/contracts/fixtures/pasted/${name}.html`)),
    'utf8',
  );

describe('pasted HTML', () => {
  it('converts lists of Word to HTML lists', () => {
    expect(toArticleHtml(read('paste-word-lists-only__must-become-ul-ol'))).toBe(
      '<ul><li>Listen<ul><li>To customers</li></ul></li><li>Draw</li></ul><ol><li>First</li><li>Second</li></ol>',
    );
  });
  it('removes bookmarks of Word', () => {
    const html = toArticleHtml(
      read('paste-word-heading-with-toc-bookmark__heading-must-not-become-link'),
    );
    expect(html).toBe('<h2>Our method</h2><p>We listen first.</p>');
  });
  it('keeps the visible text of a Word document', () => {
    const html = toArticleHtml(
      read('paste-word-document-lists-comment-footnote__must-be-lists-and-publishable'),
    );
    expect(html).toContain('<ul><li>Listen<ul><li>To customers</li></ul></li><li>Draw</li></ul>');
    expect(html).toContain('<ol><li>First</li><li>Second</li></ol>');
    expect(html).toContain('A notehere and a foot[1].');
    expect(html).toContain('<p>هوية بصرية جديدة</p>');
    expect(html).not.toMatch(/<a|SN1|·/);
  });
  it('removes dead footnote links of LibreOffice', () => {
    const html = toArticleHtml(read('paste-libreoffice-footnote__no-dead-sdfootnote-links'));
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'mailto:salma@nile.example',
      'https://www.linkedin.com/in/salma',
    ]);
  });
  it('keeps the structure of a Google document, and unwraps its redirecting links', () => {
    const html = toArticleHtml(read('paste-google-docs-whole'));
    expect(html).toContain('<a href="https://nile.example/work">our work</a>');
    expect(html).toContain('<a href="https://nile.example/about">about</a>');
    expect(html).toContain('<ol start="3"><li>Third</li><li>Fourth</li></ol>');
    expect(html).toContain(
      '<ul><li>One<ul><li>One a</li></ul></li><li><strong>Two</strong></li></ul>',
    );
    expect(html).toContain('<strong>bold</strong>');
  });
  it('adds missing schemes to links', () => {
    expect(toArticleHtml(read('paste-link-without-scheme__must-be-named-or-mended'))).toBe(
      '<p>See <a href="https://www.nile.example">our client</a> and <a href="mailto:salma@nile.example">Salma</a> or <a href="tel:+201001234567">call</a>.</p>',
    );
  });
  it('keeps the numbering of continued lists', () => {
    expect(toArticleHtml(read('paste-ordered-list-start-3__site-must-show-3-and-4'))).toContain(
      '<ol start="3"><li>Three</li><li>Four</li></ol>',
    );
  });
  it('replaces no-break spaces, so that text can wrap', () => {
    expect(toArticleHtml(read('paste-all-spaces-nbsp__words-must-not-be-cut'))).not.toContain(
      '\u00A0',
    );
  });

  it.each([
    [
      'numbers of one list from 4 on, with letters below',
      '<p style="mso-list:l2 level1 lfo1"><span style="mso-list:Ignore">4.&nbsp;</span>Four</p><p style="mso-list:l2 level2 lfo1"><span style="mso-list:Ignore">a)&nbsp;</span>A</p><p style="mso-list:l2 level1 lfo1"><span style="mso-list:Ignore">5.&nbsp;</span>Five</p>',
      '<ol start="4"><li>Four<ol><li>A</li></ol></li><li>Five</li></ol>',
    ],
    [
      'a list that begins on its second level',
      '<p style="mso-list:l2 level2 lfo1"><span style="mso-list:Ignore">o&nbsp;</span>In</p><p style="mso-list:l2 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Out</p>',
      '<ul><li>In</li><li>Out</li></ul>',
    ],
    [
      'lists with a paragraph between',
      '<p style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>One</p><p>Between</p><p style="mso-list:l0 level1"><span style="mso-list:Ignore">·</span>Two</p>',
      '<ul><li>One</li></ul><p>Between</p><ul><li>Two</li></ul>',
    ],
    [
      'a numbered heading',
      '<h2 style="mso-list:l0 level1"><span style="mso-list:Ignore">2.<span>&nbsp;&nbsp; </span></span>Method</h2>',
      '<h2>2. Method</h2>',
    ],
    ['a quote', '<p class="MsoQuote">Less.</p>', '<blockquote><p>Less.</p></blockquote>'],
    [
      'a title, and a picture of another website',
      '<h1>Work</h1><p><img src="https://films.example/a.png"></p>',
      '<h2>Work</h2><p>Not copied.</p>',
    ],
    [
      'a document of Pages, without its empty lines',
      '<meta name="Generator" content="Cocoa HTML Writer"><p class="p1"><b>Method</b></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s1"></span>Listen</li><li class="li1">Draw</li></ul><p class="p2">&nbsp;</p><p class="p1">The<span class="Apple-converted-space"> </span>end</p>',
      '<p><strong>Method</strong></p><ul><li>Listen</li><li>Draw</li></ul><p>The end</p>',
    ],
    ['a file of its writer', '<p><a href="file:///C:/a.docx">A</a></p>', '<p>A</p>'],
  ])('has %s', (_, pasted, html) => {
    expect(toArticleHtml(pasted)).toBe(html);
  });
});

describe('pasted plain text', () => {
  it.each([
    [
      'Markdown',
      '# Our *method*\n\nWe **listen** first, [here](https://nile.example/work).\n\n- Listen\n- Draw\n    - By hand\n\n1. First\n2. Second\n\n> Less.\n\n### How',
      '<h2>Our <em>method</em></h2><p>We <strong>listen</strong> first, <a href="https://nile.example/work">here</a>.</p><ul><li>Listen</li><li>Draw<ul><li>By hand</li></ul></li></ul><ol><li>First</li><li>Second</li></ol><blockquote><p>Less.</p></blockquote><h3>How</h3>',
    ],
    [
      'bullets and numbers of other programs',
      'Steps:\r\n\r\n•\tListen\r\n•\tDraw\r\n\r\n3)  Three\r\n4)  Four',
      '<p>Steps:</p><ul><li>Listen</li><li>Draw</li></ul><ol start="3"><li>Three</li><li>Four</li></ol>',
    ],
    [
      'paragraphs and lines',
      'Dear Nile,\nwe listened.\n\n\n\nسطر عربي\n',
      '<p>Dear Nile,<br>we listened.</p><p>سطر عربي</p>',
    ],
  ])('has %s', (_, pasted, html) => {
    expect(readPlainText(pasted)).toBe(`<p>Before</p>${html}`);
  });

  it.each(['a few words', 'one line\nand another', '5 - 3 = 2', 'C# and a_name', '12. '])(
    'without structure is left to Lexical: %s',
    (pasted) => expect(toMarkdown(pasted)).toBeUndefined(),
  );
});
