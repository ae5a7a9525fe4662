'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { type Drafted, draftedNouns } from '../../collections/editing/drafted.ts';
import { SaverNotices } from './SaverNotices.tsx';
import { useSaver } from './use-saver.ts';
import { collectFields } from './words.ts';

/** The notices above the form of a document. */
export function EditingNotices() {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { saver, state } = useSaver(`${collectionSlug}/${id}`);
  if (!saver) return null;
  const fields = collectFields(docConfig?.fields ?? []);
  const { one } = draftedNouns[collectionSlug as Drafted];
  return <SaverNotices saver={saver} state={state} fields={fields} noun={one} />;
}
