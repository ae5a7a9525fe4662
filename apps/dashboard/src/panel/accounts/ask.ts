import { toTooManyTries } from '../../collections/users/too-many-tries.ts';

/** What came of asking: the answer, or why not, in words for whoever asked. */
export type Asked<Answer> =
  | { isOk: true; answer: Answer }
  | { isOk: false; message: string; fields: Record<string, string> };

/** Asks one of the addresses of accounts or of signing in. It does not throw. */
export async function ask<Answer>(path: string, body: object): Promise<Asked<Answer>> {
  try {
    const reply = await fetch(`/cms-api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await reply.json();
    if (reply.ok) return { isOk: true, answer };
    const message = answer.message ?? answer.errors?.[0]?.message ?? 'That could not be done.';
    return { isOk: false, message: toLocal(reply) ?? message, fields: answer.fields ?? {} };
  } catch {
    return { isOk: false, message: 'The dashboard cannot be reached. Try again.', fields: {} };
  }
}

/** When to come back, by the clock of whoever waits: the server's need not be theirs. */
function toLocal({ status, headers }: Response): string | undefined {
  const seconds = Number(headers.get('Retry-After'));
  return status === 429 && seconds > 0 ? toTooManyTries(seconds, new Date(), false) : undefined;
}
