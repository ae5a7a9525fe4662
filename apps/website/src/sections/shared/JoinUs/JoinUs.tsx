import type { Brand } from '@agency/brand/brand';
import { joinWords } from '@agency/content/arabic';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './JoinUs.module.css';

interface JoinUsProps {
  words: PageContent<'careers'>['join'];
  brand: Brand;
  children: ReactNode;
}

export function JoinUs({ words, brand, children }: JoinUsProps) {
  const cities = joinWords(brand.offices.map(({ city }) => city));
  return (
    <section className="section margins" id="join" aria-labelledby="join-heading">
      <div className={`${styles.grid} columns`}>
        <h2 className={styles.heading} id="join-heading">
          <Phrase runs={words.heading} />
        </h2>
        <div className={`${styles.about} to-4`}>
          <p className="lead">{words.lead}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{words.offices}</dt>
              <dd>{cities}</dd>
            </div>
            <div>
              <dt>{words.resume.label}</dt>
              <dd>{words.resume.text}</dd>
            </div>
            <div>
              <dt>{words.data.label}</dt>
              <dd>
                <a href={words.data.link.href}>{words.data.link.label}</a>
              </dd>
            </div>
          </dl>
        </div>
        <div className="from-6">{children}</div>
      </div>
    </section>
  );
}
