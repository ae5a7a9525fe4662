import type { Run } from '@agency/content/phrase';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Enquiry.module.css';

interface EnquiryProps {
  heading: Run[];
  lead: string;
  children: ReactNode;
}

export function Enquiry({ heading, lead, children }: EnquiryProps) {
  const isQuestion = heading.at(-1)?.text.endsWith('?');
  return (
    <section
      className={`${styles.enquiry} section margins on-mist`}
      id="enquiry"
      aria-labelledby="enquiry-heading"
    >
      <div className="columns">
        <div className={`${styles.copy} to-5`}>
          <SectionHeading id="enquiry-heading" runs={heading} dot={!isQuestion} />
          <p className={`${styles.lead} lead`}>{lead}</p>
        </div>
        <div className={`${styles.form} from-6`}>{children}</div>
      </div>
    </section>
  );
}
