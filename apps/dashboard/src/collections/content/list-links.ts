import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { readDefaults } from './default-content.ts';

let links: string[] | undefined;

/** Paths that the default copy links to, as suggestions for links. Cached, because they only change with a release. */
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
