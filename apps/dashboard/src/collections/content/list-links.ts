import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { readShipped } from './shipped-words.ts';

/** Addresses of the website's own pages, as its words link to them: what a link may be offered. */
export function listLinks(): string[] {
  const keys = Object.keys(contentSchemas) as ContentKey[];
  const found = keys.flatMap((key) => collectLinks(readShipped(key)));
  return [...new Set(['/', ...found])].toSorted();
}

function collectLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' && /^(\/|\{companyPath\})/.test(inner)
      ? [inner]
      : collectLinks(inner),
  );
}
