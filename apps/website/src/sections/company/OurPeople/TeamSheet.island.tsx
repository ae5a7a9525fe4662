import { fillPlaceholders } from '@agency/content/placeholders';
import { useState } from 'react';
import type { Initials as Letters } from '../../../features/team/initials.ts';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Initials } from '../../../ui/Initials.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './TeamSheet.module.css';
import { SHEET_SIZE, SHEET_STEP, toSheet } from './team-sheet.ts';

interface Person {
  name: string;
  position: string;
  quote: string;
  portrait?: ResponsiveImage | undefined;
  /** Replace a missing portrait. */
  initials?: Letters | undefined;
}

interface TeamSheetProps {
  people: Person[];
  copy: {
    more: string;
    previous: string;
    next: string;
    position: string;
  };
}

/** A portrait with a quote on its back. */
function Portrait({ person, copy }: { person: Person; copy: TeamSheetProps['copy'] }) {
  const [turned, setTurned] = useState(false);
  const { name, position, quote, portrait, initials } = person;
  const face = portrait ? (
    <Picture image={portrait} className={`${styles.portrait} full`} />
  ) : (
    initials && <Initials {...initials} className={`${styles.portrait} full`} />
  );
  if (!quote) return <div className={`${styles.card} line across frame on-ink`}>{face}</div>;
  return (
    <button
      className={`${styles.card} line across frame on-ink inset-outline`}
      type="button"
      aria-pressed={turned}
      data-turned={turned || undefined}
      onClick={() => setTurned(!turned)}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles.face} data-side="front" inert={turned}>
        {face}
        <span className={`${styles.prompt} stack screen-only`}>
          <span className={styles.position}>{position}</span>
          <span className={`${styles.more} middle bullet`}>{copy.more}</span>
        </span>
      </span>
      <span className={`${styles.face} screen-only`} data-side="back" inert={!turned}>
        <span className={`${styles.quote} bullet breakable balanced`}>{quote}</span>
      </span>
    </button>
  );
}

interface StepProps {
  label: string;
  disabled: boolean;
  path: string;
  onClick: () => void;
}

const Step = ({ label, disabled, path, onClick }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={disabled} onClick={onClick}>
    <svg className="mirrored" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

/** From 1152 px more than eight people are paged by four; below, all are shown. */
export function TeamSheet({ people, copy }: TeamSheetProps) {
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
            <Portrait person={person} copy={copy} />
            <PersonName {...person} className={`${styles.name} breakable`} />
            {person.quote && <blockquote className={styles.unscripted}>{person.quote}</blockquote>}
          </li>
        ))}
      </ul>
      {people.length > SHEET_SIZE && (
        <div className={`${styles.slider} margins`}>
          <Step
            label={copy.previous}
            disabled={from === 0}
            path="M22 12H3M11 4l-8 8 8 8"
            onClick={() => setWanted(from - SHEET_STEP)}
          />
          <Step
            label={copy.next}
            disabled={to === people.length}
            path="M2 12h19M13 4l8 8-8 8"
            onClick={() => setWanted(from + SHEET_STEP)}
          />
          <p aria-live="polite">
            {fillPlaceholders(copy.position, { from: from + 1, to, total: people.length })}
          </p>
        </div>
      )}
    </div>
  );
}
