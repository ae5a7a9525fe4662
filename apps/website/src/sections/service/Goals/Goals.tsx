import type { Run } from '@agency/content/phrase';
import { DotList } from '../../../ui/DotList.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Goals.module.css';

interface GoalsProps {
  heading: Run[];
  points: { lead: string; text: string }[];
}

export const Goals = ({ heading, points }: GoalsProps) => (
  <section className={`${styles.goals} margins columns`} aria-labelledby="goals">
    <div className="to-5">
      <SectionHeading id="goals" runs={heading} />
    </div>
    <div className="from-6">
      <DotList points={points} />
    </div>
  </section>
);
