import {
  type AppName,
  isAppAlive,
  isAppReady,
  type RunSettings,
  startApp,
  toAppUrl,
} from './apps.ts';
import { exitWith } from './steps.ts';
import { type Supervised, supervise } from './supervise.ts';

/**
 * Starts both apps and supervises them. Returns when each has become ready or has ended once: while the dashboard is
 * restarted, the website serves its last-known-good copies.
 * @param toProcess how to start an app; by default from its build
 * @returns the apps that are not ready yet
 */
export async function runBoth(
  settings: RunSettings,
  toProcess: (name: AppName, url: string) => Omit<Supervised, 'name'> = (name, url) => ({
    start: () => startApp(name, settings, 'pipe').child,
    isReady: () => isAppReady(url),
    isAlive: () => isAppAlive(url),
  }),
): Promise<AppName[]> {
  const starts = (['dashboard', 'website'] as const).map(async (name) => {
    const app = { name, ...toProcess(name, toAppUrl(name, settings)) };
    return (await supervise(app, { end: exitWith })) === 'ready' ? [] : [name];
  });
  return (await Promise.all(starts)).flat();
}

/** The URLs of both apps, and which of them are not ready. */
export function describeUrls({ port, dashboardPort }: RunSettings, missing: AppName[]): string {
  return `Website    http://localhost:${port}
Dashboard  http://localhost:${dashboardPort}/admin${missing
    .map((name) => `\nThe ${name} is not ready yet; it is restarted until it is.`)
    .join('')}`;
}
