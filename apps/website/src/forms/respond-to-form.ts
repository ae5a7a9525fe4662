import { acceptPendingConnections } from '@agency/server/accept-pending-connections';
import { createSemaphore } from '@agency/server/semaphore';
import type { AstroGlobal } from 'astro';
import type { FormState } from './form-state.ts';
import { getReceiptSecret } from './receipt-secret.ts';
import type { FormCopy, FormDefinition } from './server/form-definition.ts';
import { decideFormat, setRejectionHeaders, toResponse } from './server/response.ts';
import type { RetainedUpload } from './server/retained-uploads.ts';
import { submitForm } from './server/submit-form.ts';

/** What the page of a rejected form is rendered with. */
export interface RejectedForm {
  submissionId: string;
  initial: Extract<FormState, { status: 'refused' }>;
  /** The file that need not be chosen again. */
  retainedUpload: RetainedUpload | undefined;
}

/** One page of a rejected form at a time in this process. */
const turns = createSemaphore({ permits: 1 });

/**
 * Handles a request to a form's route. GET redirects to the page of the form.
 * @param page path of that page
 * @returns the response; or, when the form was rejected and a page is expected, what to render it with
 */
export async function respondToForm(
  { request, locals, response, redirect }: AstroGlobal,
  page: string,
  form: FormDefinition,
  copy: FormCopy,
): Promise<Response | RejectedForm> {
  const { language, toHref, clientAddress } = locals;
  if (request.method !== 'POST') return redirect(toHref(page), 303);
  const notice = (await locals.readWords('privacy-policy')).changed.date;
  const result = await submitForm({
    ...{ form, request, clientAddress, copy },
    page: { language: language.tag, notice },
  });
  if (result.kind === 'stored' || decideFormat(request) === 'json') {
    return toResponse(result, request, { secret: getReceiptSecret(), toHref });
  }
  // Slow bodies are ended in the same second: other requests get a response between two pages of rejected forms.
  await turns.run(async () => {
    if (!request.signal.aborted) await acceptPendingConnections();
  });
  // Rendering a page for a client that has gone would hold up the others.
  if (request.signal.aborted) return new Response(null, { status: 400 });
  setRejectionHeaders(response, result);
  if (result.isPreview) locals.isPreview = true;
  const { submissionId, message, fields, values, retainedUpload } = result;
  return { submissionId, initial: { status: 'refused', message, fields, values }, retainedUpload };
}
