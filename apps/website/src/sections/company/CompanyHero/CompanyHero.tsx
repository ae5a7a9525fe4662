import type { PageContent } from '@agency/content/schemas/pages';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './CompanyHero.module.css';

export const CompanyHero = ({
  heading,
  meaning,
  lead,
}: Pick<PageContent<'company'>, 'heading' | 'meaning' | 'lead'>) => (
  <section className={`${styles.section} margins`}>
    <PageHeading fit="company" heading={heading} />
    <div className={`${styles.text} columns`}>
      <p className={`${styles.meaning} balanced to-5`}>
        <Phrase runs={meaning} dot={false} />
      </p>
      <p className="lead from-6 to-11">{lead}</p>
    </div>
  </section>
);
