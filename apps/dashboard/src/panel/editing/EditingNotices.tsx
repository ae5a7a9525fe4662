'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useSaver } from './use-saver.ts';
import { toMoment } from './when.ts';
import { collectFields } from './words.ts';

/** What needs a decision before the form is written on: words of an earlier visit, or a colleague's. */
export function EditingNotices() {
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { saver, state } = useSaver(`${collectionSlug}/${id}`);
  if (!saver) return null;
  const fields = collectFields(docConfig?.fields ?? []);
  if (state?.kind === 'conflict') {
    return <ConflictNotice saver={saver} conflict={state.conflict} fields={fields} />;
  }
  if (state?.kind === 'failed') {
    return (
      <section className="editing-notice editing-notice--failed" aria-label="Not saved">
        <p role="alert">
          <strong>Could not be saved:</strong> {state.problem}
          {saver.hasRoom() && ' Your words are kept in this browser.'}
        </p>
        <p className="editing-notice__acts">
          <button type="button" onClick={() => saver.retry()}>
            Try now
          </button>
        </p>
      </section>
    );
  }
  const offer = saver.getOffer();
  if (!offer) return null;
  const labels = fields.filter(({ name }) => name in offer.words).map(({ label }) => label);
  return (
    <section className="editing-notice" aria-label="Words that were not saved">
      <p>
        <strong>On {toMoment(offer.at)} you wrote something here that was not saved:</strong>{' '}
        {labels.join(', ')}.
      </p>
      <p className="editing-notice__acts">
        <button type="button" onClick={() => saver.answerOffer(true)}>
          Put back
        </button>
        <button type="button" data-quiet onClick={() => saver.answerOffer(false)}>
          Throw away
        </button>
      </p>
    </section>
  );
}
