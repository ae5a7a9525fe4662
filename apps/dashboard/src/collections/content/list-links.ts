import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { readDefaults } from './default-content.ts';

let links: string[] | undefined;

/**
 * Addresses of the website's own pages, as its words link to them: what a link may be offered. Read once: they are those of the
 * release that runs.
 */
export function listLinks(): string[] {
  if (links) return links;
  const keys = Object.keys(contentSchemas) as ContentKey[];
  const found = keys.flatMap((key) => collectLinks(readDefaults(key)));
  links = [...new Set(['/', ...found])].toSorted();
  return links;
}

function collectLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' && /^(\/|\{companyPath\})/.test(inner)
      ? [inner]
      : collectLinks(inner),
  );
}
