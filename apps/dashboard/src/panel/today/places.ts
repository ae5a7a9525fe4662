import { toContentTitle } from '../../collections/content/content-labels.ts';
import type { DocumentLabel } from '../../today/document-label.ts';
import { toWordsPath } from '../words/places.ts';
import type { Spoken } from './spoken.ts';

/** Where it is edited. */
export const toPlacePath = ({ collection, id, name }: DocumentLabel): string =>
  collection === 'content' ? toWordsPath(name) : `/admin/collections/${collection}/${id}`;

/** What it is called. */
export function toPlaceName(
  { collection, name }: DocumentLabel,
  { words, language }: Pick<Spoken, 'words' | 'language'>,
): string {
  const { drafts } = words;
  if (collection !== 'content') return name || drafts.untitled;
  return `${drafts.words}: ${toContentTitle(name, language)}`;
}
