import { expect, it } from 'vitest';
import { toPastedFile } from './pasted-file.ts';

it('reads a picture from a data URL', async () => {
  const file = toPastedFile('data:image/png;base64,aGVsbG8=');
  expect(file).toMatchObject({ name: 'pasted-picture.png', type: 'image/png' });
  expect(await file?.text()).toBe('hello');
});

it.each([
  'https://example.com/a.png',
  'file:///a.png',
  'blob:x',
  'data:image/png;base64,@',
  '',
  undefined,
])('rejects %j', (src) => {
  expect(toPastedFile(src)).toBeUndefined();
});
