import type { Ref } from 'react';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** Said below the title when no single field is at fault. */
  text?: string;
  /** One line a field; each leads to it. */
  problems: { field: string; label: string; problem: string }[];
}

/** What went wrong, above the form: takes the focus, and each line jumps to its field. */
export function ErrorSummary({ ref, title, text, problems }: ErrorSummaryProps) {
  return (
    // What is taken out of it is not read again.
    <div
      className={`${styles.summary} on-ink`}
      ref={ref}
      role="alert"
      aria-atomic="false"
      tabIndex={-1}
    >
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, label, problem }) => (
            <li key={field}>
              {/* One text: of several, a translator of the browser replaces the nodes that React would change. */}
              <a href={`#field-${field}`}>{`${label}: ${problem}`}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
