import { handleEndpoints } from 'payload';
import config from '../payload.config.ts';

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Session cookie from `signIn`. */
  cookie?: string;
}

/** A request to Payload's REST API, as the panel sends it. */
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

/** Signs a user in. Returns the session cookie, or nothing if rejected. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  const response = await callRest('/users/login', { method: 'POST', body: { email, password } });
  return response.headers.getSetCookie()[0]?.split(';')[0];
}
