import { MARKETING_FIELD } from '@agency/contracts';
import styles from './MarketingBox.module.css';

interface MarketingBoxProps {
  /** What somebody agrees to who ticks it. It is sent along as it was shown. */
  words: string;
  /** Whether it was ticked in a form that came back. */
  isTicked: boolean;
}

/** Consent to marketing: a box of its own, empty at first and never needed. */
export function MarketingBox({ words, isTicked }: MarketingBoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={MARKETING_FIELD} value={words} defaultChecked={isTicked} />
      <span>{words}</span>
    </label>
  );
}
