import { joinWithComma } from '@agency/content/arabic';
import type { BlogCard } from '../../../features/blog/blog-card.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './FeaturedBlog.module.css';

interface FeaturedBlogProps {
  blog: BlogCard;
  hasPicture: boolean;
  /** `h3` on the landing page, where it is not in the first view. */
  level?: 'h2' | 'h3';
}

export const FeaturedBlog = ({ blog, hasPicture, level: Heading = 'h2' }: FeaturedBlogProps) => (
  <article
    className={`${styles.featured} frame on-ink transition-source`}
    data-picture={hasPicture || undefined}
  >
    <div className={`${styles.cover} fill`}>
      <Picture image={blog.cover} priority={Heading === 'h2'} transition="from" />
    </div>
    <div className={`${styles.text} column`}>
      <p className={styles.meta}>
        {joinWithComma([blog.category, ''])}
        <time dateTime={blog.dateTime}>{blog.date}</time>
      </p>
      {blog.header && <p className={`${styles.header} v1`}>{blog.header}</p>}
      <Heading className="v5 balanced" data-transition-from="title">
        <a className="stretched" href={blog.href}>
          {blog.title}
        </a>
      </Heading>
      <p className="lead">{blog.summary}</p>
    </div>
  </article>
);
