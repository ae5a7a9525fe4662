import { afterEach, expect, it, vi } from 'vitest';
import { createDraft } from './create-draft.ts';

afterEach(() => vi.unstubAllGlobals());

it('throws the error message of a field', async () => {
  const message = 'Another case study has this URL: Amber.';
  const body = { errors: [{ message: 'Invalid: Address', data: { errors: [{ message }] } }] };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 400 }));
  await expect(createDraft('case-studies', { client: 'Amber' }, 'en', 'Lost.')).rejects.toThrow(
    message,
  );
});

it('throws the given message when the request fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  await expect(createDraft('blogs', { title: 'A title' }, 'en', 'It is kept.')).rejects.toThrow(
    'It is kept.',
  );
});
