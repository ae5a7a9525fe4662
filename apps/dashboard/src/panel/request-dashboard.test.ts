import { afterEach, expect, it, vi } from 'vitest';
import { parseErrorMessage, requestDashboard } from './request-dashboard.ts';

afterEach(() => vi.unstubAllGlobals());

const response = (make: () => Response) => {
  const requested = vi.fn(async (_address: string, _init?: RequestInit) => make());
  vi.stubGlobal('fetch', requested);
  return requested;
};

it('sends JSON and returns the response', async () => {
  const requested = response(() => Response.json({ id: 3 }));
  expect(await requestDashboard('/a', { method: 'POST', body: { name: 'wise' } })).toEqual({
    id: 3,
  });
  expect(requested.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"name":"wise"}',
    headers: { 'Content-Type': 'application/json' },
  });
});

it('throws the message of the dashboard', async () => {
  response(() => Response.json({ message: 'Sign in.' }, { status: 401 }));
  await expect(requestDashboard('/a')).rejects.toThrow('Sign in.');
});

it.each([
  ['a page of a proxy', () => new Response('<!doctype html>', { status: 502 })],
  ['a page that calls itself good', () => new Response('<!doctype html>')],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('throws an error that the panel has a text for: %s', async (_what, make) => {
  response(make);
  await expect(requestDashboard('/a')).rejects.toMatchObject({ message: '' });
});

it.each([
  [
    {
      errors: [
        {
          message: 'The following field is invalid: alt',
          data: { errors: [{ message: 'Too long' }] },
        },
      ],
    },
    'Too long',
  ],
  [{ errors: [{ message: 'Only sound JPEG' }] }, 'Only sound JPEG'],
  [{ message: 'The body is too large.' }, 'The body is too large.'],
  [undefined, undefined],
])('parses the message of %j', (body, reason) => {
  expect(parseErrorMessage(body)).toBe(reason);
});
