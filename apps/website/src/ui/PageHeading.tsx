import { isArabic } from '@agency/content/arabic';
import { type DrawnWords, getDrawnWords } from '@agency/content/drawn-words';
import {
  type HeadingEnd,
  type PageHeadingContent,
  type Run,
  toPlainText,
  toRisingLetters,
} from '@agency/content/phrase';
import type { FittedHeading } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Dot } from './Dot.tsx';
import styles from './PageHeading.module.css';

const SPOKEN_END: Record<HeadingEnd, string> = { dot: '.', bang: '!', hole: '!', none: '' };

function RunText({ run, drawn }: { run: Run; drawn: DrawnWords | undefined }) {
  if (run.volume !== 'crescendo') return <span className={`v${run.volume}`}>{run.text}</span>;
  if (drawn)
    return (['wide', 'narrow'] as const).map((size) => (
      <svg
        key={size}
        data-drawn={size}
        width={`${drawn[size].width / 1000}em`}
        height="1em"
        viewBox={`0 -1000 ${drawn[size].width} 1000`}
        aria-hidden="true"
      >
        <path d={drawn[size].path} />
      </svg>
    ));
  return (
    <span className={styles.rising}>
      {toRisingLetters(run.text, run.from).map(({ letter, rise }) => (
        <span key={rise} data-rise={rise}>
          {letter}
        </span>
      ))}
    </span>
  );
}

function End({ end, children }: { end: HeadingEnd; children?: ReactNode }) {
  if (end === 'none') return null;
  if (end === 'dot') return <Dot>{children}</Dot>;
  return (
    <span className={styles.bang}>
      {end === 'bang' ? <Dot>{children}</Dot> : <span className={`${styles.hole} round`} />}
    </span>
  );
}

interface PageHeadingProps {
  /** Name of the heading, whose rule has its measured widths (`model/measured-rules.ts`). */
  fit: FittedHeading;
  heading: PageHeadingContent;
  /** Accessible text; by default the heading. */
  label?: string;
  /** Whether the title of a card becomes this heading in the page transition (docs/website.md). */
  isArrival?: boolean;
  children?: ReactNode;
}

/** The h1 of a page, fitted to the margins at every width. */
export function PageHeading({ fit, heading, label, isArrival, children }: PageHeadingProps) {
  const spoken = label ?? toPlainText(heading.lines.flat()) + SPOKEN_END[heading.end];
  const drawn = getDrawnWords(heading);
  return (
    <div className={styles.container}>
      <h1
        className={styles.heading}
        data-fit={fit}
        data-narrow={heading.narrow}
        data-transition-to={isArrival ? 'title' : undefined}
        data-script={isArabic(spoken) ? 'arab' : undefined}
      >
        <span className="visually-hidden">{spoken}</span>
        <span aria-hidden="true">
          {heading.lines.map((line, lineIndex) => (
            <span key={toPlainText(line)} className={styles.line}>
              {line.map((run, runIndex) => (
                <span key={run.text} className={styles.run}>
                  <RunText run={run} drawn={drawn} />
                  {lineIndex === heading.lines.length - 1 && runIndex === line.length - 1 && (
                    <End end={heading.end}>{children}</End>
                  )}
                </span>
              ))}
            </span>
          ))}
        </span>
      </h1>
    </div>
  );
}
