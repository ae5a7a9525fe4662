'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useAutosave } from './use-autosave.ts';

/**
 * Shows the publication status, and reverts to the published version. Replaces Payload's component, whose revert is rejected:
 * it sends the published version as base version, which is not the newest one.
 */
export function PublicationStatus() {
  const info = useDocumentInfo();
  const { collectionSlug, hasPublishedDoc, id, unpublishedVersionCount } = info;
  const { autosave } = useAutosave(`${collectionSlug}/${id}`);
  const { reset } = useForm();
  const { code: locale } = useLocale();
  const { toggleModal } = useModal();
  const { t } = useTranslation();
  const hasChanges = unpublishedVersionCount > 0;
  const state = !hasPublishedDoc ? 'draft' : hasChanges ? 'changed' : 'published';
  const canRevert = state === 'changed' && !info.isTrashed && Boolean(info.docPermissions?.update);
  const modal = `confirm-revert-${id}`;

  async function revert() {
    // What is typed stays among the versions.
    if (autosave && !(await autosave.flush({ keepsVersion: true }))) return;
    await autosave?.syncVersion();
    const url = `/cms-api/${collectionSlug}/${id}?depth=0&fallback-locale=null&locale=${locale}`;
    try {
      const published = await (await fetch(url)).json();
      const updatedAt = autosave?.getVersion() ?? published.updatedAt;
      const response = await fetch(url, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...published, _status: 'published', updatedAt }),
      });
      const { doc, message, errors } = await response.json();
      if (!response.ok) {
        toast.error(errors?.[0]?.message ?? t('error:revertingDocument'));
        return void autosave?.checkVersion();
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
