'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { UnsavedText } from './UnsavedText.tsx';

/** The notices above the form of a document. */
export function EditingNotices() {
  const { hasSavePermission, id, isTrashed } = useDocumentInfo();
  return id && hasSavePermission && !isTrashed ? <UnsavedText key={id} /> : null;
}
