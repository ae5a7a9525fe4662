import styles from './SkipLink.module.css';

export const SkipLink = ({ label }: { label: string }) => (
  <a className={`${styles.skip} screen-only`} href="#main">
    {label}
  </a>
);
