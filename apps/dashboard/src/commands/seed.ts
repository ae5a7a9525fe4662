import { join } from 'node:path';
import { dashboardFolder } from '../platform/folders.ts';
import { openPayload } from '../platform/open-payload.ts';
import { runCommand } from './run-command.ts';
import { seed } from './seed/seed.ts';

/** `npm run seed` adds sample content that was never added before. */
await runCommand(async () => {
  const folder = join(dashboardFolder, 'src/commands/seed');
  const payload = await openPayload();
  const result = await seed(
    payload,
    { content: join(folder, 'content'), media: join(folder, 'media') },
    (name) => process.stdout.write(`  ${name}\n`),
  );
  for (const [collection, { created, existing }] of Object.entries(result)) {
    process.stdout.write(`${collection}: ${created} created, ${existing} existed\n`);
  }
  await payload.destroy();
});
