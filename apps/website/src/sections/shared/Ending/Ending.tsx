import type { ComponentProps, ReactNode } from 'react';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './Ending.module.css';

interface EndingProps extends Pick<ComponentProps<typeof PageHeading>, 'fit' | 'heading'> {
  links: { href: string; label: string }[];
  children: ReactNode;
}

/** The result of a form, and further links. */
export const Ending = ({ fit, heading, links, children }: EndingProps) => (
  <section className={`${styles.ending} frame margins`}>
    <PageHeading fit={fit} heading={heading}>
      <DotRings horizon count={6} decay={0.7} />
    </PageHeading>
    <div className={`${styles.text} stack`}>
      {children}
      <LinkList links={links} />
    </div>
  </section>
);
