import type { Run } from '@agency/content/phrase';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';

export function OurPeople({ heading, children }: { heading: Run[]; children: ReactNode }) {
  return (
    <section className="section-start" aria-labelledby="people">
      <div className="margins">
        <SectionHeading id="people" runs={heading} />
      </div>
      {children}
    </section>
  );
}
