'use client';

import { useLayoutEffect } from 'react';

/**
 * Keeps input in a list's search from before hydration: the field is
 * Payload's, so an input event is dispatched.
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
