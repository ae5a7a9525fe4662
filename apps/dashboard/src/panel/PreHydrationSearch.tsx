'use client';

import { useLayoutEffect } from 'react';

/**
 * Takes over what was typed into the search of one of Payload's lists before the page's script had come: the field is
 * Payload's own, so it is told as if it were typed again.
 */
export function PreHydrationSearch() {
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>('#search-filter-input');
    const typed = field?.value;
    if (!field || !typed || typed === field.defaultValue) return;
    // React hears of a value that is not the one it has noted.
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return null;
}
