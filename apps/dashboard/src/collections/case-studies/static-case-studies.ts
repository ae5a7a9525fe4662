import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTranslation } from '@agency/content/merge-translation';
import { type CaseStudy, caseStudySchema } from '@agency/content/schemas/case-study';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';

/** A case study in `packages/content`. */
export interface StaticCaseStudy {
  /** Slug, in its exact case. */
  name: string;
  /** Other spellings of the slug, which redirect. */
  aliases: string[];
  folder: string;
  study: CaseStudy;
}

let cached: StaticCaseStudy[] | undefined;

/**
 * The case studies of `packages/content/case-studies`, in grid order. Cached, because they only change with a
 * release.
 * @throws if one does not match its schema
 */
export function readStaticCaseStudies(): StaticCaseStudy[] {
  const folder = join(findProjectRoot(process.cwd()), 'packages/content/case-studies');
  cached ??= readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readCaseStudy(join(folder, name)))
    .sort((one, other) => one.study.order - other.study.order);
  return cached;
}

function readCaseStudy(folder: string): StaticCaseStudy {
  const study = caseStudySchema.parse(parse(readFileSync(join(folder, 'en.yaml'), 'utf8')));
  return { name: toSlug(study.route), aliases: study.aliases.map(toSlug), folder, study };
}

/**
 * The shipped translation of a static case study, if there is one.
 * @throws if it does not fit the case study
 */
export function readStaticTranslation(
  { folder }: StaticCaseStudy,
  tag: string,
): CaseStudy | undefined {
  const file = join(folder, `${tag}.yaml`);
  if (!existsSync(file)) return undefined;
  const read = (path: string) => parse(readFileSync(path, 'utf8'));
  return caseStudySchema.parse(mergeTranslation(read(join(folder, 'en.yaml')), read(file)));
}

export const toSlug = (path: string): string => path.slice(1);
