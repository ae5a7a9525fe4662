import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { caching } from '../src/model/caching.ts';
import { createSharedCaching } from './shared-caching.ts';

const openResponse = () => {
  const headers: Record<string, unknown> = {};
  const setHeader = (name: string, value: unknown) => {
    headers[name] = value;
  };
  return { headers, response: { setHeader } as unknown as ServerResponse };
};

it('says what a page says itself where nobody is told of changes', () => {
  const { headers, response } = openResponse();
  expect(createSharedCaching(undefined)(response, caching.content)).toBe(caching.content);
  expect(headers).toEqual({});
});

it('lets a page be kept for as long as is set, under its name', () => {
  const { headers, response } = openResponse();
  expect(createSharedCaching(3600)(response, caching.content)).toBe(
    'public, max-age=0, s-maxage=3600, stale-if-error=86400',
  );
  expect(headers).toEqual({ 'Cache-Tag': 'content', 'Surrogate-Key': 'content' });
});

it.each([caching.never, caching.page, caching.forever])('changes nothing of %s', (cacheControl) => {
  const { headers, response } = openResponse();
  expect(createSharedCaching(3600)(response, cacheControl)).toBe(cacheControl);
  expect(headers).toEqual({});
});
