import { WITHDRAW_PATH, withdrawalReplySchema, withdrawTokenSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { createLogger, type Logger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { isFromOwnPage } from '../pipeline/check-origin.ts';
import { isReadable, parseFields } from '../pipeline/parse-fields.ts';
import { readBody } from '../pipeline/read-body.ts';
import { TOKEN_FIELD } from './withdraw-path.ts';

/** What became of it: `gone` was there nothing any more, `unknown` is no link of ours, and `failed` may be tried again. */
export type Withdrawal = 'deleted' | 'gone' | 'unknown' | 'failed';

/** Largest body of either side, in bytes. */
const MAX_BYTES = 4096;

/** How long the dashboard may take, in milliseconds. */
const TIMEOUT = 10_000;

/** A token as a link brings it; nothing of anything else. */
export const parseToken = (text: string | null | undefined): string | undefined =>
  withdrawTokenSchema.safeParse(text).data;

/** The token that was posted from our own page; nothing of any other body. */
export async function readToken(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type');
  if (!isReadable(type) || request.headers.has('content-encoding')) return undefined;
  if (!isFromOwnPage(request, getWebsiteSettings().SITE_URL)) return undefined;
  const body = await readBody(request, MAX_BYTES);
  if ('problem' in body) return undefined;
  const sent = await parseFields(body, type, [TOKEN_FIELD]);
  return parseToken(sent?.values[TOKEN_FIELD]);
}

// The process keeps every logger that was made, so it is made once.
let logger: Logger | undefined;

/** Has the dashboard take an application back. Never throws. */
export async function takeBack(token: string): Promise<Withdrawal> {
  const settings = getWebsiteSettings();
  try {
    const answer = await fetch(settings.DASHBOARD_URL + WITHDRAW_PATH, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${getIntakeSecret(settings)}`,
      },
      body: JSON.stringify({ token }),
    });
    const text = (await readBoundedBody(answer.body, MAX_BYTES)).toString('utf8');
    // A dashboard that does not know such links answers so as well, and neither does it know this one.
    if (answer.status === 404) return 'unknown';
    if (!answer.ok) throw new Error(`the dashboard answered ${answer.status}`);
    const { outcome } = withdrawalReplySchema.parse(JSON.parse(text));
    return outcome;
  } catch (error) {
    logger ??= createLogger('website', settings.LOG_LEVEL);
    logger.error({ error }, 'an application was not withdrawn');
    return 'failed';
  }
}
