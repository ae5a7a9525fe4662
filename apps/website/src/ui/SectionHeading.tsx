import type { ComponentProps, ReactNode } from 'react';
import { Phrase } from './Phrase.tsx';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = { id?: string; children?: ReactNode } & ComponentProps<typeof Phrase>;

export const SectionHeading = ({ id, children, ...phrase }: SectionHeadingProps) => (
  <h2 className={`${styles.heading} balanced`} id={id}>
    <Phrase {...phrase} />
    {children}
  </h2>
);
