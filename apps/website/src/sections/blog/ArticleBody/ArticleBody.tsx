import type { ReactNode } from 'react';
import type { ArticleBody as Body } from '../../../features/blog/article.ts';
import styles from './ArticleBody.module.css';

interface ContentsProps {
  sections: Body['sections'];
  contents: string;
}

const Contents = ({ sections, contents }: ContentsProps) => (
  <details className={`${styles.contents} contents screen-only`} open>
    <summary className="label middle">{contents}</summary>
    <ul>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ul>
  </details>
);

interface ArticleBodyProps extends ContentsProps {
  children: ReactNode;
}

export const ArticleBody = ({ sections, contents, children }: ArticleBodyProps) => (
  <div className={`${styles.body} top columns margins`}>
    {sections.length > 1 && (
      <div className={`${styles.aside} sticky to-3`}>
        <Contents sections={sections} contents={contents} />
      </div>
    )}
    <div className={`${styles.prose} prose long from-5 to-11`}>{children}</div>
  </div>
);
