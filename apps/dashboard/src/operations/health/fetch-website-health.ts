import { WEBSITE_STATUS_PATH, type WebsiteStatus, websiteStatusSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { getDashboardSecret, getSettings, toWebsiteUrl } from '../../platform/settings.ts';

/** Status of the website: its own report, `away` if it does not respond, `strange` if it has another secret. */
export type WebsiteHealth = WebsiteStatus | 'away' | 'strange';

/** In milliseconds. */
const TIMEOUT = 3000;
const MAX_BYTES = 10_000;

/** Requests the status of the website at WEBSITE_URL. Behind a proxy it is that of one process. Never throws. */
export async function fetchWebsiteHealth(
  url = toWebsiteUrl(getSettings()),
): Promise<WebsiteHealth> {
  try {
    const response = await fetch(url + WEBSITE_STATUS_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Authorization: `Bearer ${getDashboardSecret('INTAKE_SECRET')}` },
    });
    const text = (await readBoundedBody(response.body, MAX_BYTES)).toString('utf8');
    if (response.status !== 200) return response.status >= 500 ? 'away' : 'strange';
    return websiteStatusSchema.safeParse(JSON.parse(text)).data ?? 'strange';
  } catch (error) {
    // Another kind of response is not from our website.
    return error instanceof SyntaxError || isTooLong(error) ? 'strange' : 'away';
  }
}

const isTooLong = (error: unknown) => error instanceof Error && error.name === 'BodyTooLongError';
