import type { Preview } from '@agency/contracts';
import { getWebsiteSettings } from '../settings.ts';
import { readPreview } from './read-preview.ts';

/** Only an editor waits for a draft: as long as a busy dashboard takes, in milliseconds. */
const PATIENCE = 5000;

/**
 * The draft that a token opens, of the host that the settings name.
 * @throws {NoResponseError | InvalidResponseError} when the host fails
 */
export function readConfiguredPreview(token: string | undefined): Promise<Preview | undefined> {
  const { CONTENT_URL, CONTENT_TIMEOUT, MEDIA_BASE_URL, MEDIA_HOSTS } = getWebsiteSettings();
  const places = { baseUrl: MEDIA_BASE_URL, hosts: MEDIA_HOSTS };
  const responseTime = Math.max(CONTENT_TIMEOUT, PATIENCE);
  return readPreview({ contentUrl: CONTENT_URL, places, responseTime }, token);
}
