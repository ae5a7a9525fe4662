import { expect, it } from 'vitest';
import { toParts } from './from-markdown.ts';

it('cuts an article at its figures and code blocks', () => {
  expect(
    toParts(
      'One.\n\nTwo.\n\n![A bridge](bridge.webp "At six")\n![Plain](b.webp)\n```js\n![x](y)\n\nlet a;\n```\n\nThree.\n',
    ),
  ).toEqual([
    { kind: 'text', text: 'One.\n\nTwo.' },
    { kind: 'figure', alt: 'A bridge', file: 'bridge.webp', caption: 'At six' },
    { kind: 'figure', alt: 'Plain', file: 'b.webp', caption: '' },
    { kind: 'code', code: '![x](y)\n\nlet a;' },
    { kind: 'text', text: 'Three.' },
  ]);
});

it('says when a code block is not closed', () => {
  expect(() => toParts('```\nlet a;')).toThrow('not closed');
});
