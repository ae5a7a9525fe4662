import type { Run } from '@agency/content/phrase';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Services.module.css';

export const Services = ({ heading, children }: { heading: Run[]; children: ReactNode }) => (
  <section className={`${styles.services} margins`} aria-labelledby="services">
    <SectionHeading id="services" runs={heading} />
    {children}
  </section>
);
