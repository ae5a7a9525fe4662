import styles from './Cta.module.css';

interface CtaProps {
  href: string;
  label: string;
  /** Visually hidden, after the label. */
  about?: string;
  /** A second, quieter line. */
  below?: string;
  /** Opens a new tab; visually hidden text that says so. */
  newTab?: string;
}

const Content = ({ label, about, below, newTab }: Omit<CtaProps, 'href'>) => (
  <>
    <span className={`${styles.dot} centred`}>
      <svg className="mirrored" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h19M13 4l8 8-8 8" />
      </svg>
    </span>
    <span>
      {label}
      {about && <span className="visually-hidden">{` ${about}`}</span>}
      {below && ' '}
      {below && <small className={`${styles.below} line`}>{below}</small>}
      {newTab && <span className="visually-hidden">{`, ${newTab}`}</span>}
    </span>
  </>
);

/** A call to action: rings leave the dot when it is hovered or focused. One that leads to another site is printed. */
export const Cta = ({ href, ...content }: CtaProps) => (
  <a
    className={`${styles.cta} plain ${content.newTab ? '' : 'screen-only'}`}
    href={href}
    {...(content.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    <Content {...content} />
  </a>
);

/** A call to action that submits a form. */
export const CtaButton = ({ label }: { label: string }) => (
  <button className={styles.cta} type="submit">
    <Content label={label} />
  </button>
);

/** The look of a call to action without a link: inside another link, or in the copy of an inversion. */
export const CtaEcho = (content: Pick<CtaProps, 'label' | 'below'>) => (
  <span className={`${styles.cta} screen-only`}>
    <Content {...content} />
  </span>
);
