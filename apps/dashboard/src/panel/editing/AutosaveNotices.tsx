'use client';

import type { VersionedCollection } from '../../collections/editing/versioned.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import type { Autosave, AutosaveState } from './autosave.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { EditableField } from './field-values.ts';

interface AutosaveNoticesProps {
  autosave: Autosave;
  state: AutosaveState | undefined;
  fields: EditableField[];
  /** What is edited. */
  collection: VersionedCollection;
}

/** Notices that need a decision: a local draft, a conflict, or a failed save. */
export function AutosaveNotices({ autosave, state, fields, collection }: AutosaveNoticesProps) {
  const {
    language,
    texts: { notices },
    t,
  } = useTranslations('editing');
  if (state?.kind === 'conflict') {
    const known = { autosave, fields, collection };
    return <ConflictNotice {...known} conflict={state.conflict} />;
  }
  if (state?.kind === 'failed') {
    return (
      <section className="editing-notice editing-notice--failed" aria-label={notices.notSaved}>
        <p role="alert">
          <strong>{notices.couldNot}</strong> {state.problem}
          {autosave.hasBackup() && ` ${notices.kept}`}
        </p>
        <p className="editing-notice__acts">
          <button type="button" onClick={() => autosave.retry()}>
            {notices.retry}
          </button>
        </p>
      </section>
    );
  }
  const offer = autosave.getRestorable();
  if (!offer) return null;
  const labels = fields.filter(({ name }) => name in offer.values).map(({ label }) => label);
  return (
    <section className="editing-notice" aria-label={notices.offer}>
      <p>
        <strong>{t(notices.wrote, { time: toMoment(offer.at, language) })}</strong>{' '}
        {new Intl.ListFormat(locales[language], { type: 'unit' }).format(labels)}.
      </p>
      <p className="editing-notice__acts">
        <button type="button" onClick={() => autosave.restore(true)}>
          {notices.putBack}
        </button>
        <button type="button" data-quiet onClick={() => autosave.restore(false)}>
          {notices.throwAway}
        </button>
      </p>
    </section>
  );
}
