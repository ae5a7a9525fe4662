import type { Ref } from 'react';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  text?: string;
  problems: { field: string; label: string; problem: string }[];
}

/** The errors above a form, with links to the fields. */
export function ErrorSummary({ ref, title, text, problems }: ErrorSummaryProps) {
  return (
    // With `aria-atomic` false, screen readers do not read removed errors again.
    <div
      className={`${styles.summary} stack breakable on-ink`}
      ref={ref}
      role="alert"
      aria-atomic="false"
      tabIndex={-1}
    >
      <h2 className="size-3 loud">{title}</h2>
      {text && <p>{text}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, label, problem }) => (
            <li key={field}>
              {/* One text node, because React cannot change nodes that a translator has replaced. */}
              <a className="bullet" href={`#field-${field}`}>{`${label}: ${problem}`}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
