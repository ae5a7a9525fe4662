import type { EndpointName } from '@agency/contracts';
import { expect, it } from 'vitest';
import type { ContentResult } from '../src/model/content-result.ts';
import { createPageSources } from './page-sources.ts';

it('all requests of a page share one deadline, until the deadline is restarted', async () => {
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
  sources.restartDeadline();
  await sources.fetchContent('blog', 'a');
  expect(deadlines[2]).toBeInstanceOf(AbortSignal);
  expect(deadlines[2]).not.toBe(deadlines[0]);
});

it.each<[EndpointName, ContentResult<unknown>, boolean, string]>([
  ['blogs', { status: 'ok', data: [], stale: false }, true, 'same'],
  ['blogs', { status: 'missing', message: '' }, true, 'same'],
  ['blogs', { status: 'ok', data: [], stale: true }, false, 'unconfirmed'],
  ['blogs', { status: 'failed', message: 'away' }, false, 'unconfirmed'],
  ['content', { status: 'ok', data: [], stale: true }, true, 'same'],
  ['case-studies', { status: 'failed', message: 'away' }, false, 'unconfirmed'],
  ['openings', { status: 'failed', message: 'away' }, false, 'unconfirmed'],
])('a page with %s of %o is complete: %s', async (name, reading, isComplete, freshness) => {
  const sources = createPageSources({
    get: async () => reading as never,
    reportInvalid: () => undefined,
  });
  await sources.fetchContent(name as 'blogs');
  expect(sources.isComplete()).toBe(isComplete);
  expect(await sources.check()).toBe(freshness);
});
