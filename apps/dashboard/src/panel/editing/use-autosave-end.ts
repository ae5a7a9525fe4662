import { useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useCallback, useRef } from 'react';

/** An editor updates the form within this time, and Payload's autosave follows its interval; in milliseconds. */
const EDITOR_DELAY = 500;
const LONGEST_WAIT = 5000;

const wait = (duration: number) => new Promise((done) => setTimeout(done, duration));

/**
 * Returns a function that waits until Payload's autosave has stored the last key. What publishes or schedules would
 * otherwise race with it, and one of both would be rejected. It resolves to whether nothing is pending.
 */
export function useAutosaveEnd(): () => Promise<boolean> {
  const isPending = useRef(false);
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  isPending.current = isModified || isSaving;
  return useCallback(async () => {
    await wait(EDITOR_DELAY);
    const end = Date.now() + LONGEST_WAIT;
    while (isPending.current && Date.now() < end) await wait(50);
    return !isPending.current;
  }, []);
}
