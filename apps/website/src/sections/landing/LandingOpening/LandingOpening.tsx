import type { PageContent } from '@agency/content/schemas/pages';
import { Cta } from '../../../ui/Cta.tsx';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './LandingOpening.module.css';

type LandingOpeningProps = Pick<PageContent<'landing'>, 'heading' | 'lead' | 'cta'>;

export const LandingOpening = ({ heading, lead, cta }: LandingOpeningProps) => (
  <section className={`${styles.journey} margins`}>
    <PageHeading page="landing" heading={heading}>
      <DotRings horizon carries count={10} decay={0.76} />
    </PageHeading>
    <div className={styles.text}>
      <p className="lead">{lead}</p>
      <Cta href={cta.href} label={cta.label} />
    </div>
  </section>
);
