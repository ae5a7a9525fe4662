import { type Preview, previewPaths, previewSchema, previewTokenSchema } from '@agency/contracts';
import { getWebsiteSettings } from '../settings.ts';
import { toCleanBlog } from './clean-html.ts';
import { fetchJson, InvalidResponseError } from './fetch-json.ts';

/** Shortest timeout, in milliseconds: only editors wait for a draft. */
const MIN_TIMEOUT = 5000;

/**
 * Fetches the draft of a token. It is never cached.
 * @returns undefined if the token is invalid, or the host has no previews
 * @throws {NoResponseError | InvalidResponseError}
 */
export async function readPreview(
  token: string | undefined,
  settings = getWebsiteSettings(),
): Promise<Preview | undefined> {
  const { CONTENT_URL, CONTENT_TIMEOUT, MEDIA_BASE_URL, MEDIA_HOSTS } = settings;
  const { data: validToken } = previewTokenSchema.safeParse(token);
  if (!validToken) return undefined;
  const signal = AbortSignal.timeout(Math.max(CONTENT_TIMEOUT, MIN_TIMEOUT));
  const response = await fetchJson(CONTENT_URL + previewPaths.draft + validToken, signal);
  if (response === 'unchanged' || response.status >= 500) {
    throw new InvalidResponseError('the host has no draft');
  }
  if (response.status !== 200) return undefined;
  const { data: preview } = previewSchema.safeParse(response.body);
  if (!preview) throw new InvalidResponseError('the draft is invalid');
  if (preview.kind !== 'blog') return preview;
  const mediaHosts = { baseUrl: MEDIA_BASE_URL, hosts: MEDIA_HOSTS };
  return { ...preview, draft: toCleanBlog(preview.draft, mediaHosts) };
}
