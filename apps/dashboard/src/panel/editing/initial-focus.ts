import { useEffect } from 'react';

/** The document that was just made here, until its form is open. */
let created: string | undefined;

/** Says that a document was made and its form opens next. @param document as `blogs/5` */
export function markCreated(document: string): void {
  created = document;
}

/** How long the form may take until it can be written in, in milliseconds. */
const TIMEOUT = 15_000;

/** What whoever began a document writes next: its article, else its first field that is empty. */
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
 * Puts the caret where writing begins, once, into the form of a document that was just made.
 * @param hasArticle whether its form has one
 */
export function useInitialFocus(of: string, hasArticle: boolean): void {
  useEffect(() => {
    if (created !== of) return;
    const end = Date.now() + TIMEOUT;
    let frame = requestAnimationFrame(function look() {
      // Whoever has gone somewhere meanwhile stays there.
      const isElsewhere = document.activeElement !== document.body || Date.now() > end;
      const start = isElsewhere ? undefined : findStart(hasArticle);
      start?.focus();
      // A form that is drawn anew meanwhile begins again.
      if (start || isElsewhere) created = undefined;
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [of, hasArticle]);
}
