import { expect, it, vi } from 'vitest';
import { respondWithImage } from './image-response.ts';

it('draws an image once, also for concurrent requests', async () => {
  const draw = vi.fn(async () => Buffer.from('image'));
  const both = await Promise.all([respondWithImage('a', draw), respondWithImage('a', draw)]);
  expect(await Promise.all(both.map((response) => response.text()))).toEqual(['image', 'image']);
  await respondWithImage('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws again after a failure', async () => {
  const fails = () => Promise.reject(new Error('no memory'));
  await expect(respondWithImage('b', fails)).rejects.toThrow('no memory');
  const response = await respondWithImage('b', async () => Buffer.from('image'));
  expect(await response.text()).toBe('image');
});

it('responds with a JPEG that browsers revalidate after an hour', async () => {
  const response = await respondWithImage('c', async () => Buffer.from('image'));
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
  });
});
