import { expect, it } from 'vitest';
import { toDeviceName } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Firefox on a Mac',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `${mozilla} (Linux; Android 16; Pixel) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on an Android phone',
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${webkit} SamsungBrowser/2 Chrome/140 Safari/537`,
    'Samsung Internet on Linux',
  ],
  ['curl/8.5.0', 'A program'],
  ['', 'A program'],
  [null, 'A program'],
])('%s is %s', (agent, device) => {
  expect(toDeviceName(agent)).toBe(device);
});
