import { toTextDirection } from '../../../model/text.ts';
import styles from './LinkList.module.css';

interface LinkListProps {
  links: readonly { href: string; label: string }[];
}

/** Ways on, each a row of its own, in two columns where there is room. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, label }) => (
        <li key={href} {...toTextDirection(label)}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
