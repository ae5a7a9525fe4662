import type { Run } from '@agency/content/phrase';
import { DotList } from '../../../ui/DotList.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Aims.module.css';

interface PointsProps {
  id: string;
  className: string;
  heading: Run[];
  points: { lead: string; text: string }[];
  dot?: boolean | undefined;
}

export const Points = ({ id, className, heading, points, dot }: PointsProps) => (
  <section className={className} aria-labelledby={id}>
    <SectionHeading id={id} runs={heading} dot={dot} />
    <DotList points={points} />
  </section>
);

type Aim = Pick<PointsProps, 'heading' | 'points'> | undefined;

/** What clients want to reach, beside the black list of when they need the service. */
export const Aims = ({ goals, need }: { goals: Aim; need: Aim }) => (
  <div className={`${styles.aims} section-end margins columns`}>
    {goals && <Points id="goals" className="to-5" {...goals} />}
    {need && (
      <Points
        id="need"
        className={`${styles.box} on-ink ${goals ? 'from-6' : ''}`}
        dot={false}
        {...need}
      />
    )}
  </div>
);
