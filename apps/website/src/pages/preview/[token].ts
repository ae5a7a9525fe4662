import { toCompanyPath } from '@agency/content/brand-placeholders';
import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, languages } from '@agency/content/languages';
import { toPagePath } from '@agency/content/site-pages';
import type { ListedCaseStudy } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { getConfiguredMediaUrl } from '../../content-client/get-configured-media-url.ts';
import { inLanguage } from '../../content-client/in-language.ts';
import { readConfiguredPreview } from '../../content-client/read-configured-preview.ts';
import { brand } from '../../i18n/brand.ts';
import { mayBePageIn } from '../../i18n/language-pages.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import { toBlogPath } from '../../model/blogs/blog-paths.ts';
import { toOpeningPath } from '../../model/openings/opening.ts';
import {
  findDraftResponse,
  findPreviewedLanguage,
  findPreviewedPath,
  putDraftedStudy,
  toDraftResponses,
} from '../../model/previewed-page.ts';
import { readOpenings } from '../_compositions/read-openings.ts';

export const prerender = false;

/** The page of a draft, rendered by the route of the published page (docs/content.md). */
export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const asking = readConfiguredPreview(params.token);
  const preview = await asking.catch(() => null);
  if (preview === null) return new Response(null, { status: 503 });
  if (!preview) return new Response(null, { status: 404 });
  const { fetchContent } = locals;
  // On or off: whoever has the link may see it.
  const language = findPreviewedLanguage(preview, [...locals.languages, ...languages]);
  if (!language) return new Response(null, { status: 404 });
  const spoken = { ...locals, language, fetchContent: inLanguage(fetchContent, language) };
  const path = await findPreviewedPath(preview, {
    toPath: (key) => (isContentKey(key) ? toPagePath(key, toCompanyPath(brand)) : undefined),
    getCaseStudy: async () => (await getCaseStudies(spoken, getConfiguredMediaUrl))[0]?.href,
    async getOpening() {
      const [first] = (await readOpenings(spoken)).open;
      return first && toOpeningPath(first.slug);
    },
    async getBlog() {
      const page = await spoken.fetchContent('blog-page', 1);
      const newest = page.status === 'ok' ? page.data.all[0] : undefined;
      return newest && toBlogPath(newest.slug);
    },
  });
  if (!path) return new Response(null, { status: 404 });
  const responses = toDraftResponses(preview);
  const fetchDraft: typeof fetchContent = async (name, ...args) => {
    const [params, { language: tag = defaultLanguage.tag } = {}] = args;
    const drafted = findDraftResponse(responses, name, params, tag);
    if (drafted) return drafted;
    const reading = await fetchContent(name, ...args);
    const isList = name === 'case-studies' && tag === language.tag;
    if (preview.kind !== 'case-study' || !isList) return reading;
    const list = reading.status === 'ok' ? (reading.data as ListedCaseStudy[]) : [];
    // The response of this endpoint, which its name does not tell the types.
    return { status: 'ok', data: putDraftedStudy(list, preview.draft) as never, stale: false };
  };
  Object.assign(locals, {
    // A draft without a page in its language is shown in that of the request.
    language: mayBePageIn(path, language) ? language : locals.language,
    fetchContent: fetchDraft,
    // A draft is nobody's mistake yet.
    reportInvalid: () => undefined,
    draft: { lacks: preview.lacks },
    isPreview: true,
  });
  return rewrite(path);
};
