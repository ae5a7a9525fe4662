import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toModuleClass } from './module-class.ts';
import { createPageStyles } from './page-styles.ts';
import { findBuiltStyles, toSheetParts } from './read-sheets.ts';
import { writeParts } from './sheet-parts.ts';

const card = toModuleClass('card', 'src/ui/Card.module.css');
const open = toModuleClass('open', 'src/ui/Card.module.css');
const film = toModuleClass('film', 'src/ui/Film.module.css');

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
    ['an attribute of another kind', '[hidden],[aria-current=page]{color:red}'],
    ['what is no rule', `@layer reset,ui;@property --a{syntax:"*";inherits:false}`],
    ['a selector that nobody knows', ':new(.a_b2c3)>{color:red}'],
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

  /** Writes the styles of a sheet with three rules into a page. */
  function style(html: string, scripts: Record<string, string> = {}): string {
    const files = { 'a.css': rule(card) + rule(open) + rule(film), ...scripts };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, '_astro', name)), { recursive: true });
      writeFileSync(join(folder, '_astro', name), text);
    }
    const link = '<link rel="stylesheet" href="/_astro/a.css">';
    return createPageStyles(findBuiltStyles(folder))(link + html).whole;
  }

  it('has the rules of the classes that stand in it', () => {
    const html = `<p class="lead ${card}"></p>`;
    expect(style(html)).toBe(`<style>${rule(card)}</style>${html}`);
  });

  it('has no style where it needs nothing of its sheets', () => {
    expect(style('<p></p>')).toBe('<p></p>');
  });

  it('has the rules of the values that stand in it', () => {
    const rules = ['text', 'a&b', 'film'].map((kind) => `[data-kind="${kind}"]{color:red}`);
    const html = '<p data-kind="text" data-plain></p><p\ndata-kind="a&amp;b">data-kind="film"</p>';
    const shown = style(html, { 'a.css': rules.join('') });
    expect(shown).toBe(`<style>${rules[0]}${rules[1]}</style>${html}`);
  });

  it('has the rules of every value that a script may set', () => {
    const rules = [
      '[data-open]{color:red}',
      '[data-open="2"]{color:red}',
      '[data-shut]{color:red}',
    ];
    const html = '<script>document.body.toggleAttribute("data-open")</script>';
    const shown = style(html, { 'a.css': rules.join('') });
    expect(shown).toBe(`<style>${rules[0]}${rules[1]}</style>${html}`);
  });

  it('has the rules of the classes that its scripts and theirs may give it', () => {
    const scripts = {
      'Card.island.x-Y_1.js': `import"./shared.js";const s={open:\`${open}\`}`,
      'shared.js': 'const load=()=>import("./Film.js")',
      'Film.js': `export const film="${film}"`,
      'Other.js': `"${card}"`,
    };
    const html = '<astro-island component-url="/_astro/Card.island.x-Y_1.js"></astro-island>';
    expect(style(html, scripts)).toBe(`<style>${rule(open)}${rule(film)}</style>${html}`);
  });
});
