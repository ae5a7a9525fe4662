import type { PageHeadingContent } from '@agency/content/phrase';
import type { ServicePageName } from '../../../features/services/service-page.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './ServiceHero.module.css';

interface ServiceHeroProps {
  page: ServicePageName;
  heading: PageHeadingContent;
  intro?: string | undefined;
}

export const ServiceHero = ({ page, heading, intro }: ServiceHeroProps) => (
  <div className={`${styles.hero} column margins`}>
    <PageHeading fit={page} heading={heading} />
    {intro && (
      <div className="columns">
        <p className="lead from-6">{intro}</p>
      </div>
    )}
  </div>
);
