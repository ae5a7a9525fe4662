import type { Initials as InitialsProps } from '../features/team/initials.ts';
import styles from './Initials.module.css';

/** Replaces a portrait; the name is beside it. */
export const Initials = ({
  letters,
  colour,
  className,
}: InitialsProps & { className?: string }) => (
  <span
    className={[styles.initials, 'centred full', className].filter(Boolean).join(' ')}
    data-colour={colour}
    aria-hidden="true"
  >
    {letters}
  </span>
);
