import { isContentKey } from '@agency/content/content-files';
import type { Preview } from '@agency/contracts';
import type { Payload } from 'payload';
import { readRound } from '../collections/editing/preview-rounds.ts';
import { type Previewed, parsePreviewToken } from '../platform/preview-token.ts';
import { toRowId } from '../platform/row-id.ts';
import { ApiError } from './answer.ts';
import { getDraftedBlog } from './blogs.ts';
import { readWords } from './content.ts';
import { getDraftedStudy } from './drafted-study.ts';

type ReadDraft = (payload: Payload, document: string) => Promise<Preview | undefined>;

// A kind of draft that can be shown is one entry.
const kinds: Record<Previewed['kind'], ReadDraft> = {
  async blog(payload, document) {
    const found = await getDraftedBlog(payload, toRowId(document));
    return found && { kind: 'blog', ...found };
  },
  async 'case-study'(payload, document) {
    const found = await getDraftedStudy(payload, toRowId(document));
    return found && { kind: 'case-study', ...found };
  },
  async content(payload, key) {
    if (!isContentKey(key)) return undefined;
    const { fields } = await readWords(payload, key, { draft: true });
    return { kind: 'content', key, draft: { fields }, lacks: [] };
  },
};

/**
 * `GET /api/preview/{token}`: the newest version of what the token opens.
 * @throws {ApiError} 404 when it opens nothing, or nothing any more
 */
export async function getPreview(payload: Payload, token: string): Promise<Preview> {
  const opened = parsePreviewToken(token);
  const isPresent = opened && (await readRound(payload, opened)) === opened.round;
  const preview = isPresent && (await kinds[opened.kind](payload, opened.document));
  if (!preview) throw new ApiError(404, 'This preview does not exist, or not any more.');
  return preview;
}
