'use client';

import { FormSubmit, toast, useDocumentInfo, useEditDepth, useHotkey } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useSaver } from './use-saver.ts';

/** Stores what is typed at once, as a version that stays. Ctrl+S does the same. */
export function KeepVersion() {
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo();
  const { saver } = useSaver(`${collectionSlug}/${id}`);
  const { saving } = useTranslations('editing').texts;

  async function save() {
    const before = saver?.getVersion();
    // What could not be stored says so by itself.
    if (!(await saver?.flush({ keepsVersion: true }))) return;
    const isDraft = unpublishedVersionCount > 0 || saver?.getVersion() !== before;
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
