import { toTextDirection } from '../../../model/blogs/text-direction.ts';
import styles from './LinkList.module.css';

interface LinkListProps {
  links: readonly { href: string; label: string }[];
}

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
