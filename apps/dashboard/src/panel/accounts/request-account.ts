import { toNextAttempt } from '../../collections/users/too-many-attempts.ts';
import type { Translations } from '../language/get-translations.ts';
import { toClock } from '../language/times.ts';

/** The response, or an error message for the user. */
export type AccountResult<Data> =
  | { isOk: true; data: Data }
  | { isOk: false; message: string; fields: Record<string, string> };

/**
 * Sends a request to the endpoints of accounts and login. Never throws.
 * @param method `PATCH` changes an account
 */
export async function requestAccount<Data>(
  path: string,
  body: object,
  translations: Translations<'accounts'>,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<AccountResult<Data>> {
  const { texts } = translations;
  try {
    const response = await fetch(`/cms-api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const data = await response.json();
    if (response.ok) return { isOk: true, data };
    const message = data.message ?? data.errors?.[0]?.message ?? texts.failed;
    const fields = data.fields ?? toFields(data.errors?.[0]?.data?.errors);
    return { isOk: false, message: toLocal(response, translations) ?? message, fields };
  } catch {
    return { isOk: false, message: texts.unreachable, fields: {} };
  }
}

/** Payload's validation errors, by field. */
const toFields = (errors: { path: string; message: string }[] = []): Record<string, string> =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

/** For 429: when the next try is allowed. */
function toLocal(
  { status, headers }: Response,
  { language, texts, t }: Translations<'accounts'>,
): string | undefined {
  const seconds = Number(headers.get('Retry-After'));
  if (status !== 429 || !(seconds > 0)) return undefined;
  const { minutes, at } = toNextAttempt(seconds, new Date());
  return t(texts.tooMany, { count: minutes, time: toClock(at, language) });
}
