import { existsSync } from 'node:fs';
import * as astroParser from 'astro-eslint-parser';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it, test } from 'vitest';
import { findViolation, layers } from '../imports.config.ts';
import { agency } from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tsx = {
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
};
const astro = {
  languageOptions: { parser: astroParser, parserOptions: { parser: tseslint.parser } },
};

const asReact = (code: string) => ({ code, filename: 'a.tsx', ...tsx });
const asAstro = (code: string) => ({ code, filename: 'a.astro', ...astro });

/** Cases of one rule: every `bad` text must be reported exactly once. */
function testRule(name: string, good: RuleTester.ValidTestCase[], bad: RuleTester.ValidTestCase[]) {
  const rule = agency.rules?.[name];
  if (!rule) throw new Error(`no rule ${name}`);
  new RuleTester().run(name, rule, {
    valid: good,
    invalid: bad.map((one) => ({ ...(one as { code: string }), errors: 1 })),
  });
}

testRule(
  'copy-is-data',
  [
    asReact('const a = <p>{words.title}</p>'),
    asReact('const a = <p> | 404 {" "} </p>'),
    asReact('const a = <img alt="" className="wide hero" />'),
    asReact('const a = <p className={open ? "open" : "closed"}>{open ? words.a : words.b}</p>'),
    asReact('const a = <time title={`${day}/${month}`} />'),
    asAstro('---\nconst a = "x";\n---\n<style>p { color: red }</style><p>{a}</p>'),
  ],
  [
    asReact('const a = <p>Hello</p>'),
    asReact('const a = <p>{"Hello"}</p>'),
    asReact('const a = <p>{open && "Close"}</p>'),
    asReact('const a = <p>{open ? words.close : "Menu"}</p>'),
    asReact('const a = <p>{`Page ${number}`}</p>'),
    asReact('const a = <p>{"By " + author}</p>'),
    asReact('const a = <img alt="A chair" />'),
    asReact('const a = <input placeholder={"Name"} />'),
    asReact('const a = <button aria-label={`Slide ${number}`} />'),
    asReact('const a = <p>مرحبا</p>'),
    asAstro('<p>Hello</p>'),
    asAstro('<Banner title="Ready?" />'),
  ],
);

testRule(
  'zoned-times',
  [
    asReact("new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })"),
    asReact("new Intl.DateTimeFormat('en', { ...how, timeZone }).format(date)"),
    asReact("new Intl.NumberFormat('en').format(5000)"),
    asReact('date.toISOString()'),
  ],
  [
    asReact("new Intl.DateTimeFormat('en').format(date)"),
    asReact("new Intl.DateTimeFormat('en', { dateStyle: 'long' })"),
    asReact('new Intl.DateTimeFormat(locale, how)'),
    asReact('Intl.DateTimeFormat().resolvedOptions().timeZone'),
    asReact("date.toLocaleString('en')"),
    asReact("date.toLocaleTimeString('en', { timeZone: 'UTC' })"),
    asAstro("<p>{date.toLocaleDateString('en')}</p>"),
  ],
);

testRule(
  'hydrate-islands-only',
  [
    asAstro('---\nimport { Menu } from "../islands/menu.island.tsx";\n---\n<Menu client:idle />'),
    asAstro('---\nimport { Hero } from "../sections/Hero.tsx";\n---\n<Hero />'),
  ],
  [asAstro('---\nimport { Hero } from "../sections/Hero.tsx";\n---\n<Hero client:visible />')],
);

testRule(
  'no-raw-html',
  [asReact('const a = <p>{html}</p>'), asAstro('<p set:text={a} />')],
  [
    asReact('const a = <p dangerouslySetInnerHTML={{ __html: html }} />'),
    asReact('const a = createElement("p", { dangerouslySetInnerHTML: { __html: html } })'),
    asAstro('<p set:html={a} />'),
  ],
);

testRule(
  'no-style-attribute',
  [asReact('const a = <p className="a" data-size="2" />')],
  [asReact('const a = <p style={{ color: "red" }} />'), asAstro('<p style="color: red" />')],
);

testRule(
  'no-request-origin',
  [asAstro('<a href={Astro.url.pathname} />'), asReact('const a = new URL(path, siteUrl).href')],
  [
    asAstro('<link rel="canonical" href={Astro.url.href} />'),
    asReact('const a = context.url.origin'),
    asReact('const a = request.headers.get("Host")'),
    asReact('const a = request.headers.get("x-forwarded-host")'),
  ],
);

testRule(
  'explicit-access',
  [
    asReact('payload.find({ collection, overrideAccess: false })'),
    asReact('req.payload.count({\n// The operator runs it.\noverrideAccess: true })'),
    asReact('payload.db.findOne({ collection })'),
    asReact('list.find((one) => one)'),
  ],
  [
    asReact('payload.find({ collection })'),
    asReact('req.payload.create({ collection, data })'),
    asReact('args.req.payload.update(options)'),
    asReact('payload.find({ collection, overrideAccess: true })'),
    asReact('payload.find({ collection, overrideAccess: isTrusted })'),
  ],
);

const site = 'apps/website/src';
test.each([
  ['packages/contracts/blog.ts', `${site}/ui/Dot.tsx`],
  ['packages/contracts/blog.ts', 'packages/content/words.ts'],
  ['apps/website/server/main.ts', 'scripts/system/commands.ts'],
  ['apps/website/server/main.ts', 'apps/dashboard/src/api/blogs.ts'],
  [`${site}/i18n/words.ts`, 'apps/website/server/settings.ts'],
  [`${site}/ui/Dot.tsx`, `${site}/sections/landing/Hero/Hero.tsx`],
  [`${site}/forms/post-json.ts`, `${site}/pages/index.ts`],
  [`${site}/sections/landing/Hero/Hero.tsx`, `${site}/sections/company/Awards/Awards.tsx`],
  [`${site}/sections/landing/Hero/Hero.tsx`, `${site}/i18n/words.ts`],
  ['apps/dashboard/src/access/roles.ts', 'apps/dashboard/src/platform/settings.ts'],
  ['apps/dashboard/src/api/blogs.ts', 'apps/dashboard/src/commands/seed.ts'],
])('%s does not import %s', (from, to) => {
  expect(findViolation(from, to)).toBeDefined();
});

test.each([
  [`${site}/pages/index.ts`, `${site}/sections/landing/Hero/Hero.tsx`],
  [`${site}/sections/landing/Hero/Hero.tsx`, `${site}/sections/shared/Card/Card.tsx`],
  ['apps/dashboard/src/api/blogs.ts', 'apps/dashboard/src/collections/blogs/blogs.ts'],
  ['e2e/run.ts', 'scripts/system/commands.ts'],
  ['scripts/docs.ts', 'apps/website/src/settings.ts'],
])('%s may import %s', (from, to) => {
  expect(findViolation(from, to)).toBeUndefined();
});

testRule(
  'layers',
  [asReact("import { a } from './b.ts'"), asReact("import a from 'sharp'")],
  [
    { ...asReact("import { a } from '@agency/content/words'"), filename: 'packages/server/a.ts' },
    { ...asReact("export type { A } from '../e2e/a.ts'"), filename: 'packages/a.ts' },
    {
      ...asAstro("---\nawait import('../server/a.ts');\n---\n"),
      filename: 'apps/website/src/a.astro',
    },
  ],
);

test('the layers name only what exists', () => {
  const paths = Object.entries(layers).flatMap(([base, names]) =>
    names.filter((name) => name !== '*').map((name) => `${base}${name}`),
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
