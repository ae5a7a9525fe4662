import { expect, it } from 'vitest';
import fixture from '../fixtures/careers.json' with { type: 'json' };
import { careersFieldsSchema } from './careers.ts';

const parse = (link: unknown) => careersFieldsSchema.safeParse({ ...fixture, link });

it.each([
  [undefined, undefined],
  ['', undefined],
  ['  ', undefined],
  [' https://nour.example/work?page=2 ', 'https://nour.example/work?page=2'],
  ['nour.example/work', 'https://nour.example/work'],
])('the link %o of an application is stored as %o', (typed, kept) => {
  expect(parse(typed).data?.link).toBe(kept);
});

it.each([
  ['http://nour.example', 'url'],
  ['javascript:alert(1)', 'url'],
  ['mailto:nour@nile.example', 'url'],
  ['portfolio', 'url'],
  [`https://nour.example/${'a'.repeat(500)}`, 'tooLong'],
])('%s is not a link of an application', (typed, problem) => {
  expect(parse(typed).error?.issues[0]).toMatchObject({ path: ['link'], message: problem });
});
