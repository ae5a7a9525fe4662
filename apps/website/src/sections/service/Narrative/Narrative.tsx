import type { Run } from '@agency/content/phrase';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Narrative.module.css';

export const Narrative = ({ heading, lead }: { heading: Run[]; lead: string }) => (
  <section className={`${styles.narrative} margins columns`} aria-labelledby="narrative">
    <div className="to-7">
      <SectionHeading id="narrative" runs={heading} />
    </div>
    <p className={`${styles.lead} lead from-8`}>{lead}</p>
  </section>
);
