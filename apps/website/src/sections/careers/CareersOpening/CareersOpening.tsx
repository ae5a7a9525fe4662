import '../../../ui/count-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './CareersOpening.module.css';
import { type DotField, tallField, toDotPath, wideField } from './dot-field.ts';

interface CareersOpeningProps {
  heading: PageContent<'careers'>['heading'];
  words: PageContent<'careers'>['opening'];
}

/** Radius of a dot, of a unit. */
const RADIUS = 0.34;
/** The view box begins at the edge of the first dots, so that they stand on the margin. */
const EDGE = 0.5 - RADIUS;

function Field({ field, className }: { field: DotField; className?: string }) {
  const size = [field.columns - 2 * EDGE, field.rows - 2 * EDGE];
  return (
    <svg
      className={`${className} count mirrored`}
      viewBox={`${EDGE} ${EDGE} ${size.join(' ')}`}
      aria-hidden="true"
    >
      <path
        d={toDotPath(field)}
        stroke="currentColor"
        strokeWidth={2 * RADIUS}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** 'Who We Look For': a full house of equal dots, one missing. The gap leads to the form. */
export function CareersOpening({ heading, words }: CareersOpeningProps) {
  return (
    <div className={`${styles.opening} margins`}>
      <PageHeading page="careers" heading={heading} />
      <div className={styles.field}>
        <Field field={wideField} className={styles.wide} />
        <Field field={tallField} className={styles.tall} />
        <a className={styles.gap} href="#join">
          <i aria-hidden="true" />
          <span>{words.gap}</span>
        </a>
      </div>
      <div className="columns">
        <p className={`${styles.lead} lead`}>{words.lead}</p>
      </div>
    </div>
  );
}
