import type { Run } from '@agency/content/phrase';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';

export const OurPeople = ({ heading, children }: { heading: Run[]; children: ReactNode }) => (
  <section className="section-start" aria-labelledby="people">
    <div className="margins">
      <SectionHeading id="people" runs={heading} />
    </div>
    {children}
  </section>
);
