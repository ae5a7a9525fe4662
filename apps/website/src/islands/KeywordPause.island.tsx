import { useEffect, useRef, useState } from 'react';
import styles from './KeywordPause.module.css';

const KEY = 'keywords-paused';

/** Stops and starts the keyword banner it stands in, and remembers it. */
export function KeywordPause({ words }: { words: { pause: string; play: string } }) {
  const button = useRef<HTMLButtonElement>(null);
  const [paused, setPaused] = useState(false);

  useEffect(() => setPaused(localStorage.getItem(KEY) === 'yes'), []);

  useEffect(() => {
    button.current?.closest('[data-keyword-banner]')?.toggleAttribute('data-paused', paused);
  }, [paused]);

  function toggle() {
    localStorage.setItem(KEY, paused ? 'no' : 'yes');
    setPaused(!paused);
  }

  return (
    <button className={styles.pause} type="button" ref={button} onClick={toggle}>
      <i aria-hidden="true" data-paused={paused || undefined} />
      {paused ? words.play : words.pause}
    </button>
  );
}
