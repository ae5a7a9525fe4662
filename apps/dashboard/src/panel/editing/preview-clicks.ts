'use client';

import { toSearchable } from '@agency/contracts';
import { toast } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Texts of the form: of fields, and of the paragraphs, headings and items of an article. */
const TEXTS =
  '.document-fields :is(input[type="text"], textarea, [contenteditable="true"] :is(p, h2, h3, h4, li))';

/**
 * Handles clicks in the live preview. A text without a field in this form is offered to the search over all texts.
 * @param open focuses the field of a text; returns whether there is one
 */
export function usePreviewClicks(open: (text: string) => boolean): void {
  const { clicked: labels } = useTranslations('editing').texts;
  const onMessage = useEffectEvent(async ({ source, data }: MessageEvent) => {
    const frame = document.querySelector<HTMLIFrameElement>('.live-preview-window iframe');
    if (source !== frame?.contentWindow) return;
    // Loaded on demand: the schemas are large. The import above is tree-shaken.
    const contracts = await import('@agency/contracts').catch(() => undefined);
    const clicked = contracts?.clickedTextSchema.safeParse(data).data;
    const [innermost] = clicked?.texts ?? [];
    if (!innermost || clicked?.texts.some(open)) return;
    const search = `/admin/collections/content?search=${encodeURIComponent(innermost)}`;
    const action = { label: labels.search, onClick: () => window.open(search) };
    toast.info(labels.elsewhere, { action });
  });
  useEffect(() => {
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
}

/** Focuses the field of Payload's form that has the text. */
function focusText(text: string): boolean {
  // A list item has another `value`, too.
  const isText = (one: Element) =>
    toSearchable(
      (one.matches('input, textarea') && (one as HTMLInputElement).value) ||
        (one.textContent ?? ''),
    ) === toSearchable(text);
  const found = [...document.querySelectorAll<HTMLElement>(TEXTS)].find(isText);
  if (!found) return false;
  found.scrollIntoView({ block: 'center' });
  const article = found.closest<HTMLElement>('[contenteditable]');
  (article ?? found).focus({ preventScroll: true });
  if (article) getSelection()?.collapse(found, 0);
  return true;
}

/** Part of a form: a click on a text in the live preview focuses its field. */
export function PreviewClicks() {
  usePreviewClicks(focusText);
  return null;
}
