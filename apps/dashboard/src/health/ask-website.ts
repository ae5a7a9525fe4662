import { WEBSITE_STATUS_PATH, type WebsiteState, websiteStatusSchema } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import { getDashboardSecret, getSettings, toWebsiteUrl } from '../platform/settings.ts';

/** How the website is: what it says itself; `away` when it does not answer, `strange` when it has another secret. */
export type AskedWebsite = WebsiteState | 'away' | 'strange';

/** How long it may take, in milliseconds. */
const TIMEOUT = 3000;
const MAX_BYTES = 10_000;

/** Asks the website at WEBSITE_URL how it is. Of several behind a proxy it is one. Never throws. */
export async function askWebsite(url = toWebsiteUrl(getSettings())): Promise<AskedWebsite> {
  try {
    const answer = await fetch(url + WEBSITE_STATUS_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Authorization: `Bearer ${getDashboardSecret('INTAKE_SECRET')}` },
    });
    const text = (await readBoundedBody(answer.body, MAX_BYTES)).toString('utf8');
    if (answer.status !== 200) return answer.status >= 500 ? 'away' : 'strange';
    return websiteStatusSchema.safeParse(JSON.parse(text)).data ?? 'strange';
  } catch (error) {
    // What answers with something else than ours is not ours.
    return error instanceof SyntaxError || isTooLong(error) ? 'strange' : 'away';
  }
}

const isTooLong = (error: unknown) => error instanceof Error && error.name === 'BodyTooLongError';
