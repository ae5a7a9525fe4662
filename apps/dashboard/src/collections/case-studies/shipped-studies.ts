import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTranslation } from '@agency/content/merge-translation';
import { type CaseStudy, caseStudySchema } from '@agency/content/schemas/case-study';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';

/** A case study that the site is shipped with. */
export interface ShippedStudy {
  /** Last part of its address, exactly as written. */
  name: string;
  /** Other spellings of the address, which lead there. */
  aliases: string[];
  /** Where its files are. */
  folder: string;
  study: CaseStudy;
}

let studies: ShippedStudy[] | undefined;

/**
 * The case studies of `packages/content/case-studies`, in the order of the grid. Read once: they are those of the release that runs.
 * @throws when one is not as its schema says
 */
export function readShippedStudies(): ShippedStudy[] {
  const folder = join(findProjectRoot(process.cwd()), 'packages/content/case-studies');
  studies ??= readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readStudy(join(folder, name)))
    .sort((one, other) => one.study.order - other.study.order);
  return studies;
}

function readStudy(folder: string): ShippedStudy {
  const study = caseStudySchema.parse(parse(readFileSync(join(folder, 'en.yaml'), 'utf8')));
  return { name: toName(study.route), aliases: study.aliases.map(toName), folder, study };
}

/**
 * A study as it is shipped in another language than the default one; nothing where it is not.
 * @throws when the words do not fit the study
 */
export function readShippedStudyIn({ folder }: ShippedStudy, tag: string): CaseStudy | undefined {
  const file = join(folder, `${tag}.yaml`);
  if (!existsSync(file)) return undefined;
  const read = (path: string) => parse(readFileSync(path, 'utf8'));
  return caseStudySchema.parse(mergeTranslation(read(join(folder, 'en.yaml')), read(file)));
}

/** Name of the case study at a path of the website. */
export const toName = (path: string): string => path.slice(1);
