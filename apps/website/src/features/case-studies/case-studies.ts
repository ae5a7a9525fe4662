import { joinWithComma } from '@agency/content/arabic';
import type { Language } from '@agency/content/languages';
import type { CaseStudyCategory, ListedCaseStudy } from '@agency/contracts';
import type { ContentResult } from '../../model/content-result.ts';
import type { PageRule } from '../../model/page-rules.ts';
import type {
  CaseStudyCard,
  CaseStudyEntry,
  CaseStudyLocals,
  CaseStudyPage,
} from './case-study-page.ts';
import { toDashboardCaseStudy } from './dashboard-case-studies.ts';
import { getStaticCaseStudies } from './static-case-studies.ts';

interface Portfolio {
  /** The case studies of the dashboard from which it was made. */
  listed: readonly ListedCaseStudy[];
  entries: CaseStudyEntry[];
  rules: PageRule[];
}

const EMPTY: ListedCaseStudy[] = [];

// By the static case studies of a language. The content client returns the same list until it changes.
const portfolios = new WeakMap<readonly CaseStudyEntry[], Portfolio>();

/**
 * All case studies in the order of the Our Work grid. One of the dashboard replaces a static one with the same path. Adds the
 * rules of their placeholder colours to the page.
 */
export async function getCaseStudies({
  fetchContent,
  addRules,
  language,
}: CaseStudyLocals): Promise<CaseStudyEntry[]> {
  const [result, fromFiles] = await Promise.all([
    fetchContent('case-studies'),
    getStaticCaseStudies(language),
  ]);
  const listed = result.status === 'ok' ? result.data : EMPTY;
  const cached = portfolios.get(fromFiles);
  const portfolio = cached?.listed === listed ? cached : toPortfolio(fromFiles, listed, language);
  portfolios.set(fromFiles, portfolio);
  addRules(portfolio.rules);
  return portfolio.entries;
}

function toPortfolio(
  fromFiles: readonly CaseStudyEntry[],
  listed: readonly ListedCaseStudy[],
  language: Language,
): Portfolio {
  const byPath = new Map(fromFiles.map((entry) => [entry.path, entry]));
  const fromDashboard = listed.map((one) =>
    toDashboardCaseStudy(one, { language, replaced: byPath.get(`/${one.name}`) }),
  );
  for (const entry of fromDashboard) byPath.set(entry.path, entry);
  return {
    listed,
    entries: [...byPath.values()].sort(
      (a, b) => a.caseStudy.order - b.caseStudy.order || a.id.localeCompare(b.id),
    ),
    rules: fromDashboard.flatMap(({ rules }) => rules),
  };
}

/** The page of a route. `failed` if the dashboard cannot say whether it has one. */
export async function readCaseStudyPage(
  route: string,
  entries: readonly CaseStudyEntry[],
  locals: CaseStudyLocals,
): Promise<ContentResult<CaseStudyPage>> {
  const entry = entries.find(({ path }) => path === route);
  if (entry) return entry.getPage(locals);
  const list = await locals.fetchContent('case-studies');
  return list.status === 'failed' ? list : { status: 'missing', message: '' };
}

export const filterByCategory = (
  entries: readonly CaseStudyEntry[],
  category: CaseStudyCategory | undefined,
): readonly CaseStudyEntry[] =>
  category ? entries.filter(({ caseStudy }) => caseStudy.categories.includes(category)) : entries;

/** Make cards only of entries that are shown: each one renders up to three placeholders. */
export async function getCard(
  { id, href, caseStudy, getImage }: CaseStudyEntry,
  sizes: string,
): Promise<CaseStudyCard> {
  const [image, small, wide] = await Promise.all([
    getImage('tile', sizes),
    getImage('small', sizes),
    getImage('wide', '(width >= 1024px) 60vw, 100vw'),
  ]);
  return {
    href,
    client: caseStudy.client,
    about: joinWithComma([caseStudy.sector, caseStudy.country]),
    id,
    mobileOrder: caseStudy.mobileOrder ?? caseStudy.order,
    ...(image && { image }),
    ...(small && { small }),
    ...(wide && { wide }),
  };
}

export const getCards = (
  entries: readonly CaseStudyEntry[],
  sizes: string,
): Promise<CaseStudyCard[]> => Promise.all(entries.map((entry) => getCard(entry, sizes)));
