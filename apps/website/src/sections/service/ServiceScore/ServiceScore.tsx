import styles from './ServiceScore.module.css';

interface ServiceScoreProps {
  /** Which picture is played; see `drawings/scores/service-scores.ts`. */
  score: 'channels' | 'click' | 'narrative';
}

/** The service as a picture made of dots, from edge to edge. */
export function ServiceScore({ score }: ServiceScoreProps) {
  return (
    <img
      className={styles.score}
      data-score={score}
      src={`/scores/services/${score}.svg`}
      alt=""
      width={1440}
      height={620}
      loading="lazy"
      decoding="async"
    />
  );
}
