import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { STORED_EVENT, toConversionAddress } from '../model/conversion.ts';
import styles from './Consent.module.css';

interface ConsentProps {
  words: { label: string; text: string; allow: string; refuse: string; change: string };
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

/**
 * Asks before an advertisement is measured. No answer means no, and nothing is sent before a yes. Once answered it is a
 * quiet link that asks again.
 */
export function Consent({ words, conversionId }: ConsentProps) {
  const [given, setGiven] = useState<Answer>();
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const link = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setGiven(getAnswer());
    setAsking(!getAnswer());
  }, []);

  function ask() {
    flushSync(() => setAsking(true));
    panel.current?.querySelector('button')?.focus();
  }

  function close() {
    const hadFocus = panel.current?.contains(document.activeElement);
    flushSync(() => setAsking(false));
    if (hadFocus) link.current?.focus();
  }

  useEffect(() => {
    const onStored = (event: Event) => {
      if (getAnswer() === 'allowed' && event instanceof CustomEvent)
        count(conversionId, String(event.detail));
    };
    document.addEventListener(STORED_EVENT, onStored);
    return () => document.removeEventListener(STORED_EVENT, onStored);
  }, [conversionId]);

  function answer(next: Answer) {
    localStorage.setItem(ANSWER_KEY, next);
    setGiven(next);
    close();
  }

  if (!asking && !given) return null;
  if (!asking)
    return (
      <button ref={link} className={styles.change} type="button" onClick={ask}>
        {words.change}
      </button>
    );
  return (
    <section
      ref={panel}
      className={`${styles.consent} on-ink`}
      aria-label={words.label}
      data-screen-only
      onKeyDown={({ key }) => {
        if (key === 'Escape' && given) close();
      }}
    >
      <p>{words.text}</p>
      <div className={styles.answers}>
        <button
          type="button"
          aria-pressed={given && given === 'allowed'}
          onClick={() => answer('allowed')}
        >
          {words.allow}
        </button>
        <button
          type="button"
          aria-pressed={given && given === 'refused'}
          onClick={() => answer('refused')}
        >
          {words.refuse}
        </button>
      </div>
    </section>
  );
}
