'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { PreviewControls } from './PreviewControls.tsx';

/** Next to the buttons of a post: its public page and its preview. */
export function DraftPreview() {
  const { collectionSlug, id, isTrashed, ...info } = useDocumentInfo();
  const { isModalOpen } = useModal();
  if (!id || isTrashed) return null;
  return (
    <PreviewControls
      apiUrl={`/cms-api/${collectionSlug}/${id}`}
      version={String(info.data?.updatedAt)}
      publishedVersion={`${info.hasPublishedDoc} ${info.unpublishedVersionCount === 0} ${isModalOpen(`plan-${id}`)}`}
    />
  );
}
