import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what was typed into a field before the page's script had come: React knows nothing of it, and the next
 * time it draws the field it would be gone.
 * @param value what React has of the field
 * @param onType told once, and only of what differs
 */
export function usePreHydrationInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  onType: (typed: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  // Before anything is drawn again, so what was typed still stands in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the script takes over
  useLayoutEffect(() => {
    const typed = field.current?.value;
    // A field has no carriage returns, whatever was stored.
    if (typed && typed !== String(value ?? '').replaceAll('\r', '')) onType(typed);
  }, []);
  return field;
}
