// Starts like the dashboard and imports the case study STUDY as ACCOUNT, for tests that kill it or run two. With
// KILLED it exits like `kill -9` after the document is written and before its first version. It prints when it
// starts.
import { createLocalReq } from 'payload';
import { importCaseStudy } from '../collections/case-studies/import-case-study.ts';
import { openPayload } from '../platform/open-payload.ts';

const payload = await openPayload();
const user = await payload.findByID({
  collection: 'users',
  id: Number(process.env.ACCOUNT),
  // There is no session.
  overrideAccess: true,
});
const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
if (process.env.KILLED) {
  payload.db.createVersion = async () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
}
process.stdout.write('working\n');
await importCaseStudy(req, process.env.STUDY ?? '');
process.exit(0);
