import type { DocumentLabel } from '../../today/documents.ts';
import type { Translations } from '../language/get-translations.ts';

/** Title of a document, and where it is edited. */
export const toDocumentRow = (
  { collection, id, name }: DocumentLabel,
  { planned }: Translations<'today'>['texts'],
) => ({ path: `/admin/collections/${collection}/${id}`, title: name || planned.untitled });
