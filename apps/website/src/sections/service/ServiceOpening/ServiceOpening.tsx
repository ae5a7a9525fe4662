import type { PageHeadingContent } from '@agency/content/phrase';
import type { ServicePageName } from '../../../features/services/service-page.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './ServiceOpening.module.css';

interface ServiceOpeningProps {
  page: ServicePageName;
  heading: PageHeadingContent;
  intro?: string | undefined;
}

export const ServiceOpening = ({ page, heading, intro }: ServiceOpeningProps) => (
  <div className={`${styles.opening} column margins`}>
    <PageHeading page={page} heading={heading} />
    {intro && (
      <div className="columns">
        <p className="lead from-6">{intro}</p>
      </div>
    )}
  </div>
);
