import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what was typed into a field before the page's script had come: React knows nothing of it, and the next
 * time it draws the field it would be gone.
 * @param value what React has of the field
 * @param onType told once, and only of what differs
 */
export function useTypedBefore(
  value: unknown,
  onType: (typed: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Before anything is drawn again, so what was typed still stands in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the script takes over
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed && typed !== value) onType(typed);
  }, []);
  return field;
}
