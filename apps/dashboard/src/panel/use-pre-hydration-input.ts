import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps input from before hydration: React does not know it, and the next
 * render would remove it.
 * @param value in React's state
 * @param onType called once, only with a differing value
 */
export function usePreHydrationInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  onType: (typed: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  // Before the next render, which would reset the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the script takes over
  useLayoutEffect(() => {
    const typed = field.current?.value;
    // A field has no carriage returns, whatever was stored.
    if (typed && typed !== String(value ?? '').replaceAll('\r', '')) onType(typed);
  }, []);
  return field;
}
