import type { Run } from '@agency/content/phrase';
import type { ReactNode } from 'react';
import { Phrase } from './Phrase.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  id?: string;
  runs: readonly Run[];
  dot?: boolean;
  swells?: boolean;
  children?: ReactNode;
}

export const SectionHeading = ({ id, children, ...phrase }: SectionHeadingProps) => (
  <h2 className={styles.heading} id={id}>
    <Phrase {...phrase} />
    {children}
  </h2>
);
