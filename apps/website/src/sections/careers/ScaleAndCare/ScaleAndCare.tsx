import { toLetters } from '@agency/content/phrase';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Rings } from '../../../ui/Rings.tsx';
import styles from './ScaleAndCare.module.css';

interface CardProps {
  id: string;
  copy: PageContent<'careers'>['scale'];
  className: string;
  children: ReactNode;
}

/** Volumes of a word's letters, rising from 1 or falling from 6. */
function toVolumes(word: string, from: 1 | 6): { at: number; letter: string; volume: number }[] {
  const letters = toLetters(word);
  const steps = Math.max(letters.length - 1, 1);
  return letters.map((letter, at) => {
    const rise = Math.round((5 * at) / steps);
    return { at, letter, volume: from === 1 ? 1 + rise : 6 - rise };
  });
}

function Card({ id, copy, className, children }: CardProps) {
  const { word, volume, swell } = copy.heading;
  return (
    <section className={`${styles.card} frame ${className}`} aria-labelledby={id}>
      {children}
      <div className={styles.copy}>
        <h2 id={id}>
          <span className="visually-hidden">{`${word} ${swell}`}</span>
          <span aria-hidden="true">
            <span className={`v${volume}`}>{word}</span>{' '}
            {toVolumes(swell, volume).map(({ at, letter, volume: own }) => (
              <span key={at} className={`v${own}`}>
                {letter}
              </span>
            ))}
          </span>
        </h2>
        <p>{copy.text}</p>
      </div>
    </section>
  );
}

/** Dots on a line, each 1.62 times the last. */
function toGrowth(): { x: number; r: number }[] {
  const dots: { x: number; r: number }[] = [];
  let x = 36;
  for (let r = 6; r < 180; r *= 1.62) {
    x += r;
    dots.push({ x, r });
    x += r + 5;
  }
  return dots;
}

const GROUND = 400;
const ARCS = { first: 166, pitch: 60, count: 5, stroke: 27, decay: 0.73 };

export const ScaleAndCare = ({ copy }: { copy: PageContent<'careers'> }) => (
  <div className={`${styles.cards} stack section-end margins`}>
    <Card id="scale" copy={copy.scale} className="on-ink">
      <svg
        className="full mirrored"
        viewBox="0 0 790 400"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        {toGrowth().map(({ x, r }) => (
          <circle key={x} cx={x.toFixed(1)} cy={(GROUND - r).toFixed(1)} r={r.toFixed(1)} />
        ))}
      </svg>
    </Card>
    <Card id="care" copy={copy.care} className="on-mist">
      <svg
        className="full mirrored"
        viewBox="0 0 560 420"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle cx="280" cy="352" r="68" />
        <g transform="translate(280 420)">
          <Rings {...ARCS} />
        </g>
      </svg>
    </Card>
  </div>
);
