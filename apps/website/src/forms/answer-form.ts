import { acceptWaiting } from '@agency/server/accept-waiting';
import { createSemaphore } from '@agency/server/semaphore';
import type { AstroGlobal } from 'astro';
import type { FormState } from './form-state.ts';
import type { FormDefinition, RefusalWords } from './pipeline/form-definition.ts';
import type { KeptFile } from './pipeline/kept-files.ts';
import { decideReply, markRefused, toReply } from './pipeline/reply.ts';
import { submitForm } from './pipeline/submit-form.ts';
import { getReceiptSecret } from './receipt-secret.ts';

/** What the page of a refused form is shown with. */
export interface RefusedForm {
  submissionId: string;
  initial: Extract<FormState, { status: 'refused' }>;
  /** The file that need not be chosen again. */
  keptFile: KeptFile | undefined;
}

const turns = createSemaphore({ permits: 1 });

/**
 * Answers a form's route. Whoever only looks there is led to the page of the form.
 * @param page path of that page
 * @returns the answer; or, when a page is wanted and the form was refused, what to show it with, its status set
 */
export async function answerForm(
  { request, locals, response, redirect }: AstroGlobal,
  page: string,
  form: FormDefinition,
  words: RefusalWords,
): Promise<Response | RefusedForm> {
  const { language, toHref } = locals;
  if (request.method !== 'POST') return redirect(toHref(page), 303);
  const outcome = await submitForm(form, request, {
    clientAddress: locals.clientAddress,
    words,
    page: {
      language: language.tag,
      notice: (await locals.readWords('privacy-policy')).changed.date,
    },
  });
  if (outcome.kind === 'stored' || decideReply(request) === 'json') {
    return toReply(outcome, request, { secret: getReceiptSecret(), toHref });
  }
  // Bodies that are too slow are ended at the same time: other requests are answered between two of their pages.
  await turns.run(acceptWaiting);
  // To render a page for a client that has gone would hold up the others.
  if (request.signal.aborted) return new Response(null, { status: 400 });
  markRefused(response, outcome);
  if (outcome.isPreview) locals.isPreview = true;
  const { submissionId, message, fields, values, keptFile } = outcome;
  return { submissionId, initial: { status: 'refused', message, fields, values }, keptFile };
}
