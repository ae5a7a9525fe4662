'use client';

import {
  Drawer,
  FormSubmit,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useRef } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useAutosaveEnd } from './use-autosave-end.ts';

interface PublishControlsProps {
  /** Whether publishing can be scheduled. */
  isSchedulable: boolean;
}

/** Publishes the form, or opens the drawer that schedules it. */
export function PublishControls({ isSchedulable }: PublishControlsProps) {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id } = info;
  const waitForAutosave = useAutosaveEnd();
  const { publishing } = useTranslations('editing').texts;
  const { submit } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  const { isModalOpen, openModal } = useModal();
  // A second click may come while the autosave is under way.
  const isPublishing = useRef(false);
  if (!hasPublishPermission || !id) return null;
  const drawerSlug = `plan-${id}`;
  const hasChanges = isModified || info.unpublishedVersionCount > 0 || !hasPublishedDoc;

  const save = async (_status: 'draft' | 'published'): Promise<boolean> => {
    const query = `depth=0&fallback-locale=null&locale=${locale}&draft=${_status === 'draft'}`;
    const result = await submit({
      action: `/cms-api/${collectionSlug}/${id}?${query}`,
      method: 'PATCH',
      // The dashboard names the fields; the browser would say no more than that some are at fault.
      skipValidation: true,
      // Payload's message says that it is stored, not that it is public.
      disableSuccessStatus: true,
      overrides: { _status },
    });
    return result?.res.ok === true;
  };

  // Payload's form may stay modified after its autosave.
  const saveDraft = async () => (await waitForAutosave()) || save('draft');

  async function publish() {
    if (isPublishing.current) return;
    isPublishing.current = true;
    try {
      await waitForAutosave();
      if (!(await save('published'))) return;
      info.setUnpublishedVersionCount(0);
      info.setMostRecentVersionIsAutosaved(false);
      info.setHasPublishedDoc(true);
      toast.success(publishing.published);
    } finally {
      isPublishing.current = false;
    }
  }

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges}
        enableSubMenu={isSchedulable}
        size="medium"
        type="button"
        onClick={() => void publish()}
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="plan"
              onClick={() => {
                openModal(drawerSlug);
                close();
              }}
            >
              {publishing.openSchedule}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
      >
        {hasPublishedDoc ? publishing.publishChanges : publishing.publish}
      </FormSubmit>
      <Drawer slug={drawerSlug} title={publishing.schedule}>
        {isModalOpen(drawerSlug) && (
          <ScheduleForm
            apiUrl={`/cms-api/${collectionSlug}/${id}/schedule`}
            hasChanges={hasChanges}
            onBeforeSchedule={saveDraft}
          />
        )}
      </Drawer>
    </>
  );
}
