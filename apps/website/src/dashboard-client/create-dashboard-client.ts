import { join } from 'node:path';
import {
  type Answer,
  type Blog,
  type BlogList,
  type Endpoint,
  type EndpointName,
  endpoints,
  type OpeningPage,
} from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import type * as z from 'zod';
import { isBlogCall } from '../model/blogs/blog-calls.ts';
import type { Reading } from '../model/reading.ts';
import { createBlogPages } from './blog-pages.ts';
import { toCaseStudiesResource, toCaseStudyResource } from './case-studies.ts';
import { toCleanBlog } from './clean-html.ts';
import { createLossConfirmation } from './confirm-loss.ts';
import { type BlogFollower, createBlogFollower } from './follow-blogs.ts';
import { createCaseStudyFollower } from './follow-case-studies.ts';
import { createLanguageBlogs, isOfLanguage, type LanguageBlogs } from './language-blogs.ts';
import { toLanguageContent } from './language-content.ts';
import { toLanguageTeam } from './language-team.ts';
import { createLastGoodCopies } from './last-good-copies.ts';
import { createLeftOut } from './left-out.ts';
import type { MediaPlaces } from './media-address.ts';
import { toOpeningResource, toOpeningsResource } from './openings.ts';
import { createReader } from './reader.ts';
import type { Resource } from './resource.ts';
import { toResource, type Value } from './resources.ts';

/**
 * How something is asked for: its parameter, where its path has one, when the visitor stops waiting, and in which language,
 * where it is not the default one.
 */
export type ReadOptions<Name extends EndpointName> = {
  deadline?: AbortSignal;
  language?: string | undefined;
} & Parameter<(typeof endpoints)[Name]>;
type Parameter<Asked> = Asked extends { parameter: z.ZodType<infer Value> }
  ? { parameter: Value }
  : unknown;

/** Any of them. */
interface Asked {
  deadline?: AbortSignal;
  language?: string | undefined;
  parameter?: Value;
}

/** Everything the website asks the dashboard, by the contract's table of endpoints. */
export interface DashboardClient {
  /**
   * Never throws. What came of asking, or what was known before when the deadline has passed. A blog's
   * `html_content` is clean HTML; where the list of blogs names none that opens it, the featured blogs are asked for.
   * The data is the same object until the dashboard says something else.
   */
  read<Name extends EndpointName>(
    name: Name,
    ...options: object extends ReadOptions<Name> ? [ReadOptions<Name>?] : [ReadOptions<Name>]
  ): Promise<Reading<Answer<Name>>>;
  /** Told which fields of changed words do not fit (docs/content.md); those told of the same key before are forgotten. */
  leaveOut(key: string, fields: readonly { place: string; reason: string }[]): void;
  /** A line that says how much of what the host answers is not shown. */
  describe(): string;
  /** How the client is, for whoever watches the process. */
  getState(): ClientState;
  /** Asks a host that was given up whether it is back: while nobody opens a page nobody else does. Never throws. */
  probe(): Promise<void>;
}

/** How the client of a dashboard is. */
export interface ClientState {
  /** Whether the host of the content, or our own dashboard, failed so often in a row that it is asked only now and then. */
  isGivenUp: boolean;
  /** Records of the host's answers that are not shown, because they break the contract. */
  badRecords: number;
  /** Pictures that lie on no host of the settings. */
  hiddenPictures: number;
}

export interface DashboardClientOptions {
  /** Who answers the contract's calls. */
  contentUrl: string;
  /** Our own dashboard, which keeps the messages; whoever answers the calls when left out. */
  dashboardUrl?: string;
  /** Where pictures may lie. */
  places?: MediaPlaces;
  dataDir: string;
  logger: Logger;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  /** How long an answer may take, in milliseconds. */
  answerTime?: number;
  /** Whether articles and case studies nobody has opened yet are fetched too, so that they survive an outage. */
  keepsArticles?: boolean;
  /** Whether a page of the site has the address `/{name}`, which no case study of the host can have then. */
  isReserved?: (name: string) => boolean;
}

