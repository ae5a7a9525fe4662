import { argv, env } from 'node:process';

// Set first, because Next, React and Payload read these on load.
env.NEXT_TELEMETRY_DISABLED = '1';
Object.assign(env, {
  NODE_ENV: argv.includes('--dev') ? 'development' : 'production',
});

await import('./start.ts');
