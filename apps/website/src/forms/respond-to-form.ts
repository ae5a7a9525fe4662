import { acceptPendingConnections } from '@agency/server/accept-pending-connections';
import { createSemaphore } from '@agency/server/semaphore';
import type { AstroGlobal } from 'astro';
import { getIntakeSecret } from '../settings.ts';
import type { RejectedState } from './form-state.ts';
import { toReplyDay } from './reply-day.ts';
import {
  decideFormat,
  setRejectionHeaders,
  toJsonResponse,
  toRedirect,
} from './server/response.ts';
import type { FormDefinition, ServerMessages } from './server/submission.ts';
import { submitForm } from './server/submit-form.ts';

/** When many slow uploads end at once, their pages are rendered one by one. */
const rerenderSlots = createSemaphore({ permits: 1 });

/**
 * Handles a request to a form's route. GET redirects to the page of the form.
 * @param path of that page
 * @returns the response; or, for a browser without script, the rejected form to render
 */
export async function respondToForm(
  { request, locals, response, redirect }: AstroGlobal,
  path: string,
  form: FormDefinition,
  messages: ServerMessages,
) {
  const { language, toHref, clientAddress } = locals;
  if (request.method !== 'POST') return redirect(toHref(path), 303);
  const notice = (await locals.readCopy('privacy-policy')).changed.date;
  const page = { language: language.tag, notice };
  const result = await submitForm({ form, request, clientAddress, messages, page }, locals.logger);
  // Applications take longer, as their page says.
  const answerBy =
    form.name === 'careers' ? undefined : toReplyDay(await locals.readBrand(), language);
  if (decideFormat(request) === 'json') return toJsonResponse(result, toHref, answerBy);
  if (result.kind === 'stored') {
    return toRedirect({ ...result, answerBy }, getIntakeSecret(), toHref);
  }
  // The upload may have taken longer than a page may wait for its content.
  locals.restartDeadline();
  // Rendering blocks the event loop, so waiting requests go first.
  await rerenderSlots.run(async () => {
    if (!request.signal.aborted) await acceptPendingConnections();
  });
  // The client has gone: no page is needed.
  if (request.signal.aborted) return new Response(null, { status: 400 });
  setRejectionHeaders(response, result);
  if (result.isPreview) locals.isPreview = true;
  const { submissionId, message, fields, values, retainedUpload } = result;
  const initial: RejectedState = { status: 'rejected', message, fields, values };
  return { submissionId, initial, retainedUpload };
}
