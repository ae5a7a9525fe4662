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
import { useEffect, useRef, useState } from 'react';
import type { Schedule } from '../../collections/editing/scheduled-change-endpoints.ts';
import { RequestButton } from '../controls/RequestButton.tsx';
import { useShowError, useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type DashboardRequest, requestDashboard } from '../request-dashboard.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { toScheduledChangeText } from './scheduled-change-text.ts';

/** An editor updates the form within this time, and Payload's autosave follows its interval; in milliseconds. */
const EDITOR_DELAY = 500;
const LONGEST_WAIT = 5000;

/** Milliseconds after which the scheduled changes are read again. */
const POLL_INTERVAL = 10_000;

const wait = (duration: number) => new Promise((done) => setTimeout(done, duration));

/** The scheduled changes of the form, and buttons that publish it or open the drawer that schedules it. */
export function PublishControls({ isSchedulable }: { isSchedulable: boolean }) {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id } = info;
  const waitForAutosave = useAutosaveEnd();
  const translations = useTranslations('editing');
  const { publishing, schedule: labels } = translations.texts;
  const { submit } = useForm();
  const { code: locale } = useLocale();
  const isModified = useFormModified();
  const { closeModal, isModalOpen, openModal } = useModal();
  const { run } = useTask();
  const { schedule, change } = useSchedule(isSchedulable);
  if (!hasPublishPermission || !id) return null;
  const drawerSlug = `plan-${id}`;
  const hasChanges = isModified || info.unpublishedVersionCount > 0 || !hasPublishedDoc;

  const save = async (_status: 'draft' | 'published'): Promise<boolean> => {
    const query = `depth=0&fallback-locale=null&locale=${locale}&draft=${_status === 'draft'}`;
    const result = await submit({
      action: `/cms-api/${collectionSlug}/${id}?${query}`,
      method: 'PATCH',
      // The dashboard names the fields; the browser would say only that some are invalid.
      skipValidation: true,
      // Payload's message says that it is stored, not that it is public.
      disableSuccessStatus: true,
      overrides: { _status },
    });
    return result?.res.ok === true;
  };

  async function publish() {
    await waitForAutosave();
    if (!(await save('published'))) return showErrors();
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
    toast.success(publishing.published);
    if (schedule?.changes.length) await change();
  }

  async function scheduleChange(body: object) {
    // Payload's form may stay modified after its autosave.
    const isSaved = (await waitForAutosave()) || (await save('draft'));
    if (!isSaved) throw new Error(labels.unsaved);
    await change({ method: 'POST', body });
    closeModal(drawerSlug);
  }

  return (
    <>
      <ul className="panel-part planned" aria-live="polite">
        {schedule?.changes.map((one) => (
          <li key={one.id}>
            {toScheduledChangeText(one, translations)}{' '}
            <RequestButton
              method="DELETE"
              path={`/${collectionSlug}/${id}/schedule/${one.id}`}
              text={labels.cancel}
              label={`${labels.cancel} ${toScheduledChangeText(one, translations)}`}
              onDone={() => void change()}
            />
          </li>
        ))}
      </ul>
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
        {isModalOpen(drawerSlug) && schedule && (
          <ScheduleForm schedule={schedule} hasChanges={hasChanges} onSchedule={scheduleChange} />
        )}
      </Drawer>
    </>
  );
}

/** The scheduled changes of the document, and a function that changes them. The form learns when one was done. */
function useSchedule(isSchedulable: boolean) {
  const { collectionSlug, id, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const showError = useShowError();
  const [schedule, setSchedule] = useState<Schedule>();
  const count = schedule?.changes.length;
  async function change(options?: DashboardRequest) {
    const url = `/cms-api/${collectionSlug}/${id}/schedule`;
    const next = await requestDashboard<Schedule>(url, options);
    setSchedule(next);
    const wasDue = schedule?.changes.some(({ at }) => Date.parse(at) < Date.now());
    if (!wasDue || next.changes.length === count) return;
    setHasPublishedDoc(next.isPublished);
    setUnpublishedVersionCount(0);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and again while a change is scheduled
  useEffect(() => {
    if (!isSchedulable || !id || count === 0) return;
    const timer = setTimeout(() => change().catch(showError), schedule && POLL_INTERVAL);
    return () => clearTimeout(timer);
  }, [schedule]);
  return { schedule, change };
}

/** Opens the first tab and the collapsed groups with rejected fields, which Payload marks a moment later. */
async function showErrors(): Promise<void> {
  await wait(EDITOR_DELAY);
  document.querySelector<HTMLElement>('.tabs-field__tab-button--has-error')?.click();
  const collapsed = '.collapsible-field--has-error .collapsible__toggle--collapsed';
  for (const toggle of document.querySelectorAll<HTMLElement>(collapsed)) toggle.click();
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
