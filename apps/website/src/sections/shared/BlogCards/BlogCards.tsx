import type { Run } from '@agency/content/phrase';
import type { BlogCard } from '../../../features/blog/blog-card.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './BlogCards.module.css';

interface BlogCardsProps {
  /** Heading of the posts related to an article; the list of all posts has none. */
  related?: Run[];
  /** On the landing page, below the heading of its section. */
  isLatest?: boolean;
  blogs: BlogCard[];
}

export function BlogCards({ related, isLatest, blogs }: BlogCardsProps) {
  const Heading = related || isLatest ? 'h3' : 'h2';
  return (
    <section
      className={`${isLatest ? 'section-start' : 'section'} ${related ? 'on-mist screen-only' : ''} margins`}
      aria-labelledby={related && 'related'}
    >
      {related && <SectionHeading id="related" runs={related} />}
      <ul className={`${styles.cards} stack`} data-related={related && ''}>
        {blogs.map((blog) => (
          <li key={blog.href} className={`${styles.card} stack transition-source`}>
            <div className={`${styles.cover} fill`}>
              <Picture
                image={blog.cover}
                transition="from"
                {...(!related && { className: 'aperture' })}
              />
            </div>
            <p className={`${styles.meta} caption ends`}>
              <span>{blog.category}</span>
              <time dateTime={blog.dateTime}>{blog.date}</time>
            </p>
            {blog.header && <p className={styles.header}>{blog.header}</p>}
            <Heading className={`${styles.title} balanced`} data-transition-from="title">
              <a className="stretched" href={blog.href}>
                {blog.title}
              </a>
            </Heading>
            <p className={styles.summary}>{blog.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
