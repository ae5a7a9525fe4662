'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import type { Drafted } from '../../collections/editing/drafted.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FaultLinks } from './FaultLinks.tsx';
import { SaverNotices } from './SaverNotices.tsx';
import { useSaver } from './use-saver.ts';
import { collectFields } from './words.ts';

/** The notices above the form of a document. */
export function EditingNotices() {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { language } = useTranslations('editing');
  const { saver, state } = useSaver(`${collectionSlug}/${id}`);
  if (!saver) return null;
  const fields = collectFields(docConfig?.fields ?? [], language);
  const collection = collectionSlug as Drafted;
  return (
    <>
      <SaverNotices saver={saver} state={state} fields={fields} collection={collection} />
      <FaultLinks />
    </>
  );
}
