import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { DotList } from '../../../ui/DotList.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import styles from './JoinUs.module.css';

interface JoinUsProps {
  copy: PageContent<'careers'>['join'];
  children: ReactNode;
}

export function JoinUs({ copy, children }: JoinUsProps) {
  return (
    <section className="section margins" id="join" aria-labelledby="join-heading">
      <div className={`${styles.grid} columns`}>
        <h2 className={`${styles.heading} hung`} id="join-heading">
          <Phrase runs={copy.heading} />
        </h2>
        <div className={`${styles.about} to-4`}>
          <p className="lead">{copy.lead}</p>
          <DotList points={copy.steps} />
        </div>
        <div className="from-6">{children}</div>
      </div>
    </section>
  );
}
