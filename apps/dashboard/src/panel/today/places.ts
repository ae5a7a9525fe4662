import { toWordsTitle } from '../../collections/content/content-names.ts';
import type { Place } from '../../today/place.ts';
import type { Translations } from '../language/get-translations.ts';
import { toWordsPath } from '../words/places.ts';

/** Where it is edited. */
export const toPlacePath = ({ collection, id, name }: Place): string =>
  collection === 'content' ? toWordsPath(name) : `/admin/collections/${collection}/${id}`;

/** What it is called. */
export function toPlaceName(
  { collection, name }: Place,
  { texts, language }: Pick<Translations<'today'>, 'texts' | 'language'>,
): string {
  const { drafts } = texts;
  if (collection !== 'content') return name || drafts.untitled;
  return `${drafts.words}: ${toWordsTitle(name, language)}`;
}
