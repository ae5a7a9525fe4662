import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/system/commands.ts';

const SCRIPT = join(root, 'apps/website/server/testing/serve-generated.ts');

/** The website's build in the default language and in a language that only tests have. */
export interface GeneratedSite {
  address: string;
  stop(): Promise<void>;
}

/** Starts it with a dashboard. */
export async function startGeneratedSite(dashboardUrl: string): Promise<GeneratedSite> {
  const program = spawn(process.execPath, [SCRIPT, dashboardUrl], {
    env: {
      ...process.env,
      // The secret with which forms are delivered.
      INTAKE_SECRET: process.env.E2E_INTAKE_SECRET,
      ...{ NODE_ENV: 'production', NODE_OPTIONS: '' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await Promise.race([
    once(createInterface(program.stdout), 'line'),
    once(program, 'exit').then(([code]) => {
      throw new Error(`the website ended with ${code}`);
    }),
  ]);
  return {
    address,
    async stop() {
      program.kill('SIGTERM');
      if (program.exitCode === null) await once(program, 'exit');
    },
  };
}
