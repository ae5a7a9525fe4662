import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, sharedSettings } from '@agency/server/settings';
import * as z from 'zod';
import { isAppReady, type RunSettings, toUrl } from './apps.ts';
import { root } from './commands.ts';
import { getFreePort, isPortFree } from './ports.ts';

const { PORT, DASHBOARD_PORT, HOST, DATA_DIR } = sharedSettings;

/** Loads `.env` of the root. Variables of the environment take precedence. */
export function readEnvFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads the settings of both apps from the environment and `.env`.
 * @throws {SettingsError} with the name of the invalid variable
 */
export function readRunSettings(): RunSettings {
  readEnvFile();
  const settings = parseSettings(z.object({ PORT, DASHBOARD_PORT, HOST, DATA_DIR }));
  const { HOST: host, PORT: port, DASHBOARD_PORT: dashboardPort, DATA_DIR: dataDir } = settings;
  return { host, port, dashboardPort, dataDir };
}

/** @throws if a port is taken */
export async function checkPorts({ host, port, dashboardPort }: RunSettings): Promise<void> {
  if (port === dashboardPort) {
    throw new Error(`PORT and DASHBOARD_PORT are both ${port}: they must differ.`);
  }
  for (const [name, number] of Object.entries({ PORT: port, DASHBOARD_PORT: dashboardPort })) {
    if (await isPortFree(number, host)) continue;
    const isOurs = await isAppReady(toUrl(host, number));
    throw new Error(
      `Port ${number} is taken${isOurs ? ' by a copy that is already running' : ''}. ` +
        `Stop that process, or choose another port: ${name}=${await getFreePort()} npm run up`,
    );
  }
}
