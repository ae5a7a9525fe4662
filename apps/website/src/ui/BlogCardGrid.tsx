import type { BlogCard } from '../model/blogs/blog-card.ts';
import styles from './BlogCardGrid.module.css';
import { Picture } from './Picture.tsx';

/** Blogs as cards: three, two or one in a row. The whole card is the link. */
export function BlogCardGrid({ blogs, level }: { blogs: BlogCard[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {blogs.map((blog) => (
        <li key={blog.href} className={styles.card}>
          <div className={styles.cover}>
            <Picture image={blog.cover} />
          </div>
          <p className={styles.meta}>
            <span>{blog.category}</span>
            <time dateTime={blog.dateTime}>{blog.date}</time>
          </p>
          {blog.header && <p className={styles.header}>{blog.header}</p>}
          <Heading className={styles.title}>
            <a href={blog.href}>{blog.title}</a>
          </Heading>
          <p className={styles.summary}>{blog.summary}</p>
        </li>
      ))}
    </ul>
  );
}
