import {
  isReservedPath,
  MAX_REDIRECT_PATH,
  type Redirects,
  toRedirectKey,
} from '@agency/contracts';
import { removeTrailingSlashes, toLocation } from '../../page-paths.ts';
import type { Feature, FeatureServices } from '../feature.ts';

/** Redirects paths that editors list in the dashboard (docs/website.md). */
export function createRedirects({
  contentClient,
}: {
  contentClient: Pick<FeatureServices['contentClient'], 'get'>;
}): Feature {
  let known: { data: Redirects; targets: Map<string, string> } | undefined;
  return {
    async findRedirect(path, query) {
      const plain = removeTrailingSlashes(path);
      // Paths of the website itself are never redirected, even if a content host lists them.
      if (plain.length > MAX_REDIRECT_PATH || isReservedPath(toRedirectKey(plain)))
        return undefined;
      const result = await contentClient.get('redirects');
      if (result.status !== 'ok') return undefined;
      const { data } = result;
      // The content client returns the same object while the data are unchanged.
      if (known?.data !== data) {
        known = { data, targets: new Map(data.all.map(({ from, to }) => [from, to])) };
      }
      const target = known.targets.get(toRedirectKey(plain));
      return target && toLocation(target, query);
    },
  };
}
