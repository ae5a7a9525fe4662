import { expect, it } from 'vitest';
import { createPageSources } from './page-sources.ts';

it('all requests of a page share one deadline', async () => {
  const deadlines: unknown[] = [];
  const sources = createPageSources({
    get: async (_name, ...[, options]) => {
      deadlines.push(options?.deadline);
      return { status: 'failed', message: 'away' };
    },
    reportInvalid: () => undefined,
  });
  await sources.fetchContent('blog', 'a');
  await sources.fetchContent('related-blogs', 1);
  expect(deadlines[0]).toBeInstanceOf(AbortSignal);
  expect(deadlines[1]).toBe(deadlines[0]);
});
