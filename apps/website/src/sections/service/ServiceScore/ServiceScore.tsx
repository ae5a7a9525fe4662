import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import styles from './ServiceScore.module.css';

interface ServiceScoreProps {
  image: ResponsiveImage;
  score: 'channels' | 'click' | 'narrative';
}

export const ServiceScore = ({ image, score }: ServiceScoreProps) => (
  <Drawing className={`${styles.score} mirrored`} image={image} score={score} />
);
