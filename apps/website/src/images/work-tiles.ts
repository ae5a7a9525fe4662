import { joinWords } from '@agency/content/arabic';
import type { Language } from '@agency/content/languages';
import type { CaseStudyCategory } from '@agency/contracts';
import type { ListedCaseStudy } from '@agency/contracts';
import type { PageRule } from '../model/page-rules.ts';
import type { Reading } from '../model/reading.ts';
import type { CaseStudyPage } from '../model/work/case-study-page.ts';
import type { ListedWorkTile } from '../model/work/work-tile.ts';
import type { ToAddress } from './blog-covers.ts';
import { getCommittedStudies } from './committed-case-studies.ts';
import { toEditedWork } from './edited-case-studies.ts';
import type { StudyLocals, Work } from './work.ts';

interface Portfolio {
  /** What the files have of it, in the language of the page. */
  committed: readonly Work[];
  works: Work[];
  rules: PageRule[];
}

const NONE: ListedCaseStudy[] = [];

// What was put together of which list: the dashboard client hands out the same one until it differs.
const portfolios = new WeakMap<readonly ListedCaseStudy[], Portfolio>();

/**
 * Every case study, in the order of the Our Work grid. One of the dashboard replaces one in files with the same name. Adds
 * the style rules of their placeholders to the page.
 */
export async function getCaseStudies(
  { fetchContent, addRules, language }: StudyLocals,
  toAddress: ToAddress,
): Promise<Work[]> {
  const [reading, committed] = await Promise.all([
    fetchContent('case-studies'),
    getCommittedStudies(toAddress, language),
  ]);
  const listed = reading.status === 'ok' ? reading.data : NONE;
  // Sources that are being edited change.
  const known = import.meta.env.DEV ? undefined : portfolios.get(listed);
  const portfolio =
    known?.committed === committed
      ? known
      : toPortfolio(committed, listed, { toAddress, language });
  portfolios.set(listed, portfolio);
  addRules(portfolio.rules);
  return portfolio.works;
}

function toPortfolio(
  committed: readonly Work[],
  listed: readonly ListedCaseStudy[],
  { toAddress, language }: { toAddress: ToAddress; language: Language },
): Portfolio {
  const byRoute = new Map(committed.map((work) => [work.href, work]));
  const edited = listed.map((study) =>
    toEditedWork(study, { toAddress, language, replaced: byRoute.get(`/${study.name}`) }),
  );
  for (const work of edited) byRoute.set(work.href, work);
  return {
    committed,
    works: [...byRoute.values()].sort(
      (a, b) => a.study.order - b.study.order || a.id.localeCompare(b.id),
    ),
    rules: edited.flatMap(({ rules }) => rules),
  };
}

/**
 * The page of a route. While nobody knows which studies the dashboard has, one that the files do not have is not said to
 * be none.
 */
export async function readCaseStudyPage(
  route: string,
  works: readonly Work[],
  locals: StudyLocals,
): Promise<Reading<CaseStudyPage>> {
  const work = works.find(({ href }) => href === route);
  if (work) return work.getPage(locals);
  const list = await locals.fetchContent('case-studies');
  return list.status === 'failed' ? list : { status: 'missing', message: '' };
}

/** Those of a category, in the same order; all without one. */
export function toWorksOf(
  category: CaseStudyCategory | undefined,
  works: readonly Work[],
): readonly Work[] {
  if (category === undefined) return works;
  return works.filter(({ study }) => study.categories.includes(category));
}

/**
 * A case study as a tile. Pages choose first: a tile costs its placeholders.
 * @param sizes the CSS `sizes` of its place
 */
export async function getWorkTile(
  { id, link, study, getPicture }: Work,
  sizes: string,
): Promise<ListedWorkTile> {
  const [image, small, wide] = await Promise.all([
    getPicture('tile', sizes),
    getPicture('small', sizes),
    getPicture('wide', '(width >= 1024px) 60vw, 100vw'),
  ]);
  return {
    href: link,
    client: study.client,
    about: joinWords([study.sector, study.country]),
    plate: id,
    mobileOrder: study.mobileOrder ?? study.order,
    ...(image && { image }),
    ...(small && { small }),
    ...(wide && { wide }),
  };
}

/** Case studies as tiles, in their order. */
export const getWorkTiles = (works: readonly Work[], sizes: string): Promise<ListedWorkTile[]> =>
  Promise.all(works.map((work) => getWorkTile(work, sizes)));
