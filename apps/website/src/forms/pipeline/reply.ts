import type { FormReply } from '@agency/contracts';
import { caching } from '../../model/caching.ts';
import { toReceipt } from '../receipt.ts';
import { toWithdrawPath } from '../withdraw/withdraw-path.ts';
import type { FormOutcome, Refusal } from './outcome.ts';

/** Whether whoever sent the form wants data or a page. */
export function decideReply(request: Request): 'json' | 'page' {
  return /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '') ? 'json' : 'page';
}

/** The status of an outcome, for a page or for data. */
function toStatus(outcome: FormOutcome): number {
  return outcome.kind === 'stored' ? 200 : outcome.status;
}

/** Headers of an answer to a form: nobody keeps it, and whoever must wait is told how long. */
function toReplyHeaders(outcome: FormOutcome): Record<string, string> {
  const retryAfter = outcome.kind === 'refused' ? outcome.retryAfter : undefined;
  return {
    'Cache-Control': caching.never,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/** A path as a link in the language of the form. */
type ToHref = App.Locals['toHref'];

/** The answer as data, the same shape for every form. */
export function toJsonReply(outcome: FormOutcome, toHref: ToHref = (path) => path): Response {
  const reply: FormReply =
    outcome.kind === 'stored'
      ? {
          ok: true,
          reference: outcome.reference,
          ...(outcome.withdraw && { withdraw: toHref(toWithdrawPath(outcome.withdraw)) }),
        }
      : {
          ok: false,
          message: outcome.message,
          fields: outcome.fields,
          ...(outcome.detail && { detail: outcome.detail }),
        };
  return Response.json(reply, { status: toStatus(outcome), headers: toReplyHeaders(outcome) });
}

/** The answer that needs no page of ours: data for whoever wants data, else the way to the page that thanks. */
export function toReply(
  outcome: FormOutcome,
  request: Request,
  { secret, toHref }: { secret: string; toHref: ToHref },
): Response {
  if (outcome.kind === 'refused' || decideReply(request) === 'json') {
    return toJsonReply(outcome, toHref);
  }
  const Location = toHref(`/thank-you?${toReceipt(outcome, secret)}`);
  return new Response(null, { status: 303, headers: { ...toReplyHeaders(outcome), Location } });
}

/** Gives the page that brings a refused form back its status and headers. */
export function markRefused(
  response: { status?: number; headers: Headers },
  refusal: Refusal,
): void {
  response.status = refusal.status;
  for (const [name, value] of Object.entries(toReplyHeaders(refusal)))
    response.headers.set(name, value);
}
