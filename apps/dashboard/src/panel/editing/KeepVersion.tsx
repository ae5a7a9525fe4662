'use client';

import { FormSubmit, useDocumentInfo, useEditDepth, useHotkey } from '@payloadcms/ui';
import { useWords } from '../language/SpokenLanguage.tsx';
import { useSaver } from './use-saver.ts';

/** Stores what is typed at once, as a version that stays. Ctrl+S does the same. */
export function KeepVersion() {
  const { collectionSlug, id } = useDocumentInfo();
  const { saver } = useSaver(`${collectionSlug}/${id}`);
  const { words } = useWords('editing');
  const save = () => void saver?.flush({ keepsVersion: true });
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    save();
  });
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      size="medium"
      type="button"
      onClick={save}
    >
      {words.saving.keep}
    </FormSubmit>
  );
}
