import { expect, it } from 'vitest';
import { toParts } from './from-markdown.ts';

it('splits an article at figures and code blocks', () => {
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

it('reports an unclosed code block', () => {
  expect(() => toParts('```\nlet a;')).toThrow('not closed');
});
