'use client';

import { useId, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import type { PreviewProps } from './preview-props.ts';
import { ViewOnSite } from './ViewOnSite.tsx';

interface PreviewControlsProps extends PreviewProps {
  /** Differs whenever something was published or planned. */
  publishedVersion: string;
}

/** The way to what is published of a document, and the button that shows its draft beside the form. */
export function PreviewControls({ publishedVersion, ...props }: PreviewControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const pane = useId();
  const { texts } = useTranslations('preview');
  return (
    <>
      <ViewOnSite apiUrl={props.apiUrl} version={publishedVersion} />
      <button
        type="button"
        className="preview-button"
        aria-expanded={isOpen}
        aria-controls={pane}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.button}
      </button>
      {isOpen && <PreviewPane {...props} id={pane} onClose={() => setOpen(false)} />}
    </>
  );
}
