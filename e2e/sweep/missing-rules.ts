import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/system/commands.ts';

const SHEETS = join(root, 'apps/website/dist/client/_astro/*.css');

/**
 * Rules of the build's sheets that ask for something the page has as it is now, and are not in its styles (docs/website.md).
 * What paper needs is a sheet that every page links.
 */
export function findMissingRules(page: Page): Promise<string[]> {
  const { language } = splitLanguage(new URL(page.url()).pathname, languages);
  // A typeface has a sheet of its own, which pages in other languages are not sent.
  const others = languages
    .map(({ typeface }) => typeface)
    .filter((one) => one !== language.typeface);
  const sheets = globSync(SHEETS).filter((file) => {
    const [name = ''] = basename(file).split('.');
    return name !== 'print' && !others.some((typeface) => typeface.startsWith(name));
  });
  return page.evaluate(
    findMissing,
    sheets.map((file) => readFileSync(file, 'utf8')),
  );
}

/** In the page. @param sheets their texts */
function findMissing(sheets: string[]): string[] {
  // A module's class, or an attribute.
  const ASKS = /\._[a-z]{3,4}(?![\w-])|\[data-/;
  // What is drawn by a pseudo-element stands where its element does, and a state is one that anything may come into.
  const PSEUDO_ELEMENT = /::[\w-]+(?:\([^()]*\))?/g;
  const ALONE = /(^|[\s>+~,(])(?=::)/g;
  const STATE =
    ':(?:active|checked|disabled|focus-visible|focus-within|focus|hover|open|popover-open|target|user-invalid|user-valid|visited)(?![\\w-])';
  const NOT_IN_STATE = new RegExp(`:not\\(\\s*${STATE}(?:\\s*,\\s*${STATE})*\\s*\\)`, 'g');
  const IN_STATE = new RegExp(STATE, 'g');
  const toPlain = (selector: string) =>
    selector
      .replace(ALONE, '$1*')
      .replace(PSEUDO_ELEMENT, '')
      .replace(NOT_IN_STATE, '')
      .replace(IN_STATE, ':not(_)');
  const collect = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule ? collect(rule.cssRules as CSSRuleList) : [];
    });
  const own = [...document.styleSheets].filter(({ media }) => media.mediaText !== 'print');
  const known = new Set(own.flatMap(({ cssRules }) => collect(cssRules)).map((r) => r.cssText));
  return sheets.flatMap((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return collect(sheet.cssRules)
      .filter(({ selectorText }) => ASKS.test(selectorText))
      .filter((rule) => !known.has(rule.cssText))
      .filter(({ selectorText }) => document.querySelector(toPlain(selectorText)))
      .map(({ cssText }) => cssText);
  });
}
