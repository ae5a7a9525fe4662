import type { PageContent } from '@agency/content/schemas/pages';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './SavvyHero.module.css';

export const SavvyHero = ({
  heading,
  lead,
}: Pick<PageContent<'our-savvy'>, 'heading' | 'lead'>) => (
  <div className={`${styles.hero} column margins`}>
    <PageHeading fit="our-savvy" heading={heading} />
    <div className="columns">
      <p className="lead from-6">{lead}</p>
    </div>
  </div>
);
