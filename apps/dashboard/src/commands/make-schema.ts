import { keepFilesPrivate } from '@agency/server/lifecycle';
import { openPayload } from '../platform/open-payload.ts';
import { explainAndExit } from './explain-and-exit.ts';

/** Migrates a database to which rows are copied, or of the tests. */
keepFilesPrivate();
const payload = await openPayload({ secrets: 'unused' }).catch(explainAndExit);
await payload.destroy();
process.exit(0);
