import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { hideNewRowErrors } from './hide-new-row-errors.ts';

const missing = (path: string, more: object = {}) => ({
  [path]: { value: undefined, valid: false, errorMessage: 'Say it.', errorPaths: [path], ...more },
});
const toPaths = (state: FormState) =>
  Object.keys(state).filter((path) => state[path]?.valid === false);

it('hides the errors of a row that was added after a rejected publish', () => {
  const before = { blocks: { value: 1, valid: true } };
  const after = {
    blocks: { value: 1, valid: false, errorPaths: ['blocks.0.heading', 'blocks.0.cards'] },
    ...missing('blocks.0.heading'),
    ...missing('blocks.0.cards', { value: 0, rows: [] }),
  };
  expect(hideNewRowErrors(before, after)).toEqual({
    blocks: { value: 1 },
    'blocks.0.heading': { value: undefined },
    'blocks.0.cards': { value: 0, rows: [] },
  });
});

it('keeps rejected fields, and fields that were emptied or are invalid', () => {
  const before: FormState = {
    'blocks.0.text': { value: '', valid: false },
    'blocks.1.text': { value: '', valid: true, isModified: true },
    'blocks.2.href': { value: 'x', valid: true },
  };
  const after: FormState = {
    ...missing('sector'),
    blocks: {
      valid: false,
      errorPaths: ['blocks.0.text', 'blocks.1.text', 'blocks.2.href', 'blocks.3.text'],
    },
    ...missing('blocks.0.text', { value: '' }),
    ...missing('blocks.1.text', { value: '' }),
    ...missing('blocks.2.href', { value: 'x' }),
    ...missing('blocks.3.text'),
  };
  const calmed = hideNewRowErrors(before, after);
  expect(toPaths(calmed)).toEqual([
    'sector',
    'blocks',
    'blocks.0.text',
    'blocks.1.text',
    'blocks.2.href',
  ]);
  expect(calmed.blocks?.errorPaths).not.toContain('blocks.3.text');
});

it('leaves a form without such rows unchanged', () => {
  const after = { ...missing('sector'), title: { value: 'x' } };
  expect(hideNewRowErrors({}, after)).toBe(after);
});
