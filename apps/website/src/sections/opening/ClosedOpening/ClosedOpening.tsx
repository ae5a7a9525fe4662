import type { PageContent } from '@agency/content/schemas/pages';
import { Cta } from '../../../ui/Cta.tsx';
import { DotField } from '../../../ui/DotField.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './ClosedOpening.module.css';

/** Replaces a position that has closed: no dot is missing, and one is brighter. */
export const ClosedOpening = ({ copy }: { copy: PageContent<'opening'>['closed'] }) => (
  <section className={`${styles.section} margins`}>
    <h1 className={`${styles.heading} hung balanced`}>
      <Phrase runs={copy.heading} />
    </h1>
    <DotField
      columns={13}
      rows={1}
      gap={{ column: 8, row: 0, width: 1 }}
      className={`${styles.field} across mirrored`}
    >
      <path className={styles.taken} d="M8.5 .5h0" />
    </DotField>
    <div className={`${styles.ways} top columns`}>
      <p className="lead to-7">{copy.text}</p>
      <div className="from-9">
        <Cta href={copy.cta.href} label={copy.cta.label} />
      </div>
    </div>
  </section>
);
