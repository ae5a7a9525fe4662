import type { PageContent } from '@agency/content/schemas/pages';
import styles from './Teams.module.css';
import { toBeats } from './team-rhythm.ts';

export const Teams = ({ heading, teams }: PageContent<'our-savvy'>['teams']) => (
  <section className={`${styles.teams} margins on-ink`} aria-labelledby="teams">
    <h2 className="visually-hidden" id="teams">
      {heading}
    </h2>
    <ul>
      {teams.map(({ name, text, rhythm }) => (
        <li key={name.text} className={styles.team}>
          <div>
            <h3 className={`${styles.name} v${name.volume}`}>{name.text}</h3>
            <p className={`${styles.text} balanced`}>{text}</p>
          </div>
          <svg
            className={`${styles.beats} across mirrored`}
            viewBox="0 0 960 120"
            aria-hidden="true"
          >
            {toBeats(rhythm).map(({ x, y, r, kind }) => (
              <circle key={x} cx={x} cy={y} r={r} data-kind={kind} />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  </section>
);
