import { useEffect, useState } from 'react';
import { STORED_EVENT, toConversionAddress } from '../model/conversion.ts';
import styles from './Consent.module.css';

interface ConsentProps {
  words: { label: string; text: string; allow: string; refuse: string };
  /** Id of the ads tracker. */
  conversionId: string;
}

const ANSWER_KEY = 'consent';
const COUNTED_KEY = 'counted';
type Answer = 'allowed' | 'refused';

function getAnswer(): Answer | undefined {
  const answer = localStorage.getItem(ANSWER_KEY);
  return answer === 'allowed' || answer === 'refused' ? answer : undefined;
}

/** Tells the tracker of a stored message, once. */
function count(conversionId: string, reference: string) {
  if (sessionStorage.getItem(COUNTED_KEY) === reference) return;
  sessionStorage.setItem(COUNTED_KEY, reference);
  new Image().src = toConversionAddress(conversionId, reference);
}

/** Asks before an advertisement is measured. No answer means no, and nothing is sent before a yes. */
export function Consent({ words, conversionId }: ConsentProps) {
  const [asking, setAsking] = useState(false);

  useEffect(() => setAsking(!getAnswer()), []);

  useEffect(() => {
    const onStored = (event: Event) => {
      if (getAnswer() === 'allowed' && event instanceof CustomEvent)
        count(conversionId, String(event.detail));
    };
    document.addEventListener(STORED_EVENT, onStored);
    return () => document.removeEventListener(STORED_EVENT, onStored);
  }, [conversionId]);

  function answer(given: Answer) {
    localStorage.setItem(ANSWER_KEY, given);
    setAsking(false);
  }

  if (!asking) return null;
  return (
    <section className={`${styles.consent} on-ink`} aria-label={words.label} data-screen-only>
      <p>{words.text}</p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer('allowed')}>
          {words.allow}
        </button>
        <button type="button" onClick={() => answer('refused')}>
          {words.refuse}
        </button>
      </div>
    </section>
  );
}
