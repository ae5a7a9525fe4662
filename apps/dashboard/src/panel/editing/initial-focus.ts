import { useEffect } from 'react';

/** The document that was just created, until its form is open. */
let created: string | undefined;

/** Marks a new document whose form opens next. @param document `blogs/5` */
export function markCreated(document: string): void {
  created = document;
}

/** Timeout of the form, in milliseconds. */
const TIMEOUT = 15_000;

/** The first control to fill in: the article, else the first empty field. */
const findStart = (hasArticle: boolean): HTMLElement | undefined => {
  // Its editor comes after the other fields.
  if (hasArticle) {
    return document.querySelector<HTMLElement>('main [contenteditable="true"]') ?? undefined;
  }
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'main form :is(input[type="text"], textarea):not(:disabled, [readonly])',
  );
  return [...inputs].find(({ value }) => value === '');
};

/**
 * Focuses the first field of a document that was just created.
 * @param hasArticle whether its form has one
 */
export function useInitialFocus(of: string, hasArticle: boolean): void {
  useEffect(() => {
    if (created !== of) return;
    const end = Date.now() + TIMEOUT;
    let frame = requestAnimationFrame(function look() {
      // Keeps the focus if the user has moved it.
      const isElsewhere = document.activeElement !== document.body || Date.now() > end;
      const start = isElsewhere ? undefined : findStart(hasArticle);
      start?.focus();
      // A form that mounts again starts over.
      if (start || isElsewhere) created = undefined;
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [of, hasArticle]);
}
