import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './ContactOpening.module.css';

interface ContactOpeningProps {
  heading: PageContent<'contact-us'>['heading'];
  children: ReactNode;
}

export const ContactOpening = ({ heading, children }: ContactOpeningProps) => (
  <div className={`${styles.opening} margins`}>
    <PageHeading page="contact-us" heading={heading}>
      <DotRings horizon carries count={5} decay={0.7} />
    </PageHeading>
    {children}
  </div>
);
