import { expect, it } from 'vitest';
import { toPastedFile } from './pasted-file.ts';

it('takes a picture that the text brings along', async () => {
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
])('takes none from %j', (src) => {
  expect(toPastedFile(src)).toBeUndefined();
});
