import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import styles from './ServiceScore.module.css';

export const ServiceScore = (props: { image: ResponsiveImage; score: string }) => (
  <Drawing className={`${styles.score} across mirrored`} {...props} />
);
