import { expect, it } from 'vitest';
import { removeComments } from './read-code.ts';

it('removes comments, and no code after them', () => {
  const code = "a\n// one\nb\n  /**\n   * two\n   */\n  c\nd('//') // three\n/* four */\ne\n";
  expect(removeComments(code)).toBe("a\nb\n  c\nd('//') // three\ne\n");
});
