import { toNextTry } from '../../collections/users/too-many-tries.ts';
import { locales } from '../language/language.ts';
import type { Speech } from '../language/speak.ts';

/** What came of asking: the answer, or why not, in words for whoever asked. */
export type Asked<Answer> =
  | { isOk: true; answer: Answer }
  | { isOk: false; message: string; fields: Record<string, string> };

/** Asks one of the addresses of accounts or of signing in. It does not throw. */
export async function ask<Answer>(
  path: string,
  body: object,
  speech: Speech<'accounts'>,
): Promise<Asked<Answer>> {
  const { words } = speech;
  try {
    const reply = await fetch(`/cms-api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await reply.json();
    if (reply.ok) return { isOk: true, answer };
    const message = answer.message ?? answer.errors?.[0]?.message ?? words.failed;
    return { isOk: false, message: toLocal(reply, speech) ?? message, fields: answer.fields ?? {} };
  } catch {
    return { isOk: false, message: words.unreachable, fields: {} };
  }
}

/** When to come back, by the clock of whoever waits: the server's need not be theirs. */
function toLocal(
  { status, headers }: Response,
  { language, words, say }: Speech<'accounts'>,
): string | undefined {
  const seconds = Number(headers.get('Retry-After'));
  if (status !== 429 || !(seconds > 0)) return undefined;
  const { minutes, at } = toNextTry(seconds, new Date());
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  return say(words.tooMany, {
    count: minutes,
    time: at.toLocaleTimeString(locales[language], clock),
  });
}
