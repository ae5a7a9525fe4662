import { WITHDRAW_PATH, withdrawalReplySchema, withdrawTokenSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import type { Logger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { isFromOwnPage } from '../server/own-page.ts';
import { isReadable, parseFields } from '../server/parse-fields.ts';
import { readBody } from '../server/read-body.ts';
import { TOKEN_FIELD } from './withdraw-path.ts';

/** `gone`: deleted earlier; `unknown`: an invalid token; `failed`: may be tried again. */
export type Withdrawal = 'deleted' | 'gone' | 'unknown' | 'failed';

/** Largest body of request and response, in bytes. */
const MAX_BYTES = 4096;
/** Timeout of the dashboard, in milliseconds. */
const TIMEOUT = 10_000;

export const parseToken = (text: string | null | undefined): string | undefined =>
  withdrawTokenSchema.safeParse(text).data;

/** Reads the token that one of our pages posted. */
export async function readToken(request: Request): Promise<string | undefined> {
  const { headers } = request;
  const isOwn = isFromOwnPage(request, getWebsiteSettings().SITE_URL);
  if (!isOwn || !isReadable(headers)) return undefined;
  const body = await readBody(request, MAX_BYTES);
  if ('problem' in body) return undefined;
  const type = headers.get('content-type') ?? '';
  const sent = await parseFields(body, type, [TOKEN_FIELD]);
  return parseToken(sent?.values[TOKEN_FIELD]);
}

/** Requests the dashboard to delete a message. Never throws. */
export async function withdrawMessage(token: string, logger: Logger): Promise<Withdrawal> {
  const settings = getWebsiteSettings();
  try {
    const response = await fetch(settings.DASHBOARD_URL + WITHDRAW_PATH, {
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
    const text = (await readBoundedBody(response.body, MAX_BYTES)).toString('utf8');
    // An earlier release of the dashboard, without this endpoint, returns 404 as well.
    if (response.status === 404) return 'unknown';
    if (!response.ok) throw new Error(`the dashboard responded with ${response.status}`);
    return withdrawalReplySchema.parse(JSON.parse(text)).outcome;
  } catch (error) {
    logger.error({ error }, 'an application was not withdrawn');
    return 'failed';
  }
}
