'use client';

import { FormSubmit, toast, useDocumentInfo, useEditDepth, useHotkey } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useAutosave } from './use-autosave.ts';

/** Stores what is typed at once, as a version that stays. Ctrl+S does the same. */
export function SaveDraftButton() {
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo();
  const { autosave } = useAutosave(`${collectionSlug}/${id}`);
  const { saving } = useTranslations('editing').texts;

  async function save() {
    const before = autosave?.getVersion();
    // A failed save shows its own notice.
    if (!(await autosave?.flush({ keepsVersion: true }))) return;
    const isDraft = unpublishedVersionCount > 0 || autosave?.getVersion() !== before;
    if (!hasPublishedDoc) toast.success(saving.kept);
    else toast.success(isDraft ? saving.keptOver : saving.nothingNew);
  }

  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  });
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      size="medium"
      type="button"
      onClick={() => void save()}
    >
      {saving.keep}
    </FormSubmit>
  );
}
