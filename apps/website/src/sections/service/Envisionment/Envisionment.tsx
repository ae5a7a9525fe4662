import type { Run } from '@agency/content/phrase';
import { Rings } from '../../../ui/Rings.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Envisionment.module.css';

export const Envisionment = ({ heading, lead }: { heading: Run[]; lead: string }) => (
  <section className={`${styles.envisionment} frame margins on-ink`} aria-labelledby="envisionment">
    <SectionHeading id="envisionment" runs={heading} />
    <p className={`${styles.lead} lead`}>{lead}</p>
    <svg className={`${styles.horizon} behind`} viewBox="-720 -600 1440 600" aria-hidden="true">
      <circle r="96" fill="currentColor" />
      <Rings first={140} pitch={52} count={8} stroke={25} decay={0.78} />
    </svg>
  </section>
);
