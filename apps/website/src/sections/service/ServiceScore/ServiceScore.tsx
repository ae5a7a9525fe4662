import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import styles from './ServiceScore.module.css';

interface ServiceScoreProps {
  image: ResponsiveImage;
  /** Which picture it is: its motion depends on it. */
  score: 'channels' | 'click' | 'narrative';
}

/** The service as a picture made of dots, from edge to edge. */
export function ServiceScore({ image, score }: ServiceScoreProps) {
  return <Drawing className={`${styles.score} mirrored`} image={image} score={score} />;
}
