import { basename } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { toSitePages } from '@agency/content/site-pages';
import { readStaticCaseStudies } from '../collections/case-studies/static-case-studies.ts';
import { toContentLabel } from '../collections/content/content-labels.ts';

/** A page or case study that ships with the release. */
export interface StaticPage {
  kind: 'pages' | 'case-studies';
  name: string;
  title: string;
  path: string;
}

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

const listCaseStudies = (): StaticPage[] =>
  readStaticCaseStudies().map(({ folder, study: { client, route } }) => ({
    kind: 'case-studies',
    name: basename(folder),
    title: client,
    path: route,
  }));
