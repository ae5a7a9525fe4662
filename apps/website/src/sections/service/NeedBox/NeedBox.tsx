import type { Run } from '@agency/content/phrase';
import { DotList } from '../../../ui/DotList.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './NeedBox.module.css';

interface NeedBoxProps {
  heading: Run[];
  points: { lead: string; text: string }[];
}

export const NeedBox = ({ heading, points }: NeedBoxProps) => (
  <section className="margins" aria-labelledby="need">
    <div className={`${styles.box} columns on-ink`}>
      <div className="to-5">
        <SectionHeading id="need" runs={heading} dot={false} />
      </div>
      <div className="from-6">
        <DotList points={points} />
      </div>
    </div>
  </section>
);
