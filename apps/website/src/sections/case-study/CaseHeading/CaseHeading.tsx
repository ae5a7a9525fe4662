import type { Run } from '@agency/content/phrase';
import { toHeadingRuns, toLongWord } from '../../../features/case-studies/case-study.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './CaseHeading.module.css';

/** An h2 whose size keeps a long word whole. */
export const CaseHeading = ({ heading }: { heading: string | Run[] }) => (
  <h2 className={`${styles.heading} balanced`} data-long={toLongWord(heading)}>
    <Phrase runs={toHeadingRuns(heading)} />
  </h2>
);
