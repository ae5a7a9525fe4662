import { Cta } from '../ui/Cta.tsx';
import styles from './FurtherLinks.module.css';

interface FurtherLinksProps {
  text: string;
  links: readonly { href: string; label: string }[];
}

export const FurtherLinks = ({ text, links }: FurtherLinksProps) => (
  <div className={`${styles.ways} screen-only ends on-ink margins`}>
    <p className="lead">{text}</p>
    <ul className="wrap">
      {links.map((link) => (
        <li key={link.href}>
          <Cta {...link} />
        </li>
      ))}
    </ul>
  </div>
);
