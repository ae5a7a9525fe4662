import { afterEach, expect, it, vi } from 'vitest';
import { getTranslations } from '../language/get-translations.ts';
import { uploadFrame } from './capture-frame.ts';

const { texts } = getTranslations({ language: 'en' }, 'pictures');

afterEach(() => vi.unstubAllGlobals());

const frame = async () => new Blob(['x'], { type: 'image/jpeg' });
const named = { key: 'frame-1', alt: 'A chair', locale: 'en' };

it('reports a missing codec only if capturing fails', async () => {
  const asked = vi.fn(async () => Response.json({ docs: [] }));
  vi.stubGlobal('fetch', asked);
  const cannot = () => Promise.reject(new Error('nothing is shown'));
  await expect(uploadFrame(cannot, named, texts)).rejects.toThrow('This browser cannot');
  expect(asked).not.toHaveBeenCalled();
});

it('throws the message of the dashboard', async () => {
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) =>
    init?.method === 'POST'
      ? Response.json({ errors: [{ message: 'The library is full.' }] }, { status: 400 })
      : Response.json({ docs: [] }),
  );
  await expect(uploadFrame(frame, named, texts)).rejects.toThrow('The library is full.');
});

it('stores a frame once if the response was lost', async () => {
  const stored: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      return Response.json({
        docs: stored.some((key) => address.endsWith(key)) ? [{ id: 5 }] : [],
      });
    }
    const sent = JSON.parse(String((init.body as FormData).get('_payload')));
    stored.push(sent.uploadKey);
    throw new TypeError('Failed to fetch');
  });
  await expect(uploadFrame(frame, named, texts)).rejects.toThrow('The connection was lost');
  expect(await uploadFrame(frame, named, texts)).toBe(5);
  expect(stored).toEqual(['frame-1']);
});
