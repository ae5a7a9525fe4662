import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage } from '@agency/content/languages';
import { caseStudySchema } from '@agency/content/schemas/case-study';
import { parse } from 'yaml';

export const CASE_STUDIES = fileURLToPath(
  new URL('../../../packages/content/case-studies', import.meta.url),
);

/** Reads the case studies of the content files at build time. */
export const readCaseStudyFiles = () =>
  globSync(`${CASE_STUDIES}/*/${defaultLanguage.tag}.yaml`).map((file) => ({
    file,
    folder: basename(dirname(file)),
    caseStudy: caseStudySchema.parse(parse(readFileSync(file, 'utf8'))),
  }));
