import styles from './OpeningHead.module.css';

interface OpeningHeadProps {
  title: string;
  /** Where it is, and what kind of work. */
  kicker: string;
  /** In the gap; leads to the form. */
  gap: string;
}

/** As many as of the dots that are whole again once the application is sent (`forms/careers/FilledGap.tsx`). */
const FIELD = { columns: 13, rows: 3 };
const GAP = { column: 8, row: 1 };

/** The position, and the field of dots in which somebody is missing. */
export function OpeningHead({ title, kicker, gap }: OpeningHeadProps) {
  const dots = Array.from({ length: FIELD.columns * FIELD.rows }, (_, index) => ({
    column: index % FIELD.columns,
    row: Math.floor(index / FIELD.columns),
  })).filter(({ column, row }) => column !== GAP.column || row !== GAP.row);
  return (
    <header className={`${styles.head} margins`}>
      <p className={`${styles.kicker} v1`}>{kicker}</p>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <div className={styles.field}>
        <svg
          className="mirrored"
          viewBox={`0.16 0.16 ${FIELD.columns - 0.32} ${FIELD.rows - 0.32}`}
          aria-hidden="true"
        >
          <path
            d={dots.map(({ column, row }) => `M${column}.5 ${row}.5h0`).join('')}
            stroke="currentColor"
            strokeWidth=".68"
            strokeLinecap="round"
          />
        </svg>
        <a className={styles.gap} href="#join">
          <span>{gap}</span>
        </a>
      </div>
    </header>
  );
}
