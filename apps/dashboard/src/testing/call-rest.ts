import { handleEndpoints } from 'payload';
import config from '../payload.config.ts';

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends the session cookie of somebody who signed in with `signIn`. */
  cookie?: string;
}

/** A call of Payload's own address below `/cms-api`, as the admin panel makes it. */
export function callRest(path: string, { method = 'GET', body, headers, cookie }: Call = {}) {
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/cms-api${path}`, {
      method,
      headers: {
        Origin: 'http://localhost:3000',
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  });
}

/** Signs somebody in. Returns the session cookie, or nothing when it was refused. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  const answer = await callRest('/users/login', { method: 'POST', body: { email, password } });
  return answer.headers.getSetCookie()[0]?.split(';')[0];
}
