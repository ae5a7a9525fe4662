// Starts the dashboard repeatedly, each time with other settings. Our modules are loaded anew for each start;
// packages stay loaded.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepFilesPrivate } from '@agency/server/lifecycle';

const ours = pathToFileURL(join(import.meta.dirname, '../')).href;
keepFilesPrivate();
let starts = 0;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.startsWith(ours) ? { ...found, url: `${found.url}?start=${starts}` } : found;
  },
});

async function start(settings: Record<string, string>): Promise<string> {
  starts += 1;
  Object.assign(process.env, settings);
  try {
    const { openPayload } = await import('../platform/open-payload.ts');
    const { createFirstAdmin } = await import('../accounts/first-admin.ts');
    const payload = await openPayload();
    await createFirstAdmin(payload, settings.DATA_DIR ?? '', 'http://localhost:3000/admin');
    await payload.destroy();
    return '';
  } catch (error) {
    return String(error);
  } finally {
    // Payload's cache of instances.
    (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
  }
}

process.on('message', async (settings: Record<string, string>) => {
  process.send?.(await start(settings));
});
