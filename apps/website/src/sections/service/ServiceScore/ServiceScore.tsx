import { Drawing } from '../../../ui/Drawing.tsx';
import styles from './ServiceScore.module.css';

interface ServiceScoreProps {
  /** Which picture is played; see `drawings/scores/service-scores.ts`. */
  score: 'channels' | 'click' | 'narrative';
}

/** The service as a picture made of dots, from edge to edge. */
export function ServiceScore({ score }: ServiceScoreProps) {
  return (
    <Drawing
      className={styles.score}
      image={{ src: `/scores/services/${score}.svg`, width: 1440, height: 620, alt: '' }}
      score={score}
    />
  );
}
