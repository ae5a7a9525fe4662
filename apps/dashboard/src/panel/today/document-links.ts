import { toWordsTitle } from '../../collections/content/content-names.ts';
import type { Place } from '../../today/place.ts';
import { toContentPath } from '../content/paths.ts';
import type { Translations } from '../language/get-translations.ts';

/** Where it is edited. */
export const toEditPath = ({ collection, id, name }: Place): string =>
  collection === 'content' ? toContentPath(name) : `/admin/collections/${collection}/${id}`;

/** What it is called. */
export function toDocumentTitle(
  { collection, name }: Place,
  { texts, language }: Pick<Translations<'today'>, 'texts' | 'language'>,
): string {
  const { drafts } = texts;
  if (collection !== 'content') return name || drafts.untitled;
  return `${drafts.content}: ${toWordsTitle(name, language)}`;
}
