import styles from './Cta.module.css';

/** The arrow inside a dot. */
function Arrow() {
  return (
    <span className={styles.dot}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h19M13 4l8 8-8 8" />
      </svg>
    </span>
  );
}

/** A call to action: the dot speaks when it is pointed at or focused. */
export function Cta({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.cta} href={href}>
      <Arrow />
      <span>{label}</span>
    </a>
  );
}

/** The look of a call to action without a link, for the echo inside an inversion. */
export function CtaEcho({ label }: { label: string }) {
  return (
    <span className={styles.cta}>
      <Arrow />
      <span>{label}</span>
    </span>
  );
}
