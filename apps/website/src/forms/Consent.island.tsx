import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored, store } from '../model/browser-storage.ts';
import styles from './Consent.module.css';
import { findClick, STORED_EVENT, toConversionAddress } from './conversion.ts';

interface ConsentProps {
  words: { label: string; text: string; allow: string; refuse: string; change: string };
  /** Id of the ads tracker. */
  conversionId: string;
  /** A message that was stored before this page came. */
  reference?: string | undefined;
}

const ANSWER_KEY = 'consent';
const COUNTED_KEY = 'counted';
const CLICK_KEY = 'click';
type Answer = 'allowed' | 'refused';

function getAnswer(): Answer | undefined {
  const answer = readStored('localStorage', ANSWER_KEY);
  return answer === 'allowed' || answer === 'refused' ? answer : undefined;
}

/** Keeps the click that led to this page, or to the one before it, until a message is counted. Only after a yes. */
function keepClick() {
  const { referrer } = document;
  const before = referrer.startsWith(`${location.origin}/`) ? findClick(referrer) : undefined;
  const click = findClick(location.search) ?? before;
  if (click) store('sessionStorage', CLICK_KEY, click);
}

/** Tells the tracker of a stored message, once. */
function count(conversionId: string, reference: string) {
  if (readStored('sessionStorage', COUNTED_KEY) === reference) return;
  store('sessionStorage', COUNTED_KEY, reference);
  const click = readStored('sessionStorage', CLICK_KEY);
  new Image().src = toConversionAddress(conversionId, reference, click);
}

/**
 * Asks before an advertisement is measured. No answer means no, and nothing is sent or kept before a yes; a yes after the
 * message was sent still counts it. Once answered it is a quiet link that asks again.
 */
export function Consent({ words, conversionId, reference }: ConsentProps) {
  const [given, setGiven] = useState<Answer>();
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const stored = useRef(reference);

  /** Counts what was stored, if that is allowed. */
  const measure = useCallback(() => {
    if (getAnswer() !== 'allowed') return;
    keepClick();
    if (stored.current) count(conversionId, stored.current);
  }, [conversionId]);

  useEffect(() => {
    setGiven(getAnswer());
    setAsking(!getAnswer());
    measure();
  }, [measure]);

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
      if (event instanceof CustomEvent) stored.current = String(event.detail);
      measure();
    };
    document.addEventListener(STORED_EVENT, onStored);
    return () => document.removeEventListener(STORED_EVENT, onStored);
  }, [measure]);

  function answer(next: Answer) {
    store('localStorage', ANSWER_KEY, next);
    if (next === 'refused') store('sessionStorage', CLICK_KEY, undefined);
    measure();
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
