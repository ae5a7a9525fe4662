import type { Run } from '@agency/content/phrase';
import { DotList } from '../../../ui/DotList.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Goals.module.css';

interface GoalsProps {
  heading: Run[];
  points: { lead: string; text: string }[];
}

/** What a client wants to reach with the service. */
export function Goals({ heading, points }: GoalsProps) {
  return (
    <section className={`${styles.goals} margins columns`} aria-labelledby="goals">
      <div className={styles.heading}>
        <SectionHeading id="goals" runs={heading} />
      </div>
      <div className={styles.points}>
        <DotList points={points} />
      </div>
    </section>
  );
}
