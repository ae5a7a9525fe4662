import '../../../ui/count-motion.css';
import '../../../ui/scroll-motion.css';
import type { Run } from '@agency/content/phrase';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Achievements.module.css';

interface AchievementsProps {
  heading: Run[];
  results: { number: string; text: string; scene: string; picture: ResponsiveImage }[];
}

/** Whether the drawing is rows of dots, for the effect Count. */
const isPlot = (scene: string) => scene === 'productions';

export const Achievements = ({ heading, results }: AchievementsProps) => (
  <section className={`${styles.section} section-end margins`} aria-labelledby="achievements">
    <SectionHeading id="achievements" runs={heading} />
    <ul className={`${styles.results} stack`}>
      {results.map(({ number, text, scene, picture }) => (
        <li key={number}>
          <Drawing
            className={isPlot(scene) ? `${styles.plot} count mirrored` : 'aperture'}
            image={picture}
          />
          <p className={`${styles.number} hung v6`}>{number}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
