import type { FormReply } from '@agency/contracts';
import type { GateOutcome } from './create-gate.ts';

/** Whether whoever sent the form wants data or a page. */
export function decideReply(request: Request): 'json' | 'page' {
  return /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '') ? 'json' : 'page';
}

/** The status of an outcome, for a page or for data. */
export function toStatus(outcome: GateOutcome): number {
  return outcome.kind === 'stored' ? 200 : outcome.status;
}

/** Headers of an answer to a form: nobody keeps it, and whoever must wait is told how long. */
export function toReplyHeaders(outcome: GateOutcome): Record<string, string> {
  const retryAfter = outcome.kind === 'refused' ? outcome.retryAfter : undefined;
  return {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/** The answer as data, the same shape for every form. */
export function toJsonReply(outcome: GateOutcome): Response {
  const reply: FormReply =
    outcome.kind === 'stored'
      ? { ok: true, reference: outcome.reference }
      : { ok: false, message: outcome.message, fields: outcome.fields };
  return Response.json(reply, { status: toStatus(outcome), headers: toReplyHeaders(outcome) });
}
