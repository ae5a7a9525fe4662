import { expect, it } from 'vitest';
import { writeRules } from './page-rules.ts';

const rule = {
  attribute: 'data-fit="landing"',
  css: "@layer type{[data-fit='landing']{--fit:$&}}",
};
const page = '<head><style>a{}</style></head><h1 data-fit="landing">&lt;/head></h1>';

it('writes the rules of a page after its stylesheets, unchanged', () => {
  const { html, style } = writeRules(page, [rule]);
  expect(html).toBe(
    `<head><style>a{}</style><style>${rule.css}</style></head><h1 data-fit="landing">&lt;/head></h1>`,
  );
  expect(style).toBe(rule.css);
});

it('writes the position of each picture with a focus once, and on phones that of its mobile variant', () => {
  const pictures =
    '<i data-focus="25 50"></i><i data-focus="25 50" data-mobile-focus="0 12.5"></i>';
  const { style } = writeRules(`<head></head>${pictures}`, []);
  expect(style).toBe(
    "@layer tokens{[data-focus='25 50']{--focus-x:25%;--focus-y:50%}}" +
      "@layer tokens{@media (width < 768px){[data-focus][data-mobile-focus='0 12.5']{--focus-x:0%;--focus-y:12.5%}}}",
  );
  expect(writeRules('<head></head><i data-focus="1}body{color:red"></i>', []).style).toBe('');
});

it('does not change a page that needs none', () => {
  const other = { ...rule, attribute: 'data-fit="nasj"' };
  expect(writeRules(page, [other])).toEqual({ html: page, style: '' });
});

it('finds the rules of a page among those of very many case studies in one pass', () => {
  const long = `<head></head>${'<p data-plate="study-19999">'.repeat(10_000)}`;
  const rules = Array.from({ length: 20_000 }, (_, id) => ({
    attribute: `data-plate="study-${id}"`,
    css: `.study-${id}{}`,
  }));
  const started = performance.now();
  expect(writeRules(long, rules).style).toBe('.study-19999{}');
  // A search of the page for each of them takes seconds.
  expect(performance.now() - started).toBeLessThan(500);
});
