import { fillPlaceholders } from '@agency/content/placeholders';
import { useState } from 'react';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import type { Initials as Letters } from '../../../model/team/initials.ts';
import { SHEET_SIZE, SHEET_STEP, toSheet } from '../../../model/team/team-sheet.ts';
import { Initials } from '../../../ui/Initials.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './TeamSheet.module.css';

interface Person {
  name: string;
  position: string;
  quote: string;
  portrait?: ResponsiveImage | undefined;
  /** Stand in for a portrait that is missing. */
  initials?: Letters | undefined;
}

interface TeamSheetProps {
  people: Person[];
  words: {
    more: string;
    previous: string;
    next: string;
    position: string;
  };
}

/** A portrait that turns to what the person says. */
function Portrait({ person, words }: { person: Person; words: TeamSheetProps['words'] }) {
  const [turned, setTurned] = useState(false);
  const { name, position, quote, portrait, initials } = person;
  const face = portrait ? (
    <Picture image={portrait} className={styles.portrait} />
  ) : (
    initials && <Initials {...initials} className={styles.portrait} />
  );
  if (!quote) return <div className={styles.card}>{face}</div>;
  return (
    <button
      className={styles.card}
      type="button"
      aria-pressed={turned}
      data-turned={turned || undefined}
      onClick={() => setTurned(!turned)}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles.face} data-side="front" inert={turned}>
        {face}
        <span className={styles.prompt}>
          <span className={styles.position}>{position}</span>
          <span className={styles.more}>{words.more}</span>
        </span>
      </span>
      <span className={styles.face} data-side="back" inert={!turned}>
        <span className={styles.quote}>{quote}</span>
      </span>
    </button>
  );
}

/** The people as a contact sheet. From 1152 px it pages four at a time when there are more than eight; below, all are shown. */
export function TeamSheet({ people, words }: TeamSheetProps) {
  const [wanted, setWanted] = useState(0);
  const { from, to } = toSheet(people.length, wanted);
  return (
    <div>
      <ul className={styles.sheet}>
        {people.map((person, index) => (
          <li
            key={`${person.name} ${person.position}`}
            data-off={index < from || index >= to || undefined}
          >
            <Portrait person={person} words={words} />
            <p className={styles.name}>
              {person.name}
              <small>{person.position}</small>
            </p>
            {person.quote && <blockquote className={styles.unscripted}>{person.quote}</blockquote>}
          </li>
        ))}
      </ul>
      {people.length > SHEET_SIZE && (
        <div className={`${styles.slider} margins`}>
          <button
            type="button"
            aria-label={words.previous}
            aria-disabled={from === 0}
            onClick={() => setWanted(from - SHEET_STEP)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M22 12H3M11 4l-8 8 8 8" />
            </svg>
          </button>
          <button
            type="button"
            aria-label={words.next}
            aria-disabled={to === people.length}
            onClick={() => setWanted(from + SHEET_STEP)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12h19M13 4l8 8-8 8" />
            </svg>
          </button>
          <p aria-live="polite">
            {fillPlaceholders(words.position, { from: from + 1, to, total: people.length })}
          </p>
        </div>
      )}
    </div>
  );
}
