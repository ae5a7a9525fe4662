import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { toSitePages } from '@agency/content/site-pages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';
import * as z from 'zod';
import { toContentLabel } from '../collections/content/content-labels.ts';

/** A page or case study that ships with the release. */
export interface StaticPage {
  kind: 'pages' | 'case-studies';
  name: string;
  title: string;
  path: string;
}

const studySchema = z.object({ client: z.string(), route: z.string() });

let places: StaticPage[] | undefined;

/** All pages and static case studies. Cached. */
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
