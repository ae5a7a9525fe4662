'use client';

import {
  Drawer,
  FormSubmit,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useRef } from 'react';
import { useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

/** An editor updates the form within this time, and Payload's autosave follows its interval; in milliseconds. */
const EDITOR_DELAY = 500;
const LONGEST_WAIT = 5000;

const wait = (duration: number) => new Promise((done) => setTimeout(done, duration));

/** Publishes the form, or opens the drawer that schedules it. */
export function PublishControls({ isSchedulable }: { isSchedulable: boolean }) {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id } = info;
  const waitForAutosave = useAutosaveEnd();
  const { publishing } = useTranslations('editing').texts;
  const { submit } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  const { isModalOpen, openModal } = useModal();
  const { run } = useTask();
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
    await waitForAutosave();
    if (!(await save('published'))) return showFaults();
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
    toast.success(publishing.published);
  }

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges}
        enableSubMenu={isSchedulable}
        size="medium"
        type="button"
        // A second click may come while the autosave is under way.
        onClick={() => void run(publish)}
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

/** Opens the first tab and the folds with fields that were refused, which Payload marks a moment later. */
async function showFaults(): Promise<void> {
  await wait(EDITOR_DELAY);
  document.querySelector<HTMLElement>('.tabs-field__tab-button--has-error')?.click();
  const folds = '.collapsible-field--has-error .collapsible__toggle--collapsed';
  for (const fold of document.querySelectorAll<HTMLElement>(folds)) fold.click();
}

/**
 * Returns a function that waits until Payload's autosave has stored the last key. What publishes or schedules would
 * otherwise race with it, and one of both would be rejected. It resolves to whether nothing is pending.
 */
function useAutosaveEnd(): () => Promise<boolean> {
  const isPending = useRef(false);
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  isPending.current = isModified || isSaving;
  return async () => {
    await wait(EDITOR_DELAY);
    const end = Date.now() + LONGEST_WAIT;
    while (isPending.current && Date.now() < end) await wait(50);
    return !isPending.current;
  };
}
