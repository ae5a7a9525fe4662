import type { Initials as InitialsProps } from '../features/team/initials.ts';
import styles from './Initials.module.css';

/** A person without a portrait, as letters on their colour; they fill their frame. The name is said beside them. */
export function Initials({ letters, colour, className }: InitialsProps & { className?: string }) {
  return (
    <span
      className={[styles.initials, className].filter(Boolean).join(' ')}
      data-colour={colour}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
