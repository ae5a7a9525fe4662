import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { toFingerprint } from './fingerprint.ts';

it.each([
  ['nothing', {}],
  [
    'fields in any order',
    { subject: 'A "brief"\n', name: 'نور', isUrgent: true, phone: undefined },
  ],
  ['megabytes', { resume: 'YWI='.repeat(500_000), email: 'nour@example.com' }],
  ['pairs at the end of a piece', { message: `a${'😀'.repeat(300_000)}\ud83d`, subject: '😀' }],
])('is that of the whole as JSON: %s', async (_, fields: Record<string, unknown>) => {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
  expect(await toFingerprint(fields)).toBe(whole);
});
