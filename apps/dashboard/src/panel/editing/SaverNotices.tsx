'use client';

import type { Drafted } from '../../collections/editing/drafted.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { Saver, SavingState } from './saver.ts';
import type { WordField } from './words.ts';

interface SaverNoticesProps {
  saver: Saver;
  state: SavingState | undefined;
  fields: WordField[];
  /** What is edited. */
  collection: Drafted;
}

/** What needs a decision before a form is written on: words of an earlier visit, or a colleague's. */
export function SaverNotices({ saver, state, fields, collection }: SaverNoticesProps) {
  const {
    language,
    texts: { notices },
    t,
  } = useTranslations('editing');
  if (state?.kind === 'conflict') {
    const known = { saver, fields, collection };
    return <ConflictNotice {...known} conflict={state.conflict} />;
  }
  if (state?.kind === 'failed') {
    return (
      <section className="editing-notice editing-notice--failed" aria-label={notices.notSaved}>
        <p role="alert">
          <strong>{notices.couldNot}</strong> {state.problem}
          {saver.hasRoom() && ` ${notices.kept}`}
        </p>
        <p className="editing-notice__acts">
          <button type="button" onClick={() => saver.retry()}>
            {notices.retry}
          </button>
        </p>
      </section>
    );
  }
  const offer = saver.getOffer();
  if (!offer) return null;
  const labels = fields.filter(({ name }) => name in offer.words).map(({ label }) => label);
  return (
    <section className="editing-notice" aria-label={notices.offer}>
      <p>
        <strong>{t(notices.wrote, { time: toMoment(offer.at, language) })}</strong>{' '}
        {new Intl.ListFormat(locales[language], { type: 'unit' }).format(labels)}.
      </p>
      <p className="editing-notice__acts">
        <button type="button" onClick={() => saver.answerOffer(true)}>
          {notices.putBack}
        </button>
        <button type="button" data-quiet onClick={() => saver.answerOffer(false)}>
          {notices.throwAway}
        </button>
      </p>
    </section>
  );
}
