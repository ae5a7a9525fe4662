import { answersReady, type Place, type ProgramName, startOne, toUrl } from './programs.ts';
import { supervise } from './supervise.ts';

const NAMES: ProgramName[] = ['dashboard', 'website'];

/**
 * Starts both programs and keeps each alive on its own. Done when each has either become ready or ended once; the
 * website serves its last good copies while the dashboard is tried again.
 * @returns the names of those that are not ready yet
 */
export async function runBoth(
  place: Place,
  end: (reason: Error) => unknown,
): Promise<ProgramName[]> {
  const starts = NAMES.map(async (name) => {
    const port = name === 'website' ? place.port : place.dashboardPort;
    const { firstStart } = supervise(
      {
        name,
        start: () => startOne(name, place, 'pipe').child,
        isReady: () => answersReady(toUrl(place.host, port)),
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
