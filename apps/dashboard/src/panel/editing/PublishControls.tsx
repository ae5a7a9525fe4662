'use client';

import {
  Drawer,
  FormSubmit,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import { askOnSite } from '../preview/ask-on-site.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { useSaver } from './use-saver.ts';

interface PublishControlsProps {
  /** Whether publishing may be planned, and where it is seen be asked. */
  isPlanned?: boolean;
}

/** Publishes what is in the form, or opens the drawer that plans it. */
export function PublishControls({ isPlanned = true }: PublishControlsProps) {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id } = info;
  const { saver } = useSaver(`${collectionSlug}/${id}`);
  const {
    language,
    texts: { publishing },
    t,
  } = useTranslations('editing');
  const { onSite, newTab } = useTranslations('preview').texts;
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
      // Payload's own says that it was stored, not that visitors see it.
      disableSuccessStatus: true,
      overrides: { _status: 'published', ...(updatedAt && { updatedAt }) },
    });
    if (!result?.res.ok) return void saver?.look();
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
    await tellPublished();
  }

  /** Says when visitors see what was published, with the way there. */
  async function tellPublished() {
    if (!isPlanned) return void toast.success(publishing.publishedOpening);
    const { address, from } = await askOnSite(`/cms-api/${collectionSlug}/${id}`);
    if (!address) {
      const time = from && toMoment(from, language);
      // Nor a time: its language is off, or nobody could say.
      const { publishedFrom, publishedUnseen } = publishing;
      return void toast.success(time ? t(publishedFrom, { time }) : publishedUnseen);
    }
    // As a function it has the sign of success that texts have; a node has none.
    const notice = () => (
      <span className="published-notice">
        {publishing.published}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {onSite}
          <span className="words-unseen"> {newTab}</span>
        </a>
      </span>
    );
    toast.success(notice, { duration: 8000 });
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
            onBeforePlan={saver && (() => saver.flush())}
          />
        )}
      </Drawer>
    </>
  );
}
