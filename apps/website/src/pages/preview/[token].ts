import { toCompanyPath } from '@agency/content/brand-words';
import { isContentKey } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { toPagePath } from '@agency/content/page-paths';
import type { ListedCaseStudy } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { getMediaAddress } from '../../dashboard-client/get-media-address.ts';
import { getPreview } from '../../dashboard-client/get-preview.ts';
import { brand } from '../../i18n/brand.ts';
import { readInLanguage } from '../../i18n/dashboard-words.ts';
import { mayBePageIn } from '../../i18n/language-pages.ts';
import { getCaseStudies } from '../../images/work-tiles.ts';
import { toBlogPath } from '../../model/blogs/blog-paths.ts';
import { toOpeningPath } from '../../model/openings/opening.ts';
import {
  findDraftAnswer,
  findPreviewedLanguage,
  findPreviewedPath,
  putDraftedStudy,
  toDraftAnswers,
} from '../../model/previewed-page.ts';
import { readOpenings } from '../_compositions/read-openings.ts';

export const prerender = false;

/** The page of a draft, rendered by the route of the published page (docs/content.md). */
export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const asking = getPreview(params.token);
  const preview = await asking.catch(() => null);
  if (preview === null) return new Response(null, { status: 503 });
  if (!preview) return new Response(null, { status: 404 });
  const { readDashboard } = locals;
  // On or off: whoever has the link may see it.
  const language = findPreviewedLanguage(preview, [...locals.languages, ...languages]);
  if (!language) return new Response(null, { status: 404 });
  const spoken = { ...locals, language, readDashboard: readInLanguage(readDashboard, language) };
  const path = await findPreviewedPath(preview, {
    toPath: (key) => (isContentKey(key) ? toPagePath(key, toCompanyPath(brand)) : undefined),
    getCaseStudy: async () => (await getCaseStudies(spoken, getMediaAddress))[0]?.href,
    async getOpening() {
      const [first] = (await readOpenings(spoken)).open;
      return first && toOpeningPath(first.slug);
    },
    async getBlog() {
      const page = await spoken.readDashboard('blog-page', { parameter: 1 });
      const newest = page.status === 'ok' ? page.data.all[0] : undefined;
      return newest && toBlogPath(newest.slug);
    },
  });
  if (!path) return new Response(null, { status: 404 });
  const answers = toDraftAnswers(preview);
  const readDraft: typeof readDashboard = async (name, ...[options]) => {
    const parameter = options && 'parameter' in options && options.parameter;
    const drafted = findDraftAnswer(answers, name, parameter);
    if (drafted) return drafted;
    const reading = await readDashboard(name, options as never);
    if (preview.kind !== 'case-study' || name !== toListCall(preview.language)) return reading;
    const list = reading.status === 'ok' ? (reading.data as ListedCaseStudy[]) : [];
    // The answer of this call, which its name does not tell the types.
    return { status: 'ok', data: putDraftedStudy(list, preview.draft) as never, stale: false };
  };
  Object.assign(locals, {
    // A draft without a page in its language is shown in that of the request.
    language: mayBePageIn(path, language) ? language : locals.language,
    readDashboard: readDraft,
    // A draft is nobody's mistake yet.
    leaveOut: () => undefined,
    draft: { lacks: preview.lacks },
    isPreview: true,
  });
  return rewrite(path);
};

const toListCall = (language?: string) =>
  language === undefined ? 'case-studies' : 'language-case-studies';
