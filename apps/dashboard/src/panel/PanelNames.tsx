'use client';

import { type ReactNode, useEffect } from 'react';

/** What a control of Payload's is called that brings no name of its own; nothing leaves it as it is. */
type ToName = (control: Element) => string | undefined;

const toText = (element: Element | null | undefined) => element?.textContent?.trim() || undefined;

const toRowName: ToName = (box) => {
  const row = box.closest('tr');
  const title = toText(row?.querySelector('a')) ?? toText(row?.querySelector('td + td'));
  return title ? `Select ${title}` : 'Select all';
};

const toFieldName: ToName = (input) =>
  toText(input.closest('.field-type')?.querySelector('label'))?.replace(/\s*\*$/, '') ?? 'Choose';

const nameless: [selector: string, toName: ToName][] = [
  ['.table input[type="checkbox"]:is([aria-label=""], :not([aria-label]))', toRowName],
  ['input[role="combobox"]:not([aria-label]), .rs__input:not([aria-label])', toFieldName],
  ['.clickable-arrow--left:not([aria-label])', () => 'Previous page'],
  ['.clickable-arrow--right:not([aria-label])', () => 'Next page'],
  ['.popup-button:not([aria-label])', (button) => (toText(button) ? undefined : 'More')],
];

// Hidden from screen readers, so no stop of the keyboard either: the field itself does what they do.
const HIDDEN_STOPS =
  ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]:not([tabindex="-1"])';

// A button in a button: what is dragged is a group with its button in it.
const NESTED = '.rs__multi-value[role="button"]';

/** Gives names to what Payload leaves without, on every page of the panel, as it is drawn. */
export function PanelNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    const mend = () => {
      for (const [selector, toName] of nameless) {
        for (const control of document.querySelectorAll(selector)) {
          const name = toName(control);
          if (name) control.setAttribute('aria-label', name);
        }
      }
      for (const stop of document.querySelectorAll(HIDDEN_STOPS)) {
        stop.setAttribute('tabindex', '-1');
      }
      for (const value of document.querySelectorAll(NESTED)) value.setAttribute('role', 'group');
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return children;
}
