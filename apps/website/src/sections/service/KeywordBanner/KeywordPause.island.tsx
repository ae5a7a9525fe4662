import { useEffect, useState } from 'react';
import { readStored, store } from '../../../model/browser-storage.ts';
import styles from './KeywordPause.module.css';

const KEY = 'keywords-paused';

/** Pauses the keyword banner and stores the choice. */
export function KeywordPause({ copy }: { copy: { pause: string; play: string } }) {
  const [paused, setPaused] = useState(false);

  useEffect(() => setPaused(readStored('localStorage', KEY) === 'yes'), []);

  useEffect(() => {
    document.getElementById('keyword-banner')?.toggleAttribute('data-paused', paused);
  }, [paused]);

  function toggle() {
    store('localStorage', KEY, paused ? 'no' : 'yes');
    setPaused(!paused);
  }

  return (
    <button className={`${styles.pause} loud screen-only`} type="button" onClick={toggle}>
      <i className="round" aria-hidden="true" data-paused={paused || undefined} />
      {paused ? copy.play : copy.pause}
    </button>
  );
}
