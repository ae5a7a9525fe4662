import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Names the part in the page. */
  id: string;
  heading: string;
  /** Its rows, if there are any. */
  children?: ReactNode;
  /** What is said when there are none. */
  emptyText?: ReactNode;
}

/** A part of the start page: a heading over ruled rows. */
export function Section({ id, heading, emptyText, children }: SectionProps) {
  return (
    <section className="today__part" aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`}>{heading}</h2>
      {emptyText ? <p>{emptyText}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface RowProps {
  path: string;
  title: string;
  /** What is said of it below. */
  children: ReactNode;
  /** What can be done with it here. */
  action?: ReactNode;
}

/** A row that leads to exactly what it names. */
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
