import type { PageContent } from '@agency/content/schemas/pages';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';

export const Dedicated = ({ copy }: { copy: PageContent<'contact-us'>['dedicated'] }) => (
  <section className="section margins" aria-labelledby="dedicated">
    <div className="columns">
      <div className="to-5">
        <SectionHeading id="dedicated" runs={copy.heading} />
      </div>
      <p className="lead from-6 to-11">{copy.lead}</p>
    </div>
  </section>
);
