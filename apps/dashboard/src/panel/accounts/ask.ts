import { toNextAttempt } from '../../collections/users/too-many-attempts.ts';
import type { Speech } from '../language/speak.ts';
import { toClock } from '../language/times.ts';

/** What came of asking: the answer, or why not, in words for whoever asked. */
export type Asked<Answer> =
  | { isOk: true; answer: Answer }
  | { isOk: false; message: string; fields: Record<string, string> };

/**
 * Asks one of the endpoints of accounts or of signing in. It does not throw.
 * @param method `PATCH` to change an account
 */
export async function ask<Answer>(
  path: string,
  body: object,
  speech: Speech<'accounts'>,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Asked<Answer>> {
  const { words } = speech;
  try {
    const reply = await fetch(`/cms-api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await reply.json();
    if (reply.ok) return { isOk: true, answer };
    const message = answer.message ?? answer.errors?.[0]?.message ?? words.failed;
    const fields = answer.fields ?? toFields(answer.errors?.[0]?.data?.errors);
    return { isOk: false, message: toLocal(reply, speech) ?? message, fields };
  } catch {
    return { isOk: false, message: words.unreachable, fields: {} };
  }
}

/** What Payload finds wrong with the fields of a document. */
const toFields = (errors: { path: string; message: string }[] = []): Record<string, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

/** When to come back, in the language of whoever waits. */
function toLocal(
  { status, headers }: Response,
  { language, words, say }: Speech<'accounts'>,
): string | undefined {
  const seconds = Number(headers.get('Retry-After'));
  if (status !== 429 || !(seconds > 0)) return undefined;
  const { minutes, at } = toNextAttempt(seconds, new Date());
  return say(words.tooMany, { count: minutes, time: toClock(at, language) });
}
