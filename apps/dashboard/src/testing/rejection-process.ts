// A process that starts as the dashboard does and sends reject mails to the applications of IDS, in the name of the
// account ACCOUNT, for tests that kill it or run two of them. It says when it begins and when it is done.
import { createLocalReq } from 'payload';
import { sendRejections } from '../inbox/rejections.ts';
import { openPayload } from '../platform/open-payload.ts';

const payload = await openPayload();
const user = await payload.findByID({
  collection: 'users',
  id: Number(process.env.ACCOUNT),
  // Nobody has signed in here.
  overrideAccess: true,
});
const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
process.stdout.write('working\n');
const ids = (process.env.IDS ?? '').split(',').map(Number);
await sendRejections(req, { ids, subject: 'About {position}', text: 'Dear {name}' });
process.exit(0);
