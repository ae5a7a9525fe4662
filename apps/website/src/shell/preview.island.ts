import type { ClickedText } from '@agency/contracts';

/** Longer texts are of whole sections. */
const MAX_LENGTH = 3000;

/** The texts of an element and of those around it, the innermost first. */
function listTexts(element: Element | null): string[] {
  const text = element?.textContent?.trim() ?? '';
  if (!element || text.length > MAX_LENGTH) return [];
  return [...(text ? [text] : []), ...listTexts(element.parentElement)];
}

/**
 * Loads the page again when the dashboard has saved the draft, opens links in new tabs, and reports which text is
 * clicked, so that the dashboard shows its field.
 */
function follow() {
  // From then on the dashboard reports what it saves. Only the dashboard may frame this page.
  parent.postMessage({ type: 'payload-live-preview', ready: true }, '*');
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'payload-document-event') location.reload();
  });
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest('a');
      if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
      const message: ClickedText = { type: 'preview-text', texts: listTexts(target) };
      parent.postMessage(message, '*');
    },
    { capture: true },
  );
}

if (parent !== window) follow();
