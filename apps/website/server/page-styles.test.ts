import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toModuleClass } from '../src/model/module-class.ts';
import { createPageStyles } from './page-styles.ts';
import { findBuiltStyles, toSheetParts } from './read-sheets.ts';
import { writeParts } from './sheet-parts.ts';

const card = toModuleClass(0, 0);
const open = toModuleClass(0, 1);
const film = toModuleClass(1, 0);

describe('a sheet', () => {
  const write = (sheet: string, ...marks: string[]) =>
    writeParts(toSheetParts(sheet), new Set(marks));

  it.each([
    ['a rule of a class', `.${card}{color:red}`],
    ['a rule within others', `main>.${card}:hover a{color:red}`],
    ['a rule of two classes', `.${card}.${open}{color:red}`],
    ['a group', `@layer ui{@media (width<9px){.${card}{color:red}}}`],
    ['a rule with rules in it', `.${card}{color:red;&:hover{color:blue}}`],
    ['keyframes', `.${card}{animation:${open} 1s}@keyframes ${open}{to{color:red}}`],
    ['a rule of a value', '[data-kind=text]{color:red}'],
    ['a rule of an attribute', '[data-kind]{color:red}'],
    ['a rule of a part of a value', '[data-kind*=ex]{color:red}'],
  ])('goes without %s that the page does not have', (_what, sheet) => {
    expect(write(sheet)).toBe('');
    expect(write(sheet, card, open, 'data-kind', 'data-kind=text')).toBe(sheet);
  });

  it('has rules of each value alone, however it is written', () => {
    const [bare, quoted] = ['[data-fit=work\\/wise]{--a:1}', '[data-fit="work/gsms"]{--a:2}'];
    expect(write(bare + quoted, 'data-fit=work/wise')).toBe(bare);
    expect(write(bare + quoted, 'data-fit=work/gsms')).toBe(quoted);
  });

  it.each([
    ['no module’s class', '.world{color:red}'],
    ['an element', 'a:hover{color:red}'],
    ['a class that must not be there', `main:not(.${card}){color:red}`],
    ['a class that may be there', `main:has(.${card}){color:red}`],
    ['one of two', `.${card},.lead{color:red}`],
    ['another of two', `.${card},.${open}{color:red}`, open],
    ['keyframes that everybody may name', '@keyframes turn{to{color:red}}'],
    ['keyframes that no rule of the sheet names', `@keyframes ${open}{to{color:red}}`],
    ['a value in any case', '[data-kind="Text" i]{color:red}', 'data-kind'],
    ['an attribute of another kind', '[hidden],[aria-current=page]{color:red}'],
    ['what is no rule', `@layer reset,ui;@property --a{syntax:"*";inherits:false}`],
    ['a selector that nobody knows', ':new(._abc)>{color:red}'],
  ])('keeps %s', (_what, sheet, ...classes) => {
    expect(write(sheet, ...classes)).toBe(sheet);
  });

  it('is as it was where a page has all of it', () => {
    const sheet = `@layer a;.${card}{content:"}" / ''}/*! kept */@media print{.${open}{}.x{}}@font-face{src:url(a.woff2)}`;
    expect(write(sheet, card, open)).toBe(sheet);
    expect(write(sheet)).toBe('@layer a;/*! kept */@media print{.x{}}@font-face{src:url(a.woff2)}');
  });
});

