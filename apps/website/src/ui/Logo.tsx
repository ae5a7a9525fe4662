import { Dot } from './Dot.tsx';
import styles from './Logo.module.css';

interface LogoProps {
  name: string;
  /** Accessible name of the link. */
  label: string;
  home: string;
}

export const Logo = ({ name, label, home }: LogoProps) => (
  <a className={`${styles.logo} plain`} href={home} aria-label={label}>
    {name}
    <Dot />
  </a>
);
