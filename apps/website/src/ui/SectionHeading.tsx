import type { ComponentProps } from 'react';
import { Phrase } from './Phrase.tsx';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = { id?: string } & ComponentProps<typeof Phrase>;

export const SectionHeading = ({ id, ...phrase }: SectionHeadingProps) => (
  <h2 className={styles.heading} id={id}>
    <Phrase {...phrase} />
  </h2>
);
