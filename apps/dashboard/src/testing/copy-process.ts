// A process that starts as the dashboard does and takes over the case study STUDY in the name of the account ACCOUNT, for
// tests that kill it or run two of them. With KILLED it ends as `kill -9` does once the document is written and its first
// version is not. It says when it begins.
import { createLocalReq } from 'payload';
import { importCaseStudy } from '../collections/case-studies/import-case-study.ts';
import { openPayload } from '../platform/open-payload.ts';

const payload = await openPayload();
const user = await payload.findByID({
  collection: 'users',
  id: Number(process.env.ACCOUNT),
  // Nobody has signed in here.
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
