import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, sharedSettings } from '@agency/server/settings';
import * as z from 'zod';
import { root } from './commands.ts';
import { isPortFree } from './ports.ts';
import { answersReady, type Place, toUrl } from './programs.ts';

const { PORT, DASHBOARD_PORT, HOST, DATA_DIR } = sharedSettings;

/** Takes into the environment what a `.env` file at the root says and the environment does not. */
export function readEnvFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Where the environment, or a `.env` file at the root, says the programs run.
 * @throws {SettingsError} naming the variable at fault
 */
export function getPlace(): Place {
  readEnvFile();
  const settings = parseSettings(z.object({ PORT, DASHBOARD_PORT, HOST, DATA_DIR }));
  return {
    host: settings.HOST,
    port: settings.PORT,
    dashboardPort: settings.DASHBOARD_PORT,
    dataDir: settings.DATA_DIR,
  };
}

/** @throws when a port is taken, with the way out */
export async function checkPorts({ host, port, dashboardPort }: Place): Promise<void> {
  if (port === dashboardPort) {
    throw new Error(`PORT and DASHBOARD_PORT are both ${port}: they must differ.`);
  }
  for (const [name, number] of [
    ['PORT', port],
    ['DASHBOARD_PORT', dashboardPort],
  ] as const) {
    if (await isPortFree(number, host)) continue;
    const isOurs = await answersReady(toUrl(host, number));
    const other = await findFreePort(number + 1, host);
    throw new Error(
      `Port ${number} is taken${isOurs ? ' by a copy that is already running' : ''}. ` +
        `Stop what uses it, or choose another: ${name}=${other} npm run up`,
    );
  }
}

/** The first free port from this one on, so that what is suggested can be used. */
async function findFreePort(from: number, host: string): Promise<number> {
  for (let port = from; port < from + 100; port += 1) if (await isPortFree(port, host)) return port;
  return from;
}
