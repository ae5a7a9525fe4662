import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@agency/contracts';
import { fetchJson } from '../src/content-client/fetch-json.ts';

/** Two to four minutes: a dashboard that starts at the same time responds long before. */
const MOST_TRIES = 120;
/** Between two tries, and the longest wait for a response, in milliseconds. */
const PAUSE = 1000;

/**
 * Waits until the host of the content responds, or gives up. Without the dashboard client, which would count the failures
 * and then request pages' content only now and then.
 */
export async function waitForContent(contentUrl: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && !(await isResponding(contentUrl)); tries += 1)
    await setTimeout(PAUSE, undefined, { ref: false });
}

async function isResponding(contentUrl: string): Promise<boolean> {
  try {
    const url = contentUrl + endpoints['team-members'].path;
    const response = await fetchJson(url, AbortSignal.timeout(PAUSE));
    return response !== 'unchanged' && response.status === 200;
  } catch {
    return false;
  }
}
