import type { BlogCard } from '../../../model/blogs/blog-card.ts';
import type { Run } from '../../../model/phrase.ts';
import { BlogCardGrid } from '../../../ui/BlogCardGrid.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './RelatedBlogs.module.css';

/** Blogs of the same category below an article. */
export function RelatedBlogs({ heading, blogs }: { heading: Run[]; blogs: BlogCard[] }) {
  return (
    <section
      className={`${styles.section} on-mist margins`}
      aria-labelledby="related"
      data-screen-only
    >
      <SectionHeading id="related" runs={heading} />
      <BlogCardGrid blogs={blogs} level={3} />
    </section>
  );
}
