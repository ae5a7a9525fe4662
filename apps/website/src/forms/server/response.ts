import type { FormReply } from '@agency/contracts';
import { caching } from '../../model/caching.ts';
import { toReceipt } from '../receipt.ts';
import { toWithdrawPath } from '../withdraw/withdraw-path.ts';
import type { Rejection, StoredSubmission, SubmissionResult } from './submission.ts';

/** Whether the client is the form's script or a browser that expects a page. */
export function decideFormat(request: Request): 'json' | 'page' {
  return /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '') ? 'json' : 'page';
}

const toHeaders = ({ retryAfter }: { retryAfter?: number } = {}): Record<string, string> => ({
  'Cache-Control': caching.never,
  ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
});

/**
 * The result as JSON, in the same shape for every form.
 * @param answerBy day of the week by which it gets a reply
 */
export function toJsonResponse(
  result: SubmissionResult,
  toHref: App.Locals['toHref'] = (path) => path,
  answerBy?: string,
): Response {
  if (result.kind === 'rejected') {
    const { status, message, fields, detail } = result;
    const reply: FormReply = { ok: false, message, fields, ...(detail && { detail }) };
    return Response.json(reply, { status, headers: toHeaders(result) });
  }
  const { reference, withdraw } = result;
  const reply: FormReply = {
    ok: true,
    reference,
    ...(withdraw && { withdraw: toHref(toWithdrawPath(withdraw)) }),
    ...(answerBy && { answerBy }),
  };
  return Response.json(reply, { headers: toHeaders() });
}

/** Redirects to the thank-you page. */
export function toRedirect(
  result: StoredSubmission & { answerBy?: string | undefined },
  secret: string,
  toHref: App.Locals['toHref'],
): Response {
  const Location = toHref(`/thank-you?${toReceipt(result, secret)}`);
  return new Response(null, { status: 303, headers: { ...toHeaders(), Location } });
}

/** Sets status and headers of the page that shows a rejected form again. */
export function setRejectionHeaders(
  response: { status?: number; headers: Headers },
  rejection: Rejection,
): void {
  response.status = rejection.status;
  for (const [name, value] of Object.entries(toHeaders(rejection))) {
    response.headers.set(name, value);
  }
}
