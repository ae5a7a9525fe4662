import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Cta } from '../../../ui/Cta.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import styles from './Offline.module.css';

interface OfflineProps {
  copy: PageContent<'offline'>;
  children: ReactNode;
}

export const Offline = ({ copy, children }: OfflineProps) => (
  <div className={`${styles.offline} column margins`}>
    <h1 className={`${styles.heading} one-line`}>
      <span className="visually-hidden">{copy.label}</span>
      <span aria-hidden="true">
        {copy.heading}
        <Dot />
      </span>
    </h1>
    <div className={`${styles.ways} columns`}>
      <div className={`${styles.text} column to-5`}>
        <p className="lead">{copy.text}</p>
        <Cta href="" label={copy.retry} />
      </div>
      <div className={`${styles.saved} from-7`}>{children}</div>
    </div>
  </div>
);
