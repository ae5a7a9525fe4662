import styles from './DotList.module.css';

/** Ruled points, each spoken by a dot: a few loud words, then the rest of the sentence. */
export function DotList({ points }: { points: readonly { lead: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {points.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> {text}
        </li>
      ))}
    </ul>
  );
}
