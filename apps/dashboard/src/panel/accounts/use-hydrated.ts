import { useEffect, useState } from 'react';

/** Whether the page's script has taken over: before, a form would be sent by the browser itself. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
