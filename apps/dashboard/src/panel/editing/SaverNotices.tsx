'use client';

import { ConflictNotice } from './ConflictNotice.tsx';
import type { Saver, SavingState } from './saver.ts';
import { toMoment } from './when.ts';
import type { WordField } from './words.ts';

interface SaverNoticesProps {
  saver: Saver;
  state: SavingState | undefined;
  fields: WordField[];
  /** What is edited, in a sentence: `post`. */
  noun: string;
}

/** What needs a decision before a form is written on: words of an earlier visit, or a colleague's. */
export function SaverNotices({ saver, state, fields, noun }: SaverNoticesProps) {
  if (state?.kind === 'conflict') {
    return <ConflictNotice saver={saver} conflict={state.conflict} fields={fields} noun={noun} />;
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
