import type { PageContent } from '@agency/content/schemas/pages';
import { Cta } from '../../../ui/Cta.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './ClosedOpening.module.css';

/** What stands in the place of a position that has closed: the house is full, and one dot is brighter. */
export function ClosedOpening({ words }: { words: PageContent<'opening'>['closed'] }) {
  return (
    <section className={`${styles.section} margins`}>
      <h1 className={styles.heading}>
        <Phrase runs={words.heading} />
      </h1>
      <svg className={`${styles.field} mirrored`} viewBox="0.16 0.16 12.68 .68" aria-hidden="true">
        <path
          d={Array.from({ length: 13 }, (_, column) => `M${column}.5 .5h0`)
            .filter((_, column) => column !== 8)
            .join('')}
          stroke="currentColor"
          strokeWidth=".68"
          strokeLinecap="round"
        />
        <path
          className={styles.taken}
          d="M8.5 .5h0"
          stroke="currentColor"
          strokeWidth=".68"
          strokeLinecap="round"
        />
      </svg>
      <div className={`${styles.ways} columns`}>
        <p className="lead to-7">{words.text}</p>
        <div className="from-9">
          <Cta href={words.cta.href} label={words.cta.label} />
        </div>
      </div>
    </section>
  );
}
