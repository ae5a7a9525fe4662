import type { ReactNode } from 'react';
import styles from './Inversion.module.css';

interface InversionProps {
  /** Class of the frame: sets the circle (`--r`, `--cx`, `--cy`), the surface and the colours inside it. */
  className?: string;
  children: ReactNode;
  /** The same content without links, set inside the giant dot. */
  echo: ReactNode;
}

/** Type that crosses a giant dot and changes colour inside it. The second copy is only for the eye. */
export function Inversion({ className, children, echo }: InversionProps) {
  return (
    <div className={`${styles.inversion} ${className ?? ''}`}>
      <div data-layer="page" className="margins">
        {children}
      </div>
      <div data-layer="dot" className={`${styles.dot} margins`} aria-hidden="true" inert>
        {echo}
      </div>
    </div>
  );
}
