import { expect, it, vi } from 'vitest';
import { createMadePreviews, toPreviewAnswer } from './image-response.ts';

it('a preview is made once, also for those who ask while it is being made', async () => {
  const previews = createMadePreviews();
  const make = vi.fn(async () => Buffer.from('picture'));
  const both = await Promise.all([previews.get('a', make), previews.get('a', make)]);
  expect(both.map(String)).toEqual(['picture', 'picture']);
  expect(await previews.get('a', make)).toBe(both[0]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('a preview that failed is not kept: who asks next gets a picture', async () => {
  const previews = createMadePreviews();
  const fails = () => Promise.reject(new Error('no memory'));
  await expect(previews.get('a', fails)).rejects.toThrow('no memory');
  expect(String(await previews.get('a', async () => Buffer.from('picture')))).toBe('picture');
});

it('a preview is sent as a picture that is asked for again after an hour', async () => {
  const answer = toPreviewAnswer(Buffer.from('picture'));
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
  });
  expect(await answer.text()).toBe('picture');
});
