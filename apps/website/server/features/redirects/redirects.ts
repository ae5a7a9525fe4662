import {
  type Addresses,
  isReservedPath,
  MAX_REDIRECT_PATH,
  toRedirectKey,
} from '@agency/contracts';
import { toPathWithoutEnd } from '../../spelling.ts';
import { toLocation } from '../../to-location.ts';
import type { Feature, FeatureServices } from '../feature.ts';

/** Redirects of pages that have moved, as editors keep them in the dashboard (docs/website.md). */
export function createRedirects({
  dashboard,
}: {
  dashboard: Pick<FeatureServices['dashboard'], 'get'>;
}): Feature {
  let known: { data: Addresses; targets: Map<string, string> } | undefined;
  return {
    async findRedirect(path, query) {
      const plain = toPathWithoutEnd(path);
      // Also where a content host names one, or kept it from before.
      if (plain.length > MAX_REDIRECT_PATH || isReservedPath(toRedirectKey(plain)))
        return undefined;
      const reading = await dashboard.get('addresses');
      if (reading.status !== 'ok') return undefined;
      const { data } = reading;
      // The dashboard client returns the same object while the data are unchanged.
      if (known?.data !== data) {
        known = { data, targets: new Map(data.all.map(({ from, to }) => [from, to])) };
      }
      const target = known.targets.get(toRedirectKey(plain));
      return target && toLocation(target, query);
    },
  };
}
