import { toNextTry } from '../../collections/users/too-many-tries.ts';
import type { Translations } from '../language/get-translations.ts';
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
  speech: Translations<'accounts'>,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Asked<Answer>> {
  const { texts } = speech;
  try {
    const reply = await fetch(`/cms-api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await reply.json();
    if (reply.ok) return { isOk: true, answer };
    const message = answer.message ?? answer.errors?.[0]?.message ?? texts.failed;
    const fields = answer.fields ?? toFields(answer.errors?.[0]?.data?.errors);
    return { isOk: false, message: toLocal(reply, speech) ?? message, fields };
  } catch {
    return { isOk: false, message: texts.unreachable, fields: {} };
  }
}

/** What Payload finds wrong with the fields of a document. */
const toFields = (errors: { path: string; message: string }[] = []): Record<string, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

/** When to come back, in the language of whoever waits. */
function toLocal(
  { status, headers }: Response,
  { language, texts, t }: Translations<'accounts'>,
): string | undefined {
  const seconds = Number(headers.get('Retry-After'));
  if (status !== 429 || !(seconds > 0)) return undefined;
  const { minutes, at } = toNextTry(seconds, new Date());
  return t(texts.tooMany, { count: minutes, time: toClock(at, language) });
}
