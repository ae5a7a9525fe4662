import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

interface SectionProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A part of a screen, with its heading and name. */
export const Section = ({ heading, className, children }: SectionProps) => (
  <section className={className} aria-label={heading}>
    <h2>{heading}</h2>
    {children}
  </section>
);

interface LinkRowProps {
  path: string;
  title: ReactNode;
  /** The description below the title. */
  children?: ReactNode;
  /** Buttons of the section. */
  action?: ReactNode;
}

/** A row of a list, with a link. */
export function LinkRow({ path, title, children, action }: LinkRowProps) {
  return (
    <li>
      <Link href={path}>
        <bdi>{title}</bdi>
        <span>{children}</span>
      </Link>
      {action}
    </li>
  );
}
