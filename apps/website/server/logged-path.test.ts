import { expect, it } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

it.each([
  ['/blogs/a-post-of-2026', '/blogs/a-post-of-2026'],
  ['/preview/blogs/abc', '/preview/…'],
  ['/leak@example.org/abc', '/…/abc'],
  ['/contact-us/nour%40example.org', '/contact-us/…'],
  ['/media/nour@example.org.png', '/media/…'],
  ['/+201000000000', '/+…'],
])('logs %s as %s', (path, logged) => {
  expect(toLoggedPath(path)).toBe(logged);
});
