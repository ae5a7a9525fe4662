import { type Addresses, isProgramPath, MAX_ADDRESS_PATH, toAddressKey } from '@agency/contracts';
import type { PageDashboard } from './page-sources.ts';
import { toPathWithoutEnd } from './spelling.ts';

/** The redirects of the dashboard (docs/website.md). */
export interface OldAddresses {
  /**
   * Where a decoded path leads now, with the query that was asked for; nothing when it is no old address. To be asked
   * only where there is no page.
   */
  find(path: string, query: string): Promise<string | undefined>;
}

/** Finds them in what the dashboard says now, or said last. */
export function createOldAddresses({ read }: Pick<PageDashboard, 'read'>): OldAddresses {
  let known: { data: Addresses; targets: Map<string, string> } | undefined;
  return {
    async find(path, query) {
      const plain = toPathWithoutEnd(path);
      // Also where a host of content names one, or kept it from before.
      if (plain.length > MAX_ADDRESS_PATH || isProgramPath(toAddressKey(plain))) return undefined;
      const reading = await read('addresses');
      if (reading.status !== 'ok') return undefined;
      const { data } = reading;
      if (known?.data !== data) {
        known = { data, targets: new Map(data.all.map(({ from, to }) => [from, to])) };
      }
      const target = known.targets.get(toAddressKey(plain));
      return target && toLocation(target, query);
    },
  };
}

/** A target as it is written in an answer, with what was asked for behind what stands in it. */
export function toLocation(target: string, query: string): string {
  const url = new URL(target, 'https://website.invalid');
  if (query.length > 1) url.search = url.search ? `${url.search}&${query.slice(1)}` : query;
  if (!target.startsWith('/')) return url.href;
  // Dots in a target may have left two slashes at its beginning, which would name another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}
