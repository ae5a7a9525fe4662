'use client';

import {
  Drawer,
  FormSubmit,
  PopupList,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useWords } from '../language/SpokenLanguage.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useSaver } from './use-saver.ts';

interface PublishControlsProps {
  /** Whether publishing may be planned. */
  isPlanned?: boolean;
}

/** Publishes what is in the form, or opens the drawer that plans it. */
export function PublishControls({ isPlanned = true }: PublishControlsProps) {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id } = info;
  const { saver } = useSaver(`${collectionSlug}/${id}`);
  const {
    words: { publishing },
  } = useWords('editing');
  const { submit } = useForm();
  const isModified = useFormModified();
  const { closeModal, isModalOpen, openModal } = useModal();
  if (!hasPublishPermission || !id) return null;
  const drawer = `plan-${id}`;
  const hasChanges = isModified || info.unpublishedVersionCount > 0 || !hasPublishedDoc;

  async function publish() {
    // What could not be stored says so by itself.
    if (saver && !(await saver.flush())) return;
    await saver?.catchUp();
    const updatedAt = saver?.getVersion();
    const result = await submit({
      action: `/cms-api/${collectionSlug}/${id}?depth=0&fallback-locale=null`,
      method: 'PATCH',
      // The dashboard names the fields; the browser would say no more than that some are at fault.
      skipValidation: true,
      overrides: { _status: 'published', ...(updatedAt && { updatedAt }) },
    });
    if (!result?.res.ok) return void saver?.look();
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  }

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges}
        enableSubMenu={isPlanned}
        size="medium"
        type="button"
        onClick={() => void publish()}
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="plan"
              onClick={() => {
                openModal(drawer);
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
      <Drawer slug={drawer} title={publishing.schedule}>
        {isModalOpen(drawer) && (
          <ScheduleForm
            address={`/cms-api/${collectionSlug}/${id}/schedule`}
            hasChanges={hasChanges}
            onDone={() => closeModal(drawer)}
          />
        )}
      </Drawer>
    </>
  );
}
