import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Names the part in the page. */
  id: string;
  heading: string;
  /** Its rows. */
  children: ReactNode;
  /** Shown above, if there are none. */
  emptyText?: ReactNode;
}

/** A part of the start page: a heading over ruled rows. */
export function Section({ id, heading, emptyText, children }: SectionProps) {
  return (
    <section className="today__part" aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`}>{heading}</h2>
      {emptyText && <p>{emptyText}</p>}
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  path: string;
  title: string;
  /** The description below the title. */
  children?: ReactNode;
  /** What can be done with it here. */
  action?: ReactNode;
}

/** A row with a link. */
export function Row({ path, title, children, action }: RowProps) {
  return (
    <li>
      <Link href={path} prefetch={false}>
        <bdi>{title}</bdi>
        <span>{children}</span>
      </Link>
      {action}
    </li>
  );
}
