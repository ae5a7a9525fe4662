import type { PageContent } from '@agency/content/schemas/pages';
import { toBlogListPath } from '../../../features/blog/blog-paths.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './BlogsHero.module.css';

interface BlogsHeroProps {
  heading: PageContent<'blogs'>['heading'];
  copy: PageContent<'blogs'>['categories'];
  categories: string[];
  /** All by default. */
  current?: string;
  toHref: (path: string) => string;
  search: { href: string; label: string };
}

/** Categories are links, so that Back works without script. */
export function BlogsHero({ heading, copy, categories, search, ...list }: BlogsHeroProps) {
  const { current, toHref } = list;
  const links = [
    { label: copy.all, href: toHref(toBlogListPath()), current: current === undefined },
    ...categories.map((name) => ({
      label: name,
      href: toHref(toBlogListPath({ category: name })),
      current: name === current,
    })),
  ];
  return (
    <section className={`${styles.hero} margins`}>
      <PageHeading fit="blogs" heading={heading} />
      <nav className={`${styles.categories} ruled-above ends`} aria-label={copy.label}>
        <ul className="wrap">
          {links.map((link) => (
            <li key={link.href}>
              <a
                className="bullet plain"
                href={link.href}
                data-label={link.label}
                aria-current={link.current ? 'page' : undefined}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <a className="bullet plain" href={search.href} data-label={search.label}>
          {search.label}
        </a>
      </nav>
    </section>
  );
}