describe('a page', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-styles-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const rule = (name: string) => `.${name}{color:red}`;

  function writeSheets(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, '_astro', name)), { recursive: true });
      writeFileSync(join(folder, '_astro', name), text);
    }
  }

  /** Writes the styles of a sheet with three rules into a page. */
  function style(html: string, scripts: Record<string, string> = {}): string {
    writeSheets({ 'a.css': rule(card) + rule(open) + rule(film), ...scripts });
    const link = '<link rel="stylesheet" href="/_astro/a.css">';
    return createPageStyles(findBuiltStyles(folder))(link + html).whole;
  }

  it('has the rules of the classes that stand in it', () => {
    const html = `<p class="lead ${card}"></p>`;
    expect(style(html)).toBe(`<style>${rule(card)}</style>${html}`);
  });

  const toLink = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;

  it('says the order of layers once for all sheets in a row, and each layer that is new', () => {
    const layer = `@layer ui{.${card}{color:red}}`;
    const sheets = {
      'a.css': `@layer reset,type;${layer}@layer shell;`,
      'b.css': `@layer reset,type;${layer}@layer shell,motion;`,
      'c.css': '@layer motion,shell;',
    };
    const html = `<p class="${card}"></p>`;
    expect(style(toLink('b') + toLink('c') + html, sheets)).toBe(
      `<style>@layer reset,type;${layer}@layer shell;${layer}@layer shell,motion;</style>${html}`,
    );
  });

  it('knows no layer by what holds for some screens alone', () => {
    const sheets = { 'a.css': `@media print{@layer ui{.${card}{color:red}}}@layer ui;` };
    const html = `<p class="${card}"></p>`;
    expect(style(html, sheets)).toBe(`<style>${sheets['a.css']}</style>${html}`);
  });

  it('says the order of layers again behind a linked sheet', () => {
    const small = `@layer reset,ui;@layer ui{.${card}{color:red}}`;
    writeSheets({
      'a.css': small,
      'b.css': `.${card}{--long:"${'x'.repeat(2000)}"}`,
      'c.css': small,
    });
    const html = `<p class="${card}"></p>`;
    const { whole, toLinked } = createPageStyles(findBuiltStyles(folder))(
      toLink('a') + toLink('b') + toLink('c') + html,
    );
    expect(toLinked(whole)).toBe(
      `<style>${small}</style>${toLink('b')}<style>${small}</style>${html}`,
    );
  });

  it('has no style where it needs nothing of its sheets', () => {
    expect(style('<p></p>')).toBe('<p></p>');
  });

  const toRules = (name: string, ...values: string[]) =>
    values.map((value) => `[data-${name}="${value}"]{color:red}`);

  it('has the rules of the values that stand in it', () => {
    const [text, none, film] = toRules('kind', 'text', '', 'film');
    const html = '<p data-kind="text"></p><p\ndata-kind>data-kind="film"</p>';
    const shown = style(html, { 'a.css': `${text}${none}${film}` });
    expect(shown).toBe(`<style>${text}${none}</style>${html}`);
  });

  it.each(['data-kind="a&amp;b"', "data-kind='text'", 'data-kind=text'])(
    'has the rules of every value of %s, which it does not read',
    (attribute) => {
      const [rule] = toRules('kind', 'a&b');
      const html = `<p ${attribute}></p>`;
      expect(style(html, { 'a.css': rule ?? '' })).toBe(`<style>${rule}</style>${html}`);
    },
  );

  it.each(['toggleAttribute("data-open-now")', 'dataset.openNow=2'])(
    'has the rules of every value that a script may set by %s',
    (set) => {
      const rules = ['[data-open-now]{color:red}', ...toRules('open-now', '2', '3')].join('');
      const html = `<script>document.body.${set}</script>`;
      const shown = style(html, { 'a.css': `${rules}[data-shut]{color:red}` });
      expect(shown).toBe(`<style>${rules}</style>${html}`);
    },
  );

  it('has the rules of those crops alone that stand in it, though its scripts write them', () => {
    const [one, other] = toRules('crop', '1-2-3', '4-5-6');
    const html = '<i data-crop="1-2-3"></i><script>({"data-crop":crop})</script>';
    const shown = style(html, { 'a.css': `${one}${other}` });
    expect(shown).toBe(`<style>${one}</style>${html}`);
  });

  it('has the rules of the classes that its scripts and theirs may give it', () => {
    const scripts = {
      'Card.island.x-Y_1.js': `import"./shared.js";const s={open:\`${open}\`}`,
      'shared.js': 'const load=()=>import("./Film.js")',
      'Film.js': `export const film="margins\\n${film}"`,
      'Other.js': `"${card}"`,
    };
    const html = '<astro-island component-url="/_astro/Card.island.x-Y_1.js"></astro-island>';
    expect(style(html, scripts)).toBe(`<style>${rule(open)}${rule(film)}</style>${html}`);
  });
});
