'use client';

import { useState } from 'react';
import { FieldText } from './FieldText.tsx';
import type { Conflict, Saver } from './saver.ts';
import { toMoment } from './when.ts';
import type { WordField } from './words.ts';

interface ConflictNoticeProps {
  saver: Saver;
  conflict: Conflict;
  fields: WordField[];
  /** What is edited, in a sentence: `post`. */
  noun: string;
}

/** Shows both texts of every field that differs, and stores what is chosen. */
export function ConflictNotice({ saver, conflict, fields, noun }: ConflictNoticeProps) {
  const { by, at, mine, theirs, suggested } = conflict;
  const [choices, setChoices] = useState(suggested);
  const sides = [
    { side: 'mine', title: 'Yours', words: mine },
    { side: 'theirs', title: `Of ${by}`, words: theirs },
  ] as const;
  return (
    <section className="editing-notice" aria-labelledby="conflict-title">
      <h2 id="conflict-title" role="alert">
        {by} changed this {noun} on {toMoment(at)}, while you were writing.
      </h2>
      <p>Nothing is lost. Choose which text stays, field by field.</p>
      {fields
        .filter(({ name }) => name in choices)
        .map((field) => (
          <fieldset key={field.name}>
            <legend>{field.label}</legend>
            {sides.map(({ side, title, words }) => (
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
                <FieldText field={field} value={words[field.name]} />
              </label>
            ))}
          </fieldset>
        ))}
      <p className="editing-notice__acts">
        <button type="button" onClick={() => void saver.settle(choices)}>
          Save what is chosen
        </button>
      </p>
    </section>
  );
}
