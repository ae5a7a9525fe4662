import type { Payload } from 'payload';
import { toTestCode } from './authenticator.ts';
import { callRest } from './call-rest.ts';

export const TEST_PASSWORD = 'a long enough password';

/** Sends a request to an account endpoint. */
export async function postAccounts(path: string, body: object, cookie?: string) {
  const response = await callRest(`/accounts/${path}`, {
    method: 'POST',
    body,
    ...(cookie && { cookie }),
  });
  return { status: response.status, body: await response.json() };
}

export async function signInWith(
  name: string,
  {
    password = TEST_PASSWORD,
    code,
    agent,
  }: { password?: string; code?: string; agent?: string } = {},
) {
  const response = await callRest('/users/login', {
    method: 'POST',
    body: { email: `${name}@example.com`, password, ...(code && { code }) },
    headers: { 'x-dashboard-client': name, ...(agent && { 'User-Agent': agent }) },
  });
  const body = await response.json();
  return {
    status: response.status,
    need: body.need,
    text: body.errors?.[0]?.message,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0],
  };
}

/** User of a session. */
export async function whoIs(cookie?: string): Promise<string | undefined> {
  const response = await callRest('/users/me', { ...(cookie && { cookie }) });
  return (await response.json()).user?.email;
}

/**
 * Sets up a second factor for the signed-in user. It confirms with the code of the previous step, so that the current
 * code is unused.
 */
export async function enrol(cookie: string) {
  const prepared = await postAccounts('factor/prepare', { password: TEST_PASSWORD }, cookie);
  const { secret } = prepared.body;
  const confirmed = await postAccounts('factor/confirm', { code: toTestCode(secret, -1) }, cookie);
  if (confirmed.status !== 200) throw new Error(JSON.stringify([prepared, confirmed]));
  return { secret: String(secret), codes: confirmed.body.recoveryCodes as string[] };
}

/**
 * Creates a link to choose a password.
 * @returns its token
 */
export async function makeLink(payload: Payload, account: number): Promise<string> {
  const { createLink, toToken } = await import('../accounts/links.ts');
  const { inTransaction } = await import('../platform/transaction.ts');
  return toToken(await inTransaction(payload, (req) => createLink(req, account)));
}
