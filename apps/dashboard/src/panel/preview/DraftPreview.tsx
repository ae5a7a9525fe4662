'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useSaver } from '../editing/use-saver.ts';
import { PreviewControls } from './PreviewControls.tsx';

/** Beside the buttons of a post: where visitors see it, and its draft as they will. */
export function DraftPreview() {
  const { collectionSlug, id, isTrashed, ...info } = useDocumentInfo();
  const { saver, state } = useSaver(`${collectionSlug}/${id}`);
  const { isModalOpen } = useModal();
  if (!id || isTrashed) return null;
  return (
    <PreviewControls
      address={`/cms-api/${collectionSlug}/${id}`}
      saver={saver}
      state={state}
      published={`${info.hasPublishedDoc} ${info.unpublishedVersionCount === 0} ${isModalOpen(`plan-${id}`)}`}
    />
  );
}
