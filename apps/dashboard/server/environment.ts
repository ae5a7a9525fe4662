// Imported first, because Next, React and Payload read these on load.
process.env.NEXT_TELEMETRY_DISABLED = '1';
Object.assign(process.env, {
  NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
});
