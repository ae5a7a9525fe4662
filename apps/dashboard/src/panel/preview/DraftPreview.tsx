'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useAutosave } from '../editing/use-autosave.ts';
import { PreviewControls } from './PreviewControls.tsx';

/** Next to the buttons of a post: its public page and its preview. */
export function DraftPreview() {
  const { collectionSlug, id, isTrashed, ...info } = useDocumentInfo();
  const { autosave, state } = useAutosave(`${collectionSlug}/${id}`);
  const { isModalOpen } = useModal();
  if (!id || isTrashed) return null;
  return (
    <PreviewControls
      apiUrl={`/cms-api/${collectionSlug}/${id}`}
      autosave={autosave}
      state={state}
      publishedVersion={`${info.hasPublishedDoc} ${info.unpublishedVersionCount === 0} ${isModalOpen(`plan-${id}`)}`}
    />
  );
}
