import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface PartProps {
  /** Names the part in the page. */
  id: string;
  heading: string;
  /** Its rows, if there are any. */
  children?: ReactNode;
  /** What is said when there are none. */
  none?: ReactNode;
}

/** A part of the start page: a heading over ruled rows. */
export function Part({ id, heading, none, children }: PartProps) {
  return (
    <section className="today__part" aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`}>{heading}</h2>
      {none ? <p>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface RowProps {
  path: string;
  title: string;
  /** What is said of it below. */
  children: ReactNode;
  /** What can be done with it here. */
  act?: ReactNode;
}

/** A row that leads to exactly what it names. */
export function Row({ path, title, children, act }: RowProps) {
  return (
    <li>
      <Link href={path} prefetch={false}>
        <bdi>{title}</bdi>
        <span>{children}</span>
      </Link>
      {act}
    </li>
  );
}
