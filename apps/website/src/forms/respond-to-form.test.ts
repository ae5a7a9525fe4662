import { contactSchema } from '@agency/contracts';
import type { AstroGlobal } from 'astro';
import { expect, it, vi } from 'vitest';
import { respondToForm } from './respond-to-form.ts';
import { messages } from './server/testing/contact-submissions.ts';

vi.mock('./server/submit-form.ts', () => ({
  submitForm: async () => ({ kind: 'rejected', status: 408, message: '', fields: {}, values: {} }),
}));

it('renders pages of rejected forms one by one, and other requests run in between', async () => {
  const astro = {
    request: new Request('https://nabra.example/forms/contact', { method: 'POST' }),
    response: { headers: new Headers() },
    locals: {
      language: { tag: 'en' },
      restartDeadline: () => undefined,
      readCopy: async () => ({ changed: { date: '2026-11-22' } }),
      readBrand: async () => ({ offices: [] }),
    },
  } as unknown as AstroGlobal;
  let turn = 0;
  const count = setInterval(() => {
    turn += 1;
  });
  const endedIn = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await respondToForm(
        astro,
        '/contact-us',
        { name: 'contact', schema: contactSchema },
        messages,
      );
      // Blocks the thread as rendering does.
      const started = performance.now();
      while (performance.now() - started < 5);
      return turn;
    }),
  );
  clearInterval(count);
  expect(new Set(endedIn).size).toBe(5);
});
