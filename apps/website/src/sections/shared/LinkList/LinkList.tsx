import { toTextDirection } from '../../../model/text.ts';
import styles from './LinkList.module.css';

export const LinkList = ({ links }: { links: readonly { href: string; label: string }[] }) => (
  <ul className={`${styles.list} pair`}>
    {links.map(({ href, label }) => (
      <li key={href} {...toTextDirection(label)}>
        <a className={`${styles.link} middle plain breakable`} href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
