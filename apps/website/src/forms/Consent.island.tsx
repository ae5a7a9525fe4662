import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored, store } from '../model/browser-storage.ts';
import styles from './Consent.module.css';
import { findClickId, STORED_EVENT, toConversionUrl } from './conversion.ts';

interface ConsentProps {
  copy: { label: string; text: string; allow: string; refuse: string; change: string };
  conversionId: string;
  /** Reference of a message that was stored before this page was loaded. */
  reference?: string;
}

const CHOICE_KEY = 'consent';
const COUNTED_KEY = 'counted';
const CLICK_KEY = 'click';
const choices = ['allowed', 'refused'] as const;
type Choice = (typeof choices)[number];

const getChoice = (): Choice | undefined => {
  const stored = readStored('localStorage', CHOICE_KEY);
  return choices.find((choice) => choice === stored);
};

/** Stores the ad click that led to this page, or to the one before it, until a message is counted. */
function storeClick() {
  const { referrer } = document;
  const before = referrer.startsWith(`${location.origin}/`) ? findClickId(referrer) : undefined;
  const click = findClickId(location.search) ?? before;
  if (click) store('sessionStorage', CLICK_KEY, click);
}

function sendConversion(conversionId: string, reference: string) {
  if (readStored('sessionStorage', COUNTED_KEY) === reference) return;
  store('sessionStorage', COUNTED_KEY, reference);
  const click = readStored('sessionStorage', CLICK_KEY);
  new Image().src = toConversionUrl(conversionId, reference, click);
}

/**
 * Requests consent to conversion tracking. Nothing is sent or stored without it; consent after a message was sent still
 * counts it. After the choice it becomes a link to change it.
 */
export function Consent({ copy, conversionId, reference }: ConsentProps) {
  const [choice, setChoice] = useState<Choice>();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const stored = useRef(reference);

  const track = useCallback(() => {
    if (getChoice() !== 'allowed') return;
    storeClick();
    if (stored.current) sendConversion(conversionId, stored.current);
  }, [conversionId]);

  function open() {
    flushSync(() => setIsOpen(true));
    panel.current?.querySelector('button')?.focus();
  }

  function close() {
    const hadFocus = panel.current?.contains(document.activeElement);
    flushSync(() => setIsOpen(false));
    if (hadFocus) link.current?.focus();
  }

  useEffect(() => {
    setChoice(getChoice());
    setIsOpen(!getChoice());
    track();
    const onStored = (event: Event) => {
      if (event instanceof CustomEvent) stored.current = String(event.detail);
      track();
    };
    document.addEventListener(STORED_EVENT, onStored);
    return () => document.removeEventListener(STORED_EVENT, onStored);
  }, [track]);

  function submit(next: Choice) {
    store('localStorage', CHOICE_KEY, next);
    if (next === 'refused') store('sessionStorage', CLICK_KEY, undefined);
    track();
    setChoice(next);
    close();
  }

  if (!isOpen && !choice) return null;
  if (!isOpen)
    return (
      <button ref={link} className={styles.change} type="button" onClick={open}>
        {copy.change}
      </button>
    );
  return (
    <section
      ref={panel}
      className={`${styles.consent} screen-only on-ink`}
      aria-label={copy.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && choice) close();
      }}
    >
      <p>{copy.text}</p>
      <div className={styles.choices}>
        {choices.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={choice && choice === option}
            onClick={() => submit(option)}
          >
            {option === 'allowed' ? copy.allow : copy.refuse}
          </button>
        ))}
      </div>
    </section>
  );
}
