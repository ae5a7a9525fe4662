import { expect, it } from 'vitest';
import { listPanelPaths } from './panel-paths.ts';

it('lists every screen once', () => {
  const paths = listPanelPaths();
  expect(paths).toEqual(expect.arrayContaining(['', '/inbox', '/health']));
  expect(new Set(paths).size).toBe(paths.length);
});
