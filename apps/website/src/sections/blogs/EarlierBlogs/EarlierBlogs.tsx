import type { PageContent } from '@agency/content/schemas/pages';
import type { BlogCard } from '../../../features/blog/blog-card.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './EarlierBlogs.module.css';

interface EarlierBlogsProps {
  heading: PageContent<'blogs'>['earlier'];
  blogs: BlogCard[];
  pages: {
    label: string;
    position: string;
    newer?: { label: string; href: string };
    older?: { label: string; href: string };
  };
}

export const EarlierBlogs = ({ heading, blogs, pages }: EarlierBlogsProps) => (
  <section className="section margins" aria-labelledby="earlier">
    <SectionHeading id="earlier" runs={heading} />
    <ul className="ruled">
      {blogs.map((blog) => (
        <li key={blog.href} className={`${styles.row} top caption transition-source`}>
          <div className={`${styles.cover} fill`}>
            <Picture image={blog.cover} transition="from" />
          </div>
          <p className={`${styles.meta} wrap`}>
            <time dateTime={blog.dateTime}>{blog.date}</time>
            <span>{blog.category}</span>
          </p>
          <div className={`${styles.text} stack`}>
            {blog.header && <p className={styles.header}>{blog.header}</p>}
            <h3 className="balanced" data-transition-from="title">
              <a className="stretched" href={blog.href}>
                {blog.title}
              </a>
            </h3>
            <p>{blog.summary}</p>
          </div>
          <i className={`${styles.dot} round`} aria-hidden="true" />
        </li>
      ))}
    </ul>
    {(pages.newer || pages.older) && (
      <nav className={`${styles.pages} wrap`} aria-label={pages.label}>
        {pages.newer && (
          <a href={pages.newer.href} rel="prev">
            {pages.newer.label}
          </a>
        )}
        <span>{pages.position}</span>
        {pages.older && (
          <a href={pages.older.href} rel="next">
            {pages.older.label}
          </a>
        )}
      </nav>
    )}
  </section>
);
