import type { ArticleBody as Body } from '../../../model/blogs/article.ts';
import styles from './ArticleBody.module.css';

interface ArticleBodyProps {
  body: Body;
  /** Heading of the table of contents. */
  contents: string;
}

function Contents({ body, contents }: ArticleBodyProps) {
  return (
    <details className={styles.contents} open>
      <summary>{contents}</summary>
      <ul>
        {body.sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The article itself, beside its table of contents. */
export function ArticleBody({ body, contents }: ArticleBodyProps) {
  return (
    <div className={`${styles.body} columns margins`}>
      {body.sections.length > 1 && (
        <div className={styles.aside}>
          <Contents body={body} contents={contents} />
        </div>
      )}
      {/* Sanitised where it came in (src/dashboard-client); this component is never hydrated. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body is HTML by contract */}
      <div className={`${styles.prose} prose`} dangerouslySetInnerHTML={{ __html: body.html }} />
    </div>
  );
}
