import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { toSitePages } from '@agency/content/site-pages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';
import * as z from 'zod';
import { toContentLabel } from '../collections/content/content-labels.ts';

/** A place of the website that the release brings: a page, or a case study. */
export interface StaticPage {
  kind: 'pages' | 'case-studies';
  name: string;
  title: string;
  path: string;
}

const studySchema = z.object({ client: z.string(), route: z.string() });

let places: StaticPage[] | undefined;

/** Every page and case study of the release that runs. Read once. */
export function listStaticPages(): StaticPage[] {
  places ??= [...listPages(), ...listCaseStudies()];
  return places;
}

const listPages = (): StaticPage[] =>
  toSitePages(readBrand()).map(({ name, path }) => ({
    kind: 'pages',
    name,
    path,
    title: toContentLabel(name),
  }));

function listCaseStudies(): StaticPage[] {
  const folder = join(findProjectRoot(process.cwd()), 'packages/content/case-studies');
  return readdirSync(folder).map((name) => {
    const words: unknown = parse(readFileSync(join(folder, name, 'en.yaml'), 'utf8'));
    const { client, route } = studySchema.parse(words);
    return { kind: 'case-studies', name, title: client, path: route };
  });
}
