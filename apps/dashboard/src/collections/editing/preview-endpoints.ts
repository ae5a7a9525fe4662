import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import { toLanguagePath } from '@agency/content/language-paths';
import { toPagePath } from '@agency/content/site-pages';
import { previewPaths } from '@agency/contracts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { ApiError, answerJson } from '../../api/answer.ts';
import { getOpenings } from '../../api/openings.ts';
import { sayReason, tell } from '../../panel/language/refuse.ts';
import { type Previewed, toPreviewToken } from '../../platform/preview-token.ts';
import { toRowId } from '../../platform/row-id.ts';
import { getSettings, toSiteAddress } from '../../platform/settings.ts';
import { isReadable, toPostPath } from '../blogs/post-path.ts';
import { findNewest, findPublished } from '../content/find-words.ts';
import { findWords } from '../content/shipped-words.ts';
import {
  parseStudyWordsName,
  type StudyWords,
  toWordsName,
  type WordsName,
} from '../content/words-name.ts';
import { endPreviews, readRound } from './preview-rounds.ts';
import { toReason } from './reasons.ts';
import { getPlans, type Planned } from './schedule.ts';

/** A link to a draft. */
export interface PreviewLink {
  address: string;
  /** When it ends, ISO date. */
  until: string;
}

/** Where visitors see what is published. */
export interface OnSite {
  /** Address of its page; absent where nobody sees it yet, or any more. */
  address?: string;
  /** When it, or what was changed of it, will be seen, where that is to come: its own date, or that of a plan. ISO date. */
  from?: string;
}

/** Collections whose drafts can be shown. */
type Previewable = 'blogs' | 'case-studies' | 'content';

interface Kind {
  /** Where a document is named in the addresses of its collection. */
  path: string;
  preview(req: PayloadRequest): Promise<Previewed>;
  /** Path of the page, and when it is seen first. */
  onSite(req: PayloadRequest): Promise<{ path?: string; from?: string }>;
}

const kinds: Record<Previewable, Kind> = {
  blogs: {
    path: '/:id',
    async preview(req) {
      return { kind: 'blog', document: String((await getOne(req, 'blogs', true)).id) };
    },
    async onSite(req) {
      const { id, _status, slug, language, publishedAt } = await getOne(req, 'blogs', false);
      const isPublished = _status === 'published';
      const date = isPublished && publishedAt && Date.parse(publishedAt) > Date.now();
      if (date) return { from: publishedAt };
      const planned = await getPlanned(req, { collection: 'blogs', docId: id });
      // In a language that is off it stands nowhere yet.
      const isShown = isPublished && isReadable({ language });
      return { ...planned, ...(isShown && { path: toPostPath({ slug, language }) }) };
    },
  },
  'case-studies': {
    path: '/:id',
    async preview(req) {
      return { kind: 'case-study', document: String((await getOne(req, 'case-studies', true)).id) };
    },
    async onSite(req) {
      const { id, _status, slug } = await getOne(req, 'case-studies', false);
      const planned = await getPlanned(req, { collection: 'case-studies', docId: id });
      return { ...planned, ...(_status === 'published' && { path: `/${slug}` }) };
    },
  },
  content: {
    path: '/by-key/:key',
    async preview(req) {
      const study = getStudyWords(req);
      if (study) {
        const document = toWordsName(String(study.study), study.language.tag);
        return { kind: 'case-study', document };
      }
      const { words } = getPage(req);
      return { kind: 'content', document: toWordsName(words.key, words.language.tag) };
    },
    async onSite(req) {
      const study = getStudyWords(req);
      if (study) return findStudyOnSite(req, study);
      const { words, path } = getPage(req);
      const { key, language } = words;
      const newest = await findNewest(req, words);
      // Its words are on the page of whatever is open.
      const [open] = key === 'opening' ? await getOpenings(req.payload, '', language.tag) : [];
      const planned = newest && { collection: 'content' as const, docId: newest.id };
      return {
        // Of a language that is off visitors see nothing.
        ...(language.isOn && {
          path: toLanguagePath(open ? `/careers/${open.slug}` : path, language),
        }),
        ...(planned && (await getPlanned(req, planned))),
      };
    },
  },
};

