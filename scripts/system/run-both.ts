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
  start(name: ProgramName): ChildProcess;
  isReady(name: ProgramName, url: string): Promise<boolean>;
  isAlive?(url: string): Promise<boolean>;
}

/**
 * Starts both programs and supervises each on its own. Done when each has either become ready or ended once: the website
 * serves its last known good content while the dashboard is restarted.
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
    const program = {
      name,
      start: () => start(name),
      isReady: () => isReady(name, url),
      isAlive: isAlive && (() => isAlive(url)),
    };
    return (await supervise(program, { end })) === 'ready' ? [] : [name];
  });
  return (await Promise.all(starts)).flat();
}

/** The URLs of both programs, and which of them is not ready yet. */
export function describeAddresses(place: Place, missing: ProgramName[]): string {
  const late = missing.map(
    (name) => `\nThe ${name} is not ready yet; it is restarted until it is.`,
  );
  return `Website    http://localhost:${place.port}
Dashboard  http://localhost:${place.dashboardPort}/admin${late.join('')}`;
}
