import { keepFilesPrivate } from '@agency/server/lifecycle';
import { openPayload } from '../platform/open-payload.ts';
import { explainAndExit } from './explain-and-exit.ts';

/** Migrates an empty database; for `npm run move`. */
keepFilesPrivate();
const payload = await openPayload({ secrets: 'unused' }).catch(explainAndExit);
await payload.destroy();
process.exit(0);
