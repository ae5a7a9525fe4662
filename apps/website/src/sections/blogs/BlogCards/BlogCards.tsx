import type { BlogCard } from '../../../model/blogs/blog-card.ts';
import { BlogCardGrid } from '../../../ui/BlogCardGrid.tsx';
import styles from './BlogCards.module.css';

/** The newest blogs, before the promo. */
export function BlogCards({ blogs }: { blogs: BlogCard[] }) {
  return (
    <div className={`${styles.band} margins`}>
      <BlogCardGrid blogs={blogs} level={2} />
    </div>
  );
}
