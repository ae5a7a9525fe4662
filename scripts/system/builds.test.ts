import { expect, test } from 'vitest';
import { builds, chooseBuilds } from './builds.ts';

test('all apps are built, or the named ones; an unknown name is an error', () => {
  expect(chooseBuilds([])).toEqual(builds);
  expect(chooseBuilds(['website']).map(({ name }) => name)).toEqual(['website']);
  expect(() => chooseBuilds(['website', 'dashbord'])).toThrow('Unknown app: dashbord.');
});
