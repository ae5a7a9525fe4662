import type { ChildProcess } from 'node:child_process';
import {
  answersAlive,
  answersReady,
  type Place,
  type ProgramName,
  startOne,
  toUrl,
} from './programs.ts';
import { supervise } from './supervise.ts';

const NAMES: ProgramName[] = ['dashboard', 'website'];

/** How the programs are started, when not from their builds. */
export interface Way {
  /** Starts one, its output piped to us. */
  start(name: ProgramName): ChildProcess;
  /** Whether one can serve at this address. */
  isReady(name: ProgramName, url: string): Promise<boolean>;
  /** Whether one answers at all; one that hangs is left alone when left out, as in a debugger. */
  isAlive?(url: string): Promise<boolean>;
}

/**
 * Starts both programs and keeps each alive on its own. Done when each has either become ready or ended once; the
 * website serves its last good copies while the dashboard is tried again.
 * @returns the names of those that are not ready yet
 */
export async function runBoth(
  place: Place,
  end: (reason: Error) => unknown,
  { start, isReady, isAlive }: Way = {
    start: (name) => startOne(name, place, 'pipe').child,
    isReady: (_name, url) => answersReady(url),
    isAlive: answersAlive,
  },
): Promise<ProgramName[]> {
  const starts = NAMES.map(async (name) => {
    const url = toUrl(place.host, name === 'website' ? place.port : place.dashboardPort);
    const { firstStart } = supervise(
      {
        name,
        start: () => start(name),
        isReady: () => isReady(name, url),
        isAlive: isAlive && (() => isAlive(url)),
      },
      { end },
    );
    return (await firstStart) === 'ready' ? [] : [name];
  });
  return (await Promise.all(starts)).flat();
}

/** The addresses, and what is not there yet. */
export function describeAddresses(place: Place, missing: ProgramName[]): string {
  const late = missing.map(
    (name) => `\nThe ${name} is not ready yet; it is tried again until it is.`,
  );
  return `Website    http://localhost:${place.port}
Dashboard  http://localhost:${place.dashboardPort}/admin${late.join('')}`;
}
