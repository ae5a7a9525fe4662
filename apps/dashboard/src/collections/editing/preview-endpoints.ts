import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import { toLanguagePath } from '@agency/content/language-paths';
import { isDefault, type Language, toLanguage } from '@agency/content/languages';
import { toPagePath } from '@agency/content/site-pages';
import { previewPaths } from '@agency/contracts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getCaseStudies } from '../../api/case-studies.ts';
import { getOpenings } from '../../api/openings.ts';
import { ApiError, jsonResponse } from '../../api/response.ts';
import { translateError, translateReason } from '../../panel/language/errors.ts';
import { type PreviewTarget, toPreviewToken } from '../../platform/preview-token.ts';
import { toRowId } from '../../platform/row-id.ts';
import { getSettings, toSiteUrl } from '../../platform/settings.ts';
import { isReadable, toPostPath } from '../blogs/post-path.ts';
import { toContentName } from '../content/content-name.ts';
import { findContentName } from '../content/default-content.ts';
import { toDocumentReason } from './document-reason.ts';
import { readPreviewRound, revokePreviews } from './preview-rounds.ts';
import { getScheduledPublishes, type ScheduleTarget } from './schedule.ts';

/** A preview link. */
export interface PreviewLink {
  address: string;
  /** Expiry, ISO date. */
  until: string;
}

/** The published page of a document. */
export interface PublishedPage {
  /** URL of the page; absent if it is not public. */
  address?: string;
  /** When it will become public, by its date or a schedule. ISO date. */
  from?: string;
}

/** Collections with preview. */
type Previewable = 'blogs' | 'case-studies' | 'content';

interface Kind {
  preview(req: PayloadRequest): Promise<PreviewTarget>;
  /** Path of the page, and when it becomes public. */
  onSite(req: PayloadRequest): Promise<{ path?: string; from?: string }>;
}

const kinds: Record<Previewable, Kind> = {
  blogs: {
    async preview(req) {
      return { kind: 'blog', document: String((await getOne(req, 'blogs', true)).id) };
    },
    async onSite(req) {
      const { id, _status, slug, language, publishedAt } = await getOne(req, 'blogs', false);
      const isPublished = _status === 'published';
      const date = isPublished && publishedAt && Date.parse(publishedAt) > Date.now();
      if (date) return { from: publishedAt };
      const planned = await getPlanned(req, { collection: 'blogs', docId: id });
      // A language that is off has no pages.
      const isShown = isPublished && isReadable({ language });
      return { ...planned, ...(isShown && { path: toPostPath({ slug, language }) }) };
    },
  },
  'case-studies': {
    async preview(req) {
      const { id } = await getOne(req, 'case-studies', true);
      return { kind: 'case-study', document: toContentName(String(id), getLanguage(req).tag) };
    },
    async onSite(req) {
      const { id, _status, slug } = await getOne(req, 'case-studies', false);
      const planned = await getPlanned(req, { collection: 'case-studies', docId: id });
      const language = getLanguage(req);
      const isShown = _status === 'published' && (await isInLanguage(req, slug, language));
      return { ...planned, ...(isShown && { path: toLanguagePath(`/${slug}`, language) }) };
    },
  },
  content: {
    async preview(req) {
      const { key, language } = await getOne(req, 'content', true);
      if (!findPage(key, language)) {
        throw new ApiError(
          404,
          translateError(req, ({ editing }) => editing.noPage),
        );
      }
      return { kind: 'content', document: toContentName(key, language) };
    },
    async onSite(req) {
      const { id, key, language: tag } = await getOne(req, 'content', true);
      const planned = await getPlanned(req, { collection: 'content', docId: id });
      const page = findPage(key, tag);
      // Any open position shows its copy.
      const [open] = key === 'opening' ? await getOpenings(req.payload, '', tag) : [];
      return {
        ...planned,
        // A language that is off has no pages.
        ...(page?.language.isOn && {
          path: toLanguagePath(open ? `/careers/${open.slug}` : page.path, page.language),
        }),
      };
    },
  },
};

/**
 * `POST /cms-api/<collection>/…/preview` returns a link to the draft of a document, valid for an hour (docs/content.md).
 * `GET …/on-site` returns the URL of the published page. `DELETE …/preview` ends all links to the draft.
 */
export const createPreviewEndpoints = (collection: Previewable): Endpoint[] => {
  const { preview, onSite } = kinds[collection];
  return [
    {
      path: '/:id/preview',
      method: 'post',
      handler: (req) =>
        respondToEditor(req, async (site): Promise<PreviewLink> => {
          const { token, until } = await makeToken(req.payload, await preview(req));
          return { address: site + previewPaths.page + token, until };
        }),
    },
    {
      path: '/:id/preview',
      method: 'delete',
      handler: (req) =>
        respondToEditor(req, async () => {
          await revokePreviews(req.payload, await preview(req));
          return {
            message: translateError(req, ({ editing }) => editing.previewsEnded),
          };
        }),
    },
    {
      path: '/:id/on-site',
      method: 'get',
      handler: (req) =>
        respondToEditor(req, async (site): Promise<PublishedPage> => {
          const { path: page, from } = await onSite(req);
          return { ...(page && { address: site + page }), ...(from && { from }) };
        }),
    },
  ];
};

const makeToken = async (payload: Payload, previewed: PreviewTarget) =>
  toPreviewToken(previewed, await readPreviewRound(payload, previewed));

async function respondToEditor(
  req: PayloadRequest,
  answer: (site: string) => Promise<object>,
): Promise<Response> {
  try {
    if (!req.user)
      throw new ApiError(
        401,
        translateError(req, ({ access }) => access.signIn),
      );
    if (!hasRole(req, 'admin', 'editor'))
      throw new ApiError(
        403,
        translateError(req, ({ access }) => access.drafts),
      );
    return jsonResponse(await answer(toSiteUrl(getSettings(), req.headers.get('host'))));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return jsonResponse({ message: error.message }, error.status);
  }
}

/** The document of a request, as draft or as published. */
async function getOne<Collection extends Previewable>(
  req: PayloadRequest,
  collection: Collection,
  draft: boolean,
) {
  const found = await req.payload.findByID({
    collection,
    id: toRowId(req.routeParams?.id),
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  if (!found) {
    throw new ApiError(
      404,
      translateReason(
        req,
        toDocumentReason(collection, ({ editing }) => editing.missing),
      ),
    );
  }
  return found;
}

/** The language of localized fields in a request. */
const getLanguage = ({ locale }: PayloadRequest) => toLanguage(locale);

/** Whether a case study has a page in a language. */
const isInLanguage = async ({ payload }: PayloadRequest, slug: string, language: Language) =>
  isDefault(language) ||
  (language.isOn &&
    (await getCaseStudies(payload, '', language)).some(({ name }) => name === slug));

/** Language and path of the page of a content file; nothing if it has no page of its own. */
function findPage(key: string, tag: string) {
  const content = findContentName(toContentName(key, tag));
  const path = content && toPagePath(content.key, toCompanyPath(readBrand()));
  return path ? { language: content.language, path } : undefined;
}

/** When a document is scheduled to be published. */
async function getPlanned(
  req: PayloadRequest,
  planned: ScheduleTarget,
): Promise<{ from?: string }> {
  const scheduled = await getScheduledPublishes(req.payload, { planned, req });
  const from = scheduled.find(({ kind, failure }) => kind === 'publish' && !failure)?.at;
  return from ? { from } : {};
}
