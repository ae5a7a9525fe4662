'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { VersionedCollection } from '../../collections/editing/versioned.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { AutosaveNotices } from './AutosaveNotices.tsx';
import { ErrorLinks } from './ErrorLinks.tsx';
import { collectEditableFields } from './field-values.ts';
import { useAutosave } from './use-autosave.ts';

/** The notices above the form of a document. */
export function EditingNotices() {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { language } = useTranslations('editing');
  const { autosave, state } = useAutosave(`${collectionSlug}/${id}`);
  if (!autosave) return null;
  const fields = collectEditableFields(docConfig?.fields ?? [], language);
  const collection = collectionSlug as VersionedCollection;
  return (
    <>
      <AutosaveNotices autosave={autosave} state={state} fields={fields} collection={collection} />
      <ErrorLinks />
    </>
  );
}
