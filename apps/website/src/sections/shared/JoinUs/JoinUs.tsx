import type { Brand } from '@agency/brand/brand';
import { joinWithComma } from '@agency/content/arabic';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './JoinUs.module.css';

interface JoinUsProps {
  copy: PageContent<'careers'>['join'];
  brand: Brand;
  children: ReactNode;
}

export function JoinUs({ copy, brand, children }: JoinUsProps) {
  const cities = joinWithComma(brand.offices.map(({ city }) => city));
  return (
    <section className="section margins" id="join" aria-labelledby="join-heading">
      <div className={`${styles.grid} columns`}>
        <h2 className={styles.heading} id="join-heading">
          <Phrase runs={copy.heading} />
        </h2>
        <div className={`${styles.about} to-4`}>
          <p className="lead">{copy.lead}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{copy.offices}</dt>
              <dd>{cities}</dd>
            </div>
            <div>
              <dt>{copy.resume.label}</dt>
              <dd>{copy.resume.text}</dd>
            </div>
            <div>
              <dt>{copy.data.label}</dt>
              <dd>
                <a href={copy.data.link.href}>{copy.data.link.label}</a>
              </dd>
            </div>
          </dl>
        </div>
        <div className="from-6">{children}</div>
      </div>
    </section>
  );
}
