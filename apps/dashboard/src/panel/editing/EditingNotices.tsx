'use client';

import { getTranslation } from '@payloadcms/translations';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { collectEditableFields } from '../../collections/editing/field-values.ts';
import { locales } from '../../platform/language/language.ts';
import { toMoment } from '../../platform/language/times.ts';
import { useShowError } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PreviewClicks } from './preview-clicks.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

/** The notices above the form of a document. */
export function EditingNotices() {
  const { collectionSlug, hasSavePermission, id, isTrashed } = useDocumentInfo();
  if (!id || !hasSavePermission || isTrashed) return null;
  return (
    <>
      <UnsavedText key={id} />
      {collectionSlug !== 'content' && <PreviewClicks />}
    </>
  );
}

/** Text that could not be saved, or was not saved in an earlier visit. */
function UnsavedText() {
  const { docConfig } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { language, texts, t } = useTranslations('editing');
  const { notices, problems } = texts;
  const { discard, failure, offer, restore, retry } = useUnsavedText();
  const showError = useShowError();
  if (failure) {
    const isConflict = failure.status === 409;
    const isSignedOut = failure.status === 401 || failure.status === 403;
    const reason = isSignedOut ? problems.signedOut : failure.message || problems.unreachable;
    return (
      <section
        className="panel-part editing-notice editing-notice--failed"
        aria-label={notices.notSaved}
      >
        <p role="alert">
          <strong>{notices.couldNot}</strong> {reason} {notices.kept}
        </p>
        <p className="acts">
          <button type="button" onClick={() => (isConflict ? location.reload() : void retry())}>
            {isConflict ? notices.reload : notices.retry}
          </button>
        </p>
      </section>
    );
  }
  if (!offer) return null;
  const labels = collectEditableFields(docConfig?.fields ?? [])
    .filter(({ name }) => name in offer.values)
    .map(({ label, name }) => getTranslation(label || name, i18n));
  return (
    <section className="panel-part editing-notice" aria-label={notices.offer}>
      <p>
        <strong>{t(notices.wrote, { time: toMoment(offer.at, language) })}</strong>{' '}
        {new Intl.ListFormat(locales[language], { type: 'unit' }).format(labels)}.
      </p>
      <p className="acts">
        <button type="button" onClick={() => restore().catch(showError)}>
          {notices.putBack}
        </button>
        <button type="button" onClick={discard}>
          {notices.throwAway}
        </button>
      </p>
    </section>
  );
}