/**
 * `POST /cms-api/<collection>/…/preview` returns a link to the draft of a document, valid for an hour (docs/content.md).
 * `GET …/on-site` returns the URL of the published page. `DELETE …/preview` ends all links to the draft.
 */
export const createPreviewEndpoints = (collection: Previewable): Endpoint[] => {
  const { path, preview, onSite } = kinds[collection];
  return [
    {
      path: `${path}/preview`,
      method: 'post',
      handler: (req) =>
        answerEditor(req, async (site): Promise<PreviewLink> => {
          const { token, until } = await makeToken(req.payload, await preview(req));
          return { address: site + previewPaths.page + token, until };
        }),
    },
    {
      path: `${path}/preview`,
      method: 'delete',
      handler: (req) =>
        answerEditor(req, async () => {
          await endPreviews(req.payload, await preview(req));
          return {
            message: tell(req, ({ editing }) => editing.previewsEnded),
          };
        }),
    },
    {
      path: `${path}/on-site`,
      method: 'get',
      handler: (req) =>
        answerEditor(req, async (site): Promise<OnSite> => {
          const { path: page, from } = await onSite(req);
          return { ...(page && { address: site + page }), ...(from && { from }) };
        }),
    },
  ];
};

const makeToken = async (payload: Payload, previewed: Previewed) =>
  toPreviewToken(previewed, await readRound(payload, previewed));

async function answerEditor(
  req: PayloadRequest,
  answer: (site: string) => Promise<object>,
): Promise<Response> {
  try {
    if (!req.user)
      throw new ApiError(
        401,
        tell(req, ({ access }) => access.signIn),
      );
    if (!hasRole(req, 'admin', 'editor'))
      throw new ApiError(
        403,
        tell(req, ({ access }) => access.drafts),
      );
    return answerJson(await answer(toSiteAddress(getSettings(), req.headers.get('host'))));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answerJson({ message: error.message }, error.status);
  }
}

/** The document of an address: as it was stored last, or as it is published. */
async function getOne<Collection extends 'blogs' | 'case-studies'>(
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
      sayReason(
        req,
        toReason(collection, ({ editing }) => editing.missing),
      ),
    );
  }
  return found;
}

/** The words of a study that an address names. */
const getStudyWords = (req: PayloadRequest): StudyWords | undefined =>
  parseStudyWordsName(String(req.routeParams?.key));

/** Where a study is read in a language: once it and its words there are public. */
async function findStudyOnSite(req: PayloadRequest, words: StudyWords) {
  const study = await req.payload.findByID({
    collection: 'case-studies',
    id: words.study,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  const [published, newest] = await Promise.all([
    findPublished(req, words),
    findNewest(req, words),
  ]);
  const isPublic = words.language.isOn && study?._status === 'published' && published !== undefined;
  return {
    ...(isPublic && { path: toLanguagePath(`/${study.slug}`, words.language) }),
    ...(newest && (await getPlanned(req, { collection: 'content', docId: newest.id }))),
  };
}

/** Words that a page shows, and its path. */
function getPage(req: PayloadRequest): { words: WordsName; path: string } {
  const words = findWords(String(req.routeParams?.key));
  const path = words && toPagePath(words.key, toCompanyPath(readBrand()));
  if (words && path) return { words, path };
  throw new ApiError(
    404,
    tell(req, ({ editing }) => editing.noPage),
  );
}

/** When a document will be published by a plan. */
async function getPlanned(req: PayloadRequest, planned: Planned): Promise<{ from?: string }> {
  const plans = await getPlans(req.payload, { planned, req });
  const from = plans.find(({ kind, failure }) => kind === 'publish' && !failure)?.at;
  return from ? { from } : {};
}
