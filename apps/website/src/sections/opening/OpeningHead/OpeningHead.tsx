import { DotField } from '../../../ui/DotField.tsx';
import styles from './OpeningHead.module.css';

interface OpeningHeadProps {
  title: string;
  /** City and type of employment. */
  kicker: string;
  /** Label of the link to the form. */
  gap: string;
}

export const OpeningHead = ({ title, kicker, gap }: OpeningHeadProps) => (
  <header className={`${styles.head} margins`}>
    <p className={`${styles.kicker} v1`}>{kicker}</p>
    <h1 className={`${styles.title} hung balanced`} dir="auto">
      {title}
    </h1>
    <div className={styles.field}>
      <DotField
        columns={13}
        rows={3}
        gap={{ column: 8, row: 1, width: 1 }}
        className="across mirrored"
      />
      <a className={`${styles.gap} centred plain screen-only`} href="#join">
        <span>{gap}</span>
      </a>
    </div>
  </header>
);
