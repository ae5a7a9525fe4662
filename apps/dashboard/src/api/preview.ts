import { toLanguage } from '@agency/content/languages';
import type { Preview } from '@agency/contracts';
import type { Payload } from 'payload';
import { SEPARATOR } from '../collections/content/content-name.ts';
import { findContentName } from '../collections/content/default-content.ts';
import { type PreviewTarget, parsePreviewToken } from '../platform/preview-token.ts';
import { toRowId } from '../platform/row-id.ts';
import { getBlogDraft } from './blogs.ts';
import { getCaseStudyDraft } from './case-study-draft.ts';
import { readOverrides } from './content.ts';
import { ApiError, toWireLanguage } from './response.ts';

type ReadDraft = (payload: Payload, document: string) => Promise<Preview | undefined>;

// One entry for each kind of preview.
const kinds: Record<PreviewTarget['kind'], ReadDraft> = {
  async blog(payload, document) {
    const found = await getBlogDraft(payload, toRowId(document));
    return found && { kind: 'blog', ...found };
  },
  async 'case-study'(payload, document) {
    const [id, tag] = document.split(SEPARATOR);
    const language = toLanguage(tag);
    const found = await getCaseStudyDraft(payload, toRowId(id), language);
    return found && { kind: 'case-study', ...found, ...toWireLanguage(language.tag) };
  },
  async content(payload, name) {
    const found = findContentName(name);
    if (!found) return undefined;
    const { key, language } = found;
    const { fields } = await readOverrides(payload, found, { draft: true });
    const said = toWireLanguage(language.tag);
    return { kind: 'content', key, draft: { fields, ...said }, lacks: [], ...said };
  },
};

/**
 * `GET /api/preview/{token}`: the latest version of a document.
 * @throws {ApiError} 404 if the token is invalid or expired
 */
export async function getPreview(payload: Payload, token: string): Promise<Preview> {
  const opened = parsePreviewToken(token);
  const preview = opened && (await kinds[opened.kind](payload, opened.document));
  if (!preview) throw new ApiError(404, 'This preview does not exist, or not any more.');
  return preview;
}
