import type { PageContent } from '../../../schemas/pages.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Rings } from '../../../ui/Rings.tsx';
import styles from './LandingOpening.module.css';

type LandingOpeningProps = Pick<PageContent<'landing'>, 'heading' | 'lead' | 'cta'>;

/** Opening of the landing page: the full stop speaks, and the baseline is its horizon. */
export function LandingOpening({ heading, lead, cta }: LandingOpeningProps) {
  return (
    <section className={`${styles.journey} margins`}>
      <PageHeading page="landing" heading={heading}>
        <svg className={styles.rings} viewBox="-500 -500 1000 1000" aria-hidden="true">
          <Rings first={38} pitch={40} count={10} stroke={19} decay={0.76} />
        </svg>
      </PageHeading>
      <div className={styles.text}>
        <p className="lead">{lead}</p>
        <Cta href={cta.href} label={cta.label} />
      </div>
    </section>
  );
}
