import { useEffect, useState } from 'react';
import type { OfferedTarget } from '../../links/link-target.ts';

const PAUSE = 200;

interface LoadedTargets {
  query: string;
  targets: OfferedTarget[];
}

/** Link targets that match the input, debounced; `undefined` while loading or after a failure. */
export function useLinkTargets(query: string | undefined): OfferedTarget[] | undefined {
  const [asked, setAsked] = useState<LoadedTargets>();
  useEffect(() => {
    if (query === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/cms-api/link-targets?${query}`, { signal: controller.signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(response)))
        .then(({ targets }) => setAsked({ query, targets }))
        // A URL can still be entered.
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return asked?.query === query ? asked?.targets : undefined;
}
