import type { Run } from '@agency/content/phrase';
import { toHeadingRuns, toLongWord } from '../../../features/case-studies/case-study.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './CaseHeading.module.css';

/** The h2 of a part of a case study. One with a long word is set as small as that word needs to stay whole. */
export function CaseHeading({ heading }: { heading: string | Run[] }) {
  return (
    <h2 className={styles.heading} data-long={toLongWord(heading)}>
      <Phrase runs={toHeadingRuns(heading)} />
    </h2>
  );
}
