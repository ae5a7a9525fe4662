import type { ReactNode } from 'react';
import styles from './Inversion.module.css';

interface InversionProps {
  /** Sets the circle (`--r`, `--cx`, `--cy`) and the colours inside it. */
  className?: string;
  heading?: { id: string; className?: string; content: ReactNode };
  children: ReactNode;
  /** The children without links, for the copy inside the circle. */
  echo?: ReactNode;
}

/** Type that crosses a giant dot and changes colour inside it. The copy inside is decorative. */
export const Inversion = ({ className, heading, children, echo = children }: InversionProps) => (
  <div className={`${styles.inversion} frame ${className ?? ''}`}>
    <div data-layer="page" className="margins">
      {heading && (
        <h2 className={heading.className} id={heading.id}>
          {heading.content}
        </h2>
      )}
      {children}
    </div>
    <div data-layer="dot" className={`${styles.dot} margins`} aria-hidden="true" inert>
      {heading && <p className={heading.className}>{heading.content}</p>}
      {echo}
    </div>
  </div>
);
