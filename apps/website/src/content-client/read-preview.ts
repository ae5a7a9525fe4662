import { type Preview, previewPaths, previewSchema, previewTokenSchema } from '@agency/contracts';
import { toCleanBlog } from './clean-html.ts';
import { fetchJson, InvalidResponseError } from './fetch-json.ts';
import type { MediaPlaces } from './to-media-url.ts';

interface PreviewHost {
  /** The host of the content. */
  contentUrl: string;
  places: MediaPlaces;
  /** How long a response may take, in milliseconds. */
  responseTime: number;
}

/**
 * The draft that a token opens, as it is now: asked for each time and kept nowhere. Nothing when the token opens none, or the
 * host knows no previews.
 * @throws {NoResponseError | InvalidResponseError} when the host fails
 */
export async function readPreview(
  { contentUrl, places, responseTime }: PreviewHost,
  token: string | undefined,
): Promise<Preview | undefined> {
  const { data: asked } = previewTokenSchema.safeParse(token);
  if (!asked) return undefined;
  const url = contentUrl + previewPaths.draft + asked;
  const response = await fetchJson(url, AbortSignal.timeout(responseTime));
  if (response === 'unchanged' || response.status >= 500)
    throw new InvalidResponseError('no draft');
  if (response.status !== 200) return undefined;
  const parsed = previewSchema.safeParse(response.body);
  if (!parsed.success) throw new InvalidResponseError('a draft of no shape');
  const preview = parsed.data;
  return preview.kind === 'blog'
    ? { ...preview, draft: toCleanBlog(preview.draft, places) }
    : preview;
}
