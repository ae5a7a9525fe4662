import type { Run } from '@agency/content/phrase';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Scenarios.module.css';

interface Content {
  heading: Run[];
  cards: { title: string; text: string }[];
}

interface SectionProps extends Content {
  id: string;
  className: string;
}

function Section({ id, className, heading, cards }: SectionProps) {
  const isQuestion = heading.at(-1)?.text.endsWith('?');
  return (
    <section className={`section-end margins ${className}`} aria-labelledby={id}>
      <SectionHeading id={id} runs={heading} dot={!isQuestion} />
      <ul className="cards">
        {cards.map(({ title, text }) => (
          <li key={title} className={`${styles.card} vertical`}>
            <i className={`${styles.dot} round`} aria-hidden="true" />
            <h3 className="balanced">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScenariosProps extends Content {
  /** Replaces the content below 768 px. */
  narrow?: Content | undefined;
}

/** Scenario cards: the dot grows from card to card. */
export const Scenarios = ({ narrow, ...content }: ScenariosProps) => (
  <>
    <Section id="scenarios" className={narrow ? 'wide-only' : ''} {...content} />
    {narrow && <Section id="narrow-scenarios" className="narrow-only" {...narrow} />}
  </>
);
