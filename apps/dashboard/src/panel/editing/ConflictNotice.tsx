'use client';

import { useState } from 'react';
import type { VersionedCollection } from '../../collections/editing/versioned.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import type { Autosave, Conflict } from './autosave.ts';
import { FieldText } from './FieldText.tsx';
import type { EditableField } from './field-values.ts';

interface ConflictNoticeProps {
  autosave: Autosave;
  conflict: Conflict;
  fields: EditableField[];
  /** What is edited. */
  collection: VersionedCollection;
}

/** Shows both texts of every field that differs, and stores what is chosen. */
export function ConflictNotice({ autosave, conflict, fields, collection }: ConflictNoticeProps) {
  const { by, at, mine, theirs, suggested } = conflict;
  const {
    language,
    texts: { notices, these },
    t,
  } = useTranslations('editing');
  const [choices, setChoices] = useState(suggested);
  const sides = [
    { side: 'mine', title: notices.mine, values: mine },
    { side: 'theirs', title: t(notices.theirs, { by }), values: theirs },
  ] as const;
  return (
    <section className="editing-notice" aria-labelledby="conflict-title">
      <h2 id="conflict-title" role="alert">
        {t(notices.changed, { by, this: these[collection], time: toMoment(at, language) })}
      </h2>
      <p>{notices.nothingLost}</p>
      {fields
        .filter(({ name }) => name in choices)
        .map((field) => (
          <fieldset key={field.name}>
            <legend>{field.label}</legend>
            {sides.map(({ side, title, values }) => (
              <label key={side}>
                <span>
                  <input
                    type="radio"
                    name={`choice-${field.name}`}
                    checked={choices[field.name] === side}
                    onChange={() => setChoices({ ...choices, [field.name]: side })}
                  />{' '}
                  {title}
                </span>
                <FieldText field={field} value={values[field.name]} />
              </label>
            ))}
          </fieldset>
        ))}
      <p className="editing-notice__acts">
        <button type="button" onClick={() => void autosave.resolveConflict(choices)}>
          {notices.settle}
        </button>
      </p>
    </section>
  );
}
