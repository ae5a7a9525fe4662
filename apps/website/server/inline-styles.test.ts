import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';
import { toPageHead } from './render.ts';

const stylesheets = new Map([
  ['/_astro/a.css', '@layer a{p{color:red}}'],
  ['/_astro/b.css', 'p{content:"$&"}'],
]);
const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;

it('writes adjacent stylesheets into one element, as they are', () => {
  const style = '@layer a{p{color:red}}p{content:"$&"}';
  expect(inlineStyles(`<head>${link('a')} ${link('b')}</head>`, stylesheets)).toEqual({
    html: `<head><style>${style}</style></head>`,
    styles: [style],
  });
});

it('writes separated stylesheets into one element each', () => {
  const { html, styles } = inlineStyles(`${link('b')}<i>${link('a')}`, stylesheets);
  expect(html).toBe('<style>p{content:"$&"}</style><i><style>@layer a{p{color:red}}</style>');
  expect(styles).toHaveLength(2);
});

it('moves stylesheets of the body to the end of the head', () => {
  const page = `<head>${link('a')}<meta></head><body><div>${link('b')}<i></i></div>`;
  expect(inlineStyles(page, stylesheets)).toEqual({
    html: '<head><style>@layer a{p{color:red}}</style><meta><style>p{content:"$&"}</style></head><body><div><i></i></div>',
    styles: ['@layer a{p{color:red}}', 'p{content:"$&"}'],
  });
});

it('keeps links to unknown stylesheets and to the print stylesheet', () => {
  const html = `${link('a')}${link('none')}<link rel="stylesheet" media="print" href="/_astro/b.css">`;
  expect(inlineStyles(html, stylesheets)).toEqual({ html, styles: [] });
  const other = '<link rel="stylesheet" href="/_astro/b.css" media="print">';
  expect(inlineStyles(other, stylesheets)).toEqual({ html: other, styles: [] });
});

it('finds the links of a document', () => {
  const document = readFileSync(new URL('../src/shell/Document.astro', import.meta.url), 'utf8');
  const source = document.replace(/ href=\{[^}]+\}/g, ' href="/_astro/a.css"');
  const { html, styles } = inlineStyles(source, stylesheets);
  expect(styles).toHaveLength(1);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" media="print" href="/_astro/a.css" />',
  ]);
  expect(toPageHead(source, { allowed: 'all' }).preloads).toBe(
    '</_astro/a.css>; rel=preload; as=font; crossorigin',
  );
});

it('writes the rules that the page needs after them', () => {
  const [rule, other] = ['landing', 'nasj'].map((name) => ({
    attribute: `data-fit="${name}"`,
    css: `[data-fit='${name}']{--fit:1}`,
  }));
  const rules = [rule, other].filter((one) => one !== undefined);
  const page = `<head>${link('a')}</head><h1 data-fit="landing">`;
  const { html, styles } = inlineStyles(page, stylesheets, rules);
  expect(html).toContain(`</style><style>${rule?.css}</style></head>`);
  expect(styles).toEqual(['@layer a{p{color:red}}', rule?.css]);
});
