import { expect, it } from 'vitest';
import { toLocation } from './to-location.ts';

it('a redirect stays on the host of its target, whatever the query says', () => {
  expect(toLocation('/our-work', '?to=//evil.example')).toBe('/our-work?to=//evil.example');
  expect(toLocation('/..//evil.example/', '')).toBe('/evil.example/');
  expect(toLocation('/.//evil.example', '')).toBe('/evil.example');
  expect(toLocation('/\t/evil.example', '')).toBe('/');
});
