import styles from './Cta.module.css';

/** The arrow inside a dot. */
function Arrow() {
  return (
    <span className={styles.dot}>
      <svg className="mirrored" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h19M13 4l8 8-8 8" />
      </svg>
    </span>
  );
}

interface CtaProps {
  href: string;
  label: string;
  /** Said after the label, for whoever hears or lists links alone. */
  about?: string;
  /** Seen below the label: where it leads, when the label does not say it. */
  below?: string;
  /** Opens in a new tab, and says so in these words. */
  newTab?: string;
}

/** A call to action: the dot speaks when it is pointed at or focused. */
export function Cta({ href, label, about, below, newTab }: CtaProps) {
  return (
    <a
      className={styles.cta}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Arrow />
      <span>
        {label}
        {about && <span className="visually-hidden">{` ${about}`}</span>}
        {below && <Below text={below} />}
        {newTab && <span className="visually-hidden">{`, ${newTab}`}</span>}
      </span>
    </a>
  );
}

/** A call to action that sends a form. */
export function CtaButton({ label }: { label: string }) {
  return (
    <button className={styles.cta} type="submit">
      <Arrow />
      <span>{label}</span>
    </button>
  );
}

/** The look of a call to action without a link, for the echo inside an inversion. */
export function CtaEcho({ label, below }: { label: string; below?: string | undefined }) {
  return (
    <span className={styles.cta}>
      <Arrow />
      <span>
        {label}
        {below && <Below text={below} />}
      </span>
    </span>
  );
}

/** A second, quieter line of a call to action. */
const Below = ({ text }: { text: string }) => (
  <>
    {' '}
    <small className={styles.below}>{text}</small>
  </>
);