/** Makes a client of a dashboard. */
export function createDashboardClient({
  contentUrl,
  dashboardUrl = contentUrl,
  places = {},
  dataDir,
  logger,
  now = () => performance.now(),
  answerTime,
  keepsArticles = true,
  isReserved = () => false,
}: DashboardClientOptions): DashboardClient {
  const copies = createLastGoodCopies(join(dataDir, 'website', 'answers'), logger);
  const losses = createLossConfirmation(now);
  const leftOut = createLeftOut(logger);
  const common = {
    copies,
    logger,
    losses,
    now,
    leftOut,
    places,
    ...(answerTime && { answerTime }),
  };
  const isOurs = dashboardUrl === contentUrl;
  const reader = createReader({
    ...common,
    ...{ contentUrl, isOurs },
    onAnswer: (key, data) => {
      for (const { follower: one } of [{ follower }, ...others.values()]) void one.note(key, data);
      void studyFollower.note(key, data);
    },
    isMissing: (key) => findFollower(key).isUnlisted(key),
  });
  // Another host that fails must not keep it from being asked.
  const keeper = isOurs
    ? reader
    : createReader({ ...common, contentUrl: dashboardUrl, isOurs: true });
  const blogs = toResource('blogs');
  const pages = createBlogPages({ reader, readList: readBlogs, now });
  const follower = createBlogFollower({
    ...{ reader, copies, losses, pages, now, keepsArticles },
    toArticle: toBlog,
  });
  // Of other languages, as soon as one is asked for.
  const others = new Map<string, { blogs: LanguageBlogs; follower: BlogFollower }>();
  const findFollower = (key: string) =>
    [...others].find(([tag]) => isOfLanguage(key, tag))?.[1].follower ?? follower;
  const studies = toCaseStudiesResource(isReserved);
  const studyFollower = createCaseStudyFollower({
    ...{ reader, copies, losses },
    keepsPages: keepsArticles,
  });

  function toBlog(slug: string): Resource<Blog> {
    const resource = toResource('blog', slug);
    return {
      ...resource,
      isListed: true,
      parse: (body, onBadRecord) => {
        const { data, isWhole } = resource.parse(body, onBadRecord);
        return { data: toCleanBlog(data, places), isWhole };
      },
    };
  }

  function getLanguage(tag: string) {
    const known = others.get(tag);
    if (known) return known;
    const own = createLanguageBlogs({ reader, tag, clean: (blog) => toCleanBlog(blog, places) });
    const made = {
      blogs: own,
      follower: createBlogFollower({
        ...{ reader, copies, losses, now, keepsArticles },
        pages: {
          readPage: (page, options) => own.read('blog-page', page, options),
          readCategory: (asked, options) => own.read('category-page', asked, options),
          readAddresses: (page, options) => own.read('blog-addresses', page, options),
        },
        toKey: own.toKey,
        toArticle: own.toArticle,
      }),
    };
    others.set(tag, made);
    return made;
  }

  async function readOpening(
    asked: { slug: string; language?: string },
    deadline: AbortSignal | undefined,
  ): Promise<Reading<OpeningPage>> {
    const reading = await keeper.read(toOpeningResource(places, asked), deadline);
    if (reading.status !== 'ok') return reading;
    const { data } = reading;
    return data ? { ...reading, data } : { status: 'missing', message: endpoints.opening.missing };
  }

  async function readBlogs({
    deadline,
    isAnew,
  }: {
    deadline?: AbortSignal | undefined;
    isAnew?: boolean;
  }): Promise<Reading<BlogList>> {
    const list = isAnew ? await reader.readAnew(blogs) : await reader.read(blogs, deadline);
    if (list.status !== 'ok' || list.data.featured) return list;
    const others = await reader.read(toResource('featured-blogs'), deadline);
    const featured = others.status === 'ok' ? others.data[0] : undefined;
    return featured ? { ...list, data: openWith(list.data, featured) } : list;
  }

  // The same list as long as both parts are the same: what was made from it is then known to be right.
  let opened: { from: BlogList; list: BlogList } | undefined;
  function openWith(from: BlogList, featured: Blog): BlogList {
    if (opened?.from !== from || opened.list.featured !== featured) {
      opened = { from, list: { ...from, featured } };
    }
    return opened.list;
  }

  async function probe(): Promise<void> {
    await Promise.all([
      reader.isGivenUp() && reader.read(toResource('team-members')),
      keeper.isGivenUp() && keeper.read(toResource('retention')),
    ]);
  }

  return {
    describe: leftOut.describe,
    probe,
    getState: () => {
      const { records, pictures } = leftOut.count();
      const isGivenUp = reader.isGivenUp() || keeper.isGivenUp();
      return { isGivenUp, badRecords: records, hiddenPictures: pictures };
    },
    leaveOut(key, fields) {
      // Not that of the answer, whose own account begins anew whenever it is read.
      const account = leftOut.begin({ key: `words of ${key}` });
      for (const { place, reason } of fields) account.record(place, reason);
    },
    async read(name, ...[options]) {
      const { parameter: schema, missing = '', isOfMessages }: Endpoint = endpoints[name];
      const { deadline, language, parameter }: Asked = options ?? {};
      const asked = schema?.safeParse(parameter);
      if (asked?.success === false) return { status: 'missing', message: missing };
      // What was read under a name is the answer of the endpoint of that name.
      type Named = Promise<Reading<Answer<typeof name>>>;
      // The schema has said which kind of value there is.
      const value = asked?.data as never;
      if (language !== undefined && isBlogCall(name)) {
        return getLanguage(language).blogs.read(name, value, { deadline }) as Named;
      }
      switch (name) {
        case 'blogs':
          return readBlogs({ deadline }) as Named;
        case 'blog':
          return reader.read(toBlog(value), deadline) as Named;
        case 'openings':
          return keeper.read(toOpeningsResource(places), deadline) as Named;
        case 'opening':
          return readOpening({ slug: value }, deadline) as Named;
        case 'language-openings': {
          const { language } = value as { language: string };
          return keeper.read(toOpeningsResource(places, language), deadline) as Named;
        }
        case 'language-opening':
          return readOpening(value, deadline) as Named;
        case 'blog-page':
          return pages.readPage(value, { deadline }) as Named;
        case 'category-page':
          return pages.readCategory(value, { deadline }) as Named;
        case 'blog-addresses':
          return pages.readAddresses(value, { deadline }) as Named;
        case 'language-content':
          return reader.read(toLanguageContent(value), deadline) as Named;
        case 'language-team-members':
          return reader.read(toLanguageTeam(value), deadline) as Named;
        case 'language-case-studies': {
          const { language } = value as { language: string };
          return reader.read(toCaseStudiesResource(isReserved, language), deadline) as Named;
        }
        case 'language-case-study': {
          const { name: study, language } = value as { name: string; language: string };
          return reader.read(toCaseStudyResource(study, language), deadline) as Named;
        }
        case 'case-studies':
          return reader.read(studies, deadline) as Named;
        case 'case-study':
          return reader.read(toCaseStudyResource(value), deadline) as Named;
        default:
          return (isOfMessages ? keeper : reader).read(toResource(name, value), deadline) as Named;
      }
    },
  };
}
