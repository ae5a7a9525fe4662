import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './ArticleHero.module.css';

interface ArticleHeroProps {
  header: string;
  title: string;
  description: string;
  cover: ResponsiveImage;
  by: string;
  author: string | undefined;
  date: string;
  dateTime: string;
  category: { name: string; href: string };
}

export function ArticleHero(props: ArticleHeroProps) {
  const { header, title, description, cover, by, author, date, dateTime, category } = props;
  return (
    <header>
      <div className={`${styles.head} margins`}>
        {header && <p className={`${styles.header} v1`}>{header}</p>}
        <h1 className={`${styles.title} loud hung balanced`} data-transition-to="title">
          {title}
        </h1>
      </div>
      <div className={`${styles.cover} fill`}>
        <Picture image={cover} priority transition="to" />
      </div>
      <div className={`${styles.about} columns margins`}>
        <p className={`${styles.description} to-8`}>{description}</p>
        <div className={`${styles.written} stack from-10`}>
          {author && (
            <p>
              {by} <b className="firm">{author}</b>
            </p>
          )}
          <p>
            <time dateTime={dateTime}>{date}</time>
          </p>
          <p>
            <a href={category.href}>{category.name}</a>
          </p>
        </div>
      </div>
    </header>
  );
}
