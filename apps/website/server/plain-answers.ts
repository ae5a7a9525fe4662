import type { ServerResponse } from 'node:http';
import { answerPlain } from '@agency/server/plain-answer';

/** Leads to where a page is now. No cache keeps it. */
export function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  answerPlain(response, 308, 'Permanent Redirect');
}

/** Says that an address is only read. */
export function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  answerPlain(response, 405, 'Method Not Allowed');
}
