// Starts like the dashboard and sends rejection mails to the applications IDS as ACCOUNT, for tests that kill it or
// run two. It prints start and end.
import { createLocalReq } from 'payload';
import { openPayload } from '../platform/open-payload.ts';
import { sendRejections } from '../submissions/inbox/rejections.ts';

const payload = await openPayload();
const user = await payload.findByID({
  collection: 'users',
  id: Number(process.env.ACCOUNT),
  // There is no session.
  overrideAccess: true,
});
const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
process.stdout.write('working\n');
const ids = (process.env.IDS ?? '').split(',').map(Number);
await sendRejections(req, { ids, subject: 'About {position}', text: 'Dear {name}' });
process.exit(0);
