import { toContentTitle } from '../../collections/content/content-labels.ts';
import type { DocumentLabel } from '../../today/document-label.ts';
import { toContentPath } from '../content/paths.ts';
import type { Translations } from '../language/get-translations.ts';

/** Where it is edited. */
export const toEditPath = ({ collection, id, name }: DocumentLabel): string =>
  collection === 'content' ? toContentPath(name) : `/admin/collections/${collection}/${id}`;

/** What it is called. */
export function toDocumentTitle(
  { collection, name }: DocumentLabel,
  { texts, language }: Pick<Translations<'today'>, 'texts' | 'language'>,
): string {
  const { drafts } = texts;
  if (collection !== 'content') return name || drafts.untitled;
  return `${drafts.content}: ${toContentTitle(name, language)}`;
}
