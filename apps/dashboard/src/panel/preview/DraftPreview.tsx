'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { ViewOnSite } from './ViewOnSite.tsx';

/** Next to the buttons of a document: the link to its public page, and its preview. */
export function DraftPreview() {
  const { collectionSlug, id, isTrashed, ...info } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [isOpen, setOpen] = useState(false);
  const pane = useId();
  const { button } = useTranslations('preview').texts;
  if (!id || isTrashed) return null;
  const apiUrl = `/cms-api/${collectionSlug}/${id}`;
  // Changes whenever something is published or scheduled.
  const version = `${info.hasPublishedDoc} ${info.unpublishedVersionCount === 0} ${isModalOpen(`plan-${id}`)}`;
  return (
    <>
      <ViewOnSite apiUrl={apiUrl} version={version} />
      <button
        type="button"
        className="preview-button"
        aria-expanded={isOpen}
        aria-controls={pane}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <PreviewPane
          id={pane}
          apiUrl={apiUrl}
          version={String(info.data?.updatedAt)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
