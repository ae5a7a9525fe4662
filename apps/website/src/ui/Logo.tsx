import { Dot } from './Dot.tsx';
import styles from './Logo.module.css';

interface LogoProps {
  name: string;
  /** Name of the link. */
  label: string;
  /** The front of the site. */
  home: string;
}

/** The wordmark with its dot: a link home. */
export function Logo({ name, label, home }: LogoProps) {
  return (
    <a className={styles.logo} href={home} aria-label={label}>
      {name}
      <Dot />
    </a>
  );
}
