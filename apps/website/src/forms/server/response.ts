import type { FormReply } from '@agency/contracts';
import { caching } from '../../model/caching.ts';
import { toReceipt } from '../receipt.ts';
import { toWithdrawPath } from '../withdraw/withdraw-path.ts';
import type { Rejection, SubmissionResult } from './result.ts';

/** Whether a form's script or its page expects the response. */
export function decideFormat(request: Request): 'json' | 'page' {
  return /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '') ? 'json' : 'page';
}

function toHeaders(result: SubmissionResult): Record<string, string> {
  const retryAfter = result.kind === 'rejected' ? result.retryAfter : undefined;
  return {
    'Cache-Control': caching.never,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/** A path as a link in the language of the form. */
type ToHref = App.Locals['toHref'];

/** The response as JSON, with the same shape for every form. */
export function toJsonResponse(
  result: SubmissionResult,
  toHref: ToHref = (path) => path,
): Response {
  const headers = toHeaders(result);
  if (result.kind === 'rejected') {
    const { status, message, fields, detail } = result;
    const reply: FormReply = { ok: false, message, fields, ...(detail && { detail }) };
    return Response.json(reply, { status, headers });
  }
  const { reference, withdraw } = result;
  const reply: FormReply = {
    ...{ ok: true, reference },
    ...(withdraw && { withdraw: toHref(toWithdrawPath(withdraw)) }),
  };
  return Response.json(reply, { headers });
}

/** The response that needs no page: JSON for a script, else a redirect to the thank-you page. */
export function toResponse(
  result: SubmissionResult,
  request: Request,
  { secret, toHref }: { secret: string; toHref: ToHref },
): Response {
  if (result.kind === 'rejected' || decideFormat(request) === 'json') {
    return toJsonResponse(result, toHref);
  }
  const Location = toHref(`/thank-you?${toReceipt(result, secret)}`);
  return new Response(null, { status: 303, headers: { ...toHeaders(result), Location } });
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
