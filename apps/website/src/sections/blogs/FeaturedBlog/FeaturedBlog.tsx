import { joinWithComma } from '@agency/content/arabic';
import type { BlogCard } from '../../../features/blog/blog-card.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './FeaturedBlog.module.css';

export const FeaturedBlog = ({ blog, hasPicture }: { blog: BlogCard; hasPicture: boolean }) => (
  <article
    className={`${styles.featured} on-ink transition-source`}
    data-picture={hasPicture || undefined}
  >
    <div className={`${styles.cover} fill`}>
      <Picture image={blog.cover} priority transition="from" />
    </div>
    <div className={styles.text}>
      <p className={styles.meta}>
        {joinWithComma([blog.category, ''])}
        <time dateTime={blog.dateTime}>{blog.date}</time>
      </p>
      {blog.header && <p className={`${styles.header} v1`}>{blog.header}</p>}
      <h2 className="v5" data-transition-from="title">
        <a className="stretched" href={blog.href}>
          {blog.title}
        </a>
      </h2>
      <p className="lead">{blog.summary}</p>
    </div>
  </article>
);
