import type { PageContent } from '@agency/content/schemas/pages';
import { Rings } from '../../../ui/Rings.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Structure.module.css';

export const Structure = ({ heading, levels }: PageContent<'our-savvy'>['structure']) => (
  <section className="narrow-only section-end margins" aria-labelledby="structure">
    <SectionHeading id="structure" runs={heading} />
    <svg className={styles.rings} viewBox="-175 0 350 310" aria-hidden="true">
      <circle r="44" fill="currentColor" />
      <Rings first={92} pitch={68} count={4} stroke={14} decay={0.66} />
    </svg>
    <ol>
      {levels.map(({ teams, text }) => (
        <li key={teams.text} className={`${styles.level} bullet ruled-above`}>
          <h3 className={`v${teams.volume}`}>{teams.text}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
