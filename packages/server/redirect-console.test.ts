import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { redirectConsole } from './redirect-console.ts';

it('logs coloured output of many lines as one line of JSON', () => {
  const lines: string[] = [];
  const undo = redirectConsole(
    createLogger('test', 'info', { write: (line: string) => void lines.push(line) }),
  );
  // The global console, which libraries use.
  const { console: found } = globalThis;
  try {
    found.error('\u001B[31m12:00:00\u001B[39m [ERROR] Error: boom\n    at page.astro:1:1\n');
    found.error(new Error('bang'));
  } finally {
    undo();
  }
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(lines).toHaveLength(2);
  expect(first).toMatchObject({
    level: 'error',
    msg: '12:00:00 [ERROR] Error: boom\n    at page.astro:1:1',
  });
  expect(second.err).toMatchObject({ message: 'bang' });
});
