import type { Run } from '@agency/content/phrase';
import { Phrase } from './Phrase.tsx';
import styles from './SectionHeading.module.css';

export function SectionHeading({
  id,
  runs,
  dot,
  swells,
}: {
  id?: string;
  runs: readonly Run[];
  dot?: boolean;
  swells?: boolean;
}) {
  return (
    <h2 className={styles.heading} id={id}>
      <Phrase runs={runs} dot={dot} swells={swells} />
    </h2>
  );
}
