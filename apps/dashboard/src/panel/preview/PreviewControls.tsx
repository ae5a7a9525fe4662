'use client';

import { useId, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import type { PreviewProps } from './preview-props.ts';
import { ViewOnSite } from './ViewOnSite.tsx';

interface PreviewControlsProps extends PreviewProps {
  /** Changes whenever something is published or scheduled. */
  publishedVersion: string;
}

/** The link to the published page, and the button of the draft preview. */
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
