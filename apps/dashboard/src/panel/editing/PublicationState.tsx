'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useSaver } from './use-saver.ts';

/**
 * Says whether visitors see what is in the form, and leads back to what they see. As Payload's own, whose way back is refused:
 * it says that it was made from the published version, which is not the newest one.
 */
export function PublicationState() {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = info;
  const { saver } = useSaver(`${collectionSlug}/${id}`);
  const { reset } = useForm();
  const { toggleModal } = useModal();
  const { t } = useTranslation();
  const hasChanges = unpublishedVersionCount > 0;
  const state = !hasPublishedDoc ? 'draft' : hasChanges ? 'changed' : 'published';
  const canRevert = state === 'changed' && !info.isTrashed && Boolean(info.docPermissions?.update);
  const modal = `confirm-revert-${id}`;

  async function revert() {
    // What is typed stays among the versions.
    if (saver && !(await saver.flush({ keepsVersion: true }))) return;
    await saver?.catchUp();
    const address = `/cms-api/${collectionSlug}/${id}?depth=0&fallback-locale=null`;
    try {
      const published = await (await fetch(address)).json();
      const updatedAt = saver?.getVersion() ?? published.updatedAt;
      const answer = await fetch(address, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...published, _status: 'published', updatedAt }),
      });
      const { doc, message, errors } = await answer.json();
      if (!answer.ok) {
        toast.error(errors?.[0]?.message ?? t('error:revertingDocument'));
        return void saver?.look();
      }
      await reset(doc);
      toast.success(message);
      info.incrementVersionCount();
      info.setMostRecentVersionIsAutosaved(false);
      info.setUnpublishedVersionCount(0);
    } catch {
      toast.error(t('error:revertingDocument'));
    }
  }

  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{t(`version:${state}`)}</span>
        {canRevert && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modal)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              heading={t('version:confirmRevertToSaved')}
              modalSlug={modal}
              onConfirm={() => revert()}
            />
          </>
        )}
      </div>
    </div>
  );
}
