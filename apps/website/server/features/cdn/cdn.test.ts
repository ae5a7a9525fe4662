import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { caching } from '../../../src/model/caching.ts';
import { createCdn } from './cdn.ts';

const adjustCacheControl = (response: ServerResponse, cacheControl: string) =>
  createCdn({ settings: { CDN_SECONDS: 3600 } })?.adjustCacheControl?.(response, cacheControl);

const openResponse = () => {
  const headers: Record<string, unknown> = {};
  const setHeader = (name: string, value: unknown) => {
    headers[name] = value;
  };
  return { headers, response: { setHeader } as unknown as ServerResponse };
};

it('is off unless CDN_SECONDS is set', () => {
  expect(createCdn({ settings: {} })).toBeUndefined();
});

it('lets a CDN cache a page for the configured time, under its surrogate key', () => {
  const { headers, response } = openResponse();
  expect(adjustCacheControl(response, caching.page)).toBe(
    'public, max-age=0, s-maxage=3600, stale-if-error=86400',
  );
  expect(headers).toEqual({ 'Cache-Tag': 'content', 'Surrogate-Key': 'content' });
});

it.each([caching.never, caching.revalidated, caching.forever])(
  'does not change %s',
  (cacheControl) => {
    const { headers, response } = openResponse();
    expect(adjustCacheControl(response, cacheControl)).toBe(cacheControl);
    expect(headers).toEqual({});
  },
);
