import { type Preview, previewPaths, previewSchema, previewTokenSchema } from '@agency/contracts';
import { toCleanBlog } from './clean-html.ts';
import { fetchJson, UnusableAnswerError } from './fetch-json.ts';
import type { MediaPlaces } from './media-address.ts';

interface PreviewHost {
  /** Who answers the contract's calls. */
  contentUrl: string;
  places: MediaPlaces;
  /** How long an answer may take, in milliseconds. */
  answerTime: number;
}

/**
 * The draft that a token opens, as it is now: asked for each time and kept nowhere. Nothing when the token opens none, or the
 * host knows no previews.
 * @throws {NoAnswerError | UnusableAnswerError} when the host fails
 */
export async function readPreview(
  { contentUrl, places, answerTime }: PreviewHost,
  token: string | undefined,
): Promise<Preview | undefined> {
  const { data: asked } = previewTokenSchema.safeParse(token);
  if (!asked) return undefined;
  const address = contentUrl + previewPaths.draft + asked;
  const answer = await fetchJson(address, AbortSignal.timeout(answerTime));
  if (answer === 'unchanged' || answer.status >= 500) throw new UnusableAnswerError('no draft');
  if (answer.status !== 200) return undefined;
  const parsed = previewSchema.safeParse(answer.body);
  if (!parsed.success) throw new UnusableAnswerError('a draft of no shape');
  const preview = parsed.data;
  return preview.kind === 'blog'
    ? { ...preview, draft: toCleanBlog(preview.draft, places) }
    : preview;
}
