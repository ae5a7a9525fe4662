import '../../../ui/scroll-motion.css';
import { joinWithComma } from '@agency/content/arabic';
import type { PageContent } from '@agency/content/schemas/pages';
import type { BlogCard } from '../../../features/blog/blog-card.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './LatestBlogs.module.css';

interface LatestBlogsProps {
  copy: PageContent<'landing'>['blogs'];
  featured: BlogCard;
  others: BlogCard[];
}

const Text = ({ blog }: { blog: BlogCard }) => (
  <>
    <p className={styles.meta}>
      {joinWithComma([blog.category, ''])}
      <time dateTime={blog.dateTime}>{blog.date}</time>
    </p>
    {blog.header && <p className={styles.header}>{blog.header}</p>}
    <h3 data-transition-from="title">
      <a className="stretched" href={blog.href}>
        {blog.title}
      </a>
    </h3>
    <p className={styles.summary}>{blog.summary}</p>
  </>
);

export const LatestBlogs = ({ copy, featured, others }: LatestBlogsProps) => (
  <section className="section on-mist margins" aria-labelledby="blogs">
    <SectionHeading id="blogs" runs={copy.heading} />
    <div className={`${styles.blogs} columns`}>
      <article className={`${styles.featured} transition-source to-7`}>
        <div className={`${styles.cover} fill`}>
          <Picture image={featured.cover} className="aperture" transition="from" />
        </div>
        <Text blog={featured} />
      </article>
      <ul className={`${styles.list} from-9`}>
        {others.map((blog) => (
          <li key={blog.href} className="transition-source">
            <div className={`${styles.thumbnail} fill`}>
              <Picture image={blog.cover} transition="from" />
            </div>
            <div>
              <Text blog={blog} />
            </div>
          </li>
        ))}
      </ul>
    </div>
    <p className="more-link">
      <Cta {...copy.more} />
    </p>
  </section>
);
