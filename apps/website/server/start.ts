import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@agency/contracts';
import { fetchJson } from '../src/dashboard-client/fetch-json.ts';

/**
 * The time from a start until pages are warm. Whoever then asks for a page that nothing is known of yet is not told that
 * it failed, but waits a while for a dashboard that is starting, too (docs/website.md).
 */
export interface Start {
  /** Makes pages once the dashboard answers. Until they are made, the website starts. */
  warm(makePages: () => Promise<void>): Promise<void>;
  /**
   * While the website starts: looks for a page again until it is there. All who wait for one address share the looking.
   * @param failed what was found, and what is answered when nobody may wait or the time is over
   */
  hold<Found>(address: string, failed: Found, search: Search<Found>): Promise<Found>;
}

export interface Search<Found> {
  find(): Promise<Found>;
  isFailed(found: Found): boolean;
}

/** Times in milliseconds. */
export interface StartLimits {
  /** How often the dashboard is asked whether it is there; one that starts at the same time is long before the last. */
  tries: number;
  pause: number;
  /** Longest waiting of a visitor. */
  patience: number;
  /** Addresses that are waited for at once. */
  addresses: number;
}

const startLimits: StartLimits = { tries: 120, pause: 1000, patience: 8000, addresses: 100 };

/** @param contentUrl the host of the content */
export function createStart(contentUrl: string, limits: Partial<StartLimits> = {}): Start {
  const { tries, pause, patience, addresses } = { ...startLimits, ...limits };
  const held = new Map<string, Promise<unknown>>();
  let isOver = true;
  let isThere = false;

  // Pages that ask a dashboard which is still starting would make the dashboard client believe that it fails.
  async function waitForDashboard(): Promise<void> {
    for (let tried = 0; tried < tries && !isThere; tried += 1) {
      isThere = await answers(contentUrl, pause);
      if (!isThere) await setTimeout(pause, undefined, { ref: false });
    }
  }

  async function lookAgain<Found>(failed: Found, { find, isFailed }: Search<Found>) {
    const until = performance.now() + patience;
    let found = failed;
    for (let isLast = false; !isOver && !isLast && isFailed(found); ) {
      await setTimeout(pause, undefined, { ref: false });
      isLast = performance.now() + pause > until;
      if (isThere || isLast) found = await find();
    }
    return found;
  }

  return {
    async warm(makePages) {
      isOver = false;
      try {
        await waitForDashboard();
        await makePages();
      } finally {
        isOver = true;
      }
    },
    hold(address, failed, search) {
      const running = held.get(address) as Promise<typeof failed> | undefined;
      if (running) return running;
      if (isOver || held.size >= addresses) return Promise.resolve(failed);
      const looking = lookAgain(failed, search).finally(() => held.delete(address));
      held.set(address, looking);
      return looking;
    },
  };
}

async function answers(contentUrl: string, time: number): Promise<boolean> {
  try {
    const asked = AbortSignal.timeout(time);
    const answer = await fetchJson(contentUrl + endpoints['team-members'].path, asked);
    return answer !== 'unchanged' && answer.status === 200;
  } catch {
    return false;
  }
}
