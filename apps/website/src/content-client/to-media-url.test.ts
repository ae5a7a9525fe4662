import { describe, expect, it } from 'vitest';
import { toMediaUrl } from './to-media-url.ts';

const BASE = 'https://media.nabra.example/files';
const HOST = 'https://storage.example';
const places = { baseUrl: BASE, hosts: [HOST, 'http://localhost:9000'] };

describe('the URL of a picture', () => {
  it.each([
    ['/a.webp', `${BASE}/a.webp`],
    ['uploads/2024/Cover_1.JPG', `${BASE}/uploads/2024/Cover_1.JPG`],
    ['/storage/my photo (1).jpg', `${BASE}/storage/my%20photo%20(1).jpg`],
    ['/صور/غلاف.jpg', `${BASE}/%D8%B5%D9%88%D8%B1/%D8%BA%D9%84%D8%A7%D9%81.jpg`],
    ['/a,b.jpg?v=2', `${BASE}/a%2Cb.jpg?v=2`],
    [`${BASE}/a.webp`, `${BASE}/a.webp`],
    [`${HOST}/bucket/a.webp#x`, `${HOST}/bucket/a.webp`],
    ['//storage.example/a.webp', `${HOST}/a.webp`],
    ['http://localhost:9000/b/a.webp', 'http://localhost:9000/b/a.webp'],
  ])('%s is %s', (src, address) => {
    expect(toMediaUrl(src, places)).toBe(address);
  });

  it.each([
    'https://evil.example/a.webp',
    '//evil.example/a.webp',
    'http://storage.example/a.webp',
    'https://storage.example.evil.example/a.webp',
    'https://storage.example@evil.example/a',
    'https://user:word@storage.example/a.webp',
    `${BASE}extra/a.webp`,
    '/\\evil.example/a.webp',
    '../secret.webp',
    '/a/../../secret.webp',
    '%2e%2e/secret.webp',
    '/.git/config',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '',
    '/',
    'a\n.webp',
    'x'.repeat(2001),
  ])('%j is not allowed', (src) => {
    expect(toMediaUrl(src, places)).toBeUndefined();
  });

  it('without a media base is on our own host', () => {
    expect(toMediaUrl('/media/a-b.webp')).toBe('/media/a-b.webp');
    expect(toMediaUrl(`${HOST}/a.webp`, { hosts: [HOST] })).toBe(`${HOST}/a.webp`);
    for (const src of ['/a.webp', 'media/a.webp', '/media/../a.webp', `${HOST}/a.webp`]) {
      expect(toMediaUrl(src)).toBeUndefined();
    }
  });
});
