'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { SaverNotices } from './SaverNotices.tsx';
import { useSaver } from './use-saver.ts';
import { collectFields } from './words.ts';

/** The notices above the form of a post. */
export function EditingNotices() {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { saver, state } = useSaver(`${collectionSlug}/${id}`);
  if (!saver) return null;
  const fields = collectFields(docConfig?.fields ?? []);
  return <SaverNotices saver={saver} state={state} fields={fields} noun="post" />;
}
