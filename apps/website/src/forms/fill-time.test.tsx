// @vitest-environment happy-dom
import { FILL_TIME_FIELD } from '@agency/contracts';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ClientMessages } from './form-messages.ts';
import { useFormSubmission } from './use-form-submission.ts';

const sent: FormData[] = [];
let root: Root | undefined;

function TestForm() {
  const { prepare, submit } = useFormSubmission({
    schema: z.object({ message: z.string() }),
    messages: { refusals: {} } as ClientMessages,
    initial: { status: 'idle' },
    noResponse: '',
    async post(data) {
      sent.push(data);
      return { ok: true, reference: 'C-1' };
    },
  });
  return (
    <form ref={prepare} onSubmit={submit}>
      <input name="message" defaultValue="Hello" />
      <button type="submit">Send</button>
    </form>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.length = 0;
  document.body.innerHTML = `<div>${renderToString(<TestForm />)}</div>`;
});

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

async function hydrateAndSubmit(): Promise<FormData | undefined> {
  const container = document.querySelector('div') as HTMLElement;
  act(() => {
    root = hydrateRoot(container, <TestForm />);
  });
  await act(async () => container.querySelector('button')?.click());
  return sent[0];
}

it('a form that is filled in after its script loaded is sent with the time it took', async () => {
  expect((await hydrateAndSubmit())?.get(FILL_TIME_FIELD)).toMatch(/^\d+$/);
});

it('a form that is filled in before its script loaded is sent without a time', async () => {
  const input = document.querySelector('input');
  if (input) input.value = 'Typed on a slow connection';
  const data = await hydrateAndSubmit();
  expect(data?.get('message')).toBe('Typed on a slow connection');
  expect(data?.has(FILL_TIME_FIELD)).toBe(false);
});
