import type { Run } from '@agency/content/phrase';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Scenarios.module.css';

interface Scenario {
  title: string;
  text: string;
}

interface ScenariosProps {
  heading: Run[];
  cards: Scenario[];
  /** What stands here below 768 px instead. */
  narrow?: { heading: Run[]; cards: Scenario[] } | undefined;
}

/** A question brings its own mark; everything else ends on the dot. */
const hasMark = (heading: Run[]) => heading.at(-1)?.text.endsWith('?') ?? false;

function Cards({ cards }: { cards: Scenario[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <i className={styles.dot} aria-hidden="true" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Scenario cards: the dot grows from card to card. */
export function Scenarios({ heading, cards, narrow }: ScenariosProps) {
  return (
    <>
      <section
        className={`${styles.scenarios} section-end margins`}
        aria-labelledby="scenarios"
        data-only={narrow && 'wide'}
      >
        <SectionHeading id="scenarios" runs={heading} dot={!hasMark(heading)} />
        <Cards cards={cards} />
      </section>
      {narrow && (
        <section
          className={`${styles.scenarios} section-end margins`}
          aria-labelledby="narrow-scenarios"
          data-only="narrow"
        >
          <SectionHeading
            id="narrow-scenarios"
            runs={narrow.heading}
            dot={!hasMark(narrow.heading)}
          />
          <Cards cards={narrow.cards} />
        </section>
      )}
    </>
  );
}
