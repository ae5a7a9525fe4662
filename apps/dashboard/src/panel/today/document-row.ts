import { toContentTitle } from '../../collections/content/content-labels.ts';
import type { DocumentLabel } from '../../today/documents.ts';
import { toContentPath } from '../content/paths.ts';
import type { Translations } from '../language/get-translations.ts';

/** Title of a document, and where it is edited. */
export const toDocumentRow = (
  { collection, id, name }: DocumentLabel,
  { texts: { planned }, language }: Pick<Translations<'today'>, 'texts' | 'language'>,
) =>
  collection === 'content'
    ? { path: toContentPath(name), title: `${planned.content}: ${toContentTitle(name, language)}` }
    : { path: `/admin/collections/${collection}/${id}`, title: name || planned.untitled };
