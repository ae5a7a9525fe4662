import styles from './DotList.module.css';

/** In as many columns as there is room for. */
export const DotList = ({ points }: { points: readonly { lead: string; text: string }[] }) => (
  <ul className={styles.list}>
    {points.map(({ lead, text }) => (
      <li key={lead + text} className="bullet ruled-above">
        <b className="firm">{lead}</b> {text}
      </li>
    ))}
  </ul>
);
