import { toCompanyPath } from '@agency/content/brand-placeholders';
import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, languages } from '@agency/content/languages';
import { toPagePath } from '@agency/content/site-pages';
import type { ListedCaseStudy } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { inLanguage } from '../../content-client/in-language.ts';
import { readPreview } from '../../content-client/read-preview.ts';
import { toBlogPath } from '../../features/blog/blog-paths.ts';
import { toOpeningPath } from '../../features/careers/opening.ts';
import { readOpenings } from '../../features/careers/read-openings.ts';
import { getCaseStudies } from '../../features/case-studies/case-studies.ts';
import {
  findDraftResponse,
  findPreviewedLanguage,
  findPreviewedPath,
  replaceDrafted,
  toDraftResponses,
} from '../../features/preview/previewed-page.ts';
import { brand } from '../../i18n/brand.ts';
import { mayBePageIn } from '../../i18n/language-pages.ts';

/** The page of a draft, rendered by the route of the published page (docs/content.md). */
export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const preview = await readPreview(params.token).catch(() => null);
  if (preview === null) return new Response(null, { status: 503 });
  if (!preview) return new Response(null, { status: 404 });
  const { fetchContent } = locals;
  // Languages that are off have previews, too.
  const language = findPreviewedLanguage(preview, [...locals.languages, ...languages]);
  if (!language) return new Response(null, { status: 404 });
  const draftLocals = { ...locals, language, fetchContent: inLanguage(fetchContent, language) };
  const path = await findPreviewedPath(preview, {
    toPath: (key) => (isContentKey(key) ? toPagePath(key, toCompanyPath(brand)) : undefined),
    getCaseStudy: async () => (await getCaseStudies(draftLocals))[0]?.path,
    async getOpening() {
      const [first] = (await readOpenings(draftLocals)).open;
      return first && toOpeningPath(first.slug);
    },
    async getBlog() {
      const page = await draftLocals.fetchContent('blog-page', 1);
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
    const result = await fetchContent(name, ...args);
    const isList = name === 'case-studies' && tag === language.tag;
    if (preview.kind !== 'case-study' || !isList) return result;
    const list = result.status === 'ok' ? (result.data as ListedCaseStudy[]) : [];
    // TypeScript does not narrow the response by the name.
    return { status: 'ok', data: replaceDrafted(list, preview.draft) as never, stale: false };
  };
  Object.assign(locals, {
    // Not every page exists in the language of the draft.
    language: mayBePageIn(path, language) ? language : locals.language,
    fetchContent: fetchDraft,
    // Drafts may be invalid.
    reportInvalid: () => undefined,
    draft: { missingFields: preview.lacks },
    isPreview: true,
  });
  // The middleware runs again, with these locals.
  return rewrite(path);
};
