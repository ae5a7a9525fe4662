import styles from './DotList.module.css';

export const DotList = ({ points }: { points: readonly { lead: string; text: string }[] }) => (
  <ul className={styles.list}>
    {points.map(({ lead, text }) => (
      <li key={lead + text}>
        <b>{lead}</b> {text}
      </li>
    ))}
  </ul>
);
