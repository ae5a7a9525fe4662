import { parseArgs } from 'node:util';
import { minPasswordLength } from '../collections/users/password.ts';
import { setAdmin } from '../platform/first-admin.ts';
import { openPayload } from '../platform/open-payload.ts';

/** `npm run admin -- --email … --password …` makes an admin, or resets one. */
const { values } = parseArgs({
  options: { email: { type: 'string' }, password: { type: 'string' } },
});
const { email, password } = values;
if (!email?.includes('@') || !password || [...password].length < minPasswordLength) {
  process.stderr.write(
    `Usage: npm run admin -- --email <address> --password <at least ${minPasswordLength} characters>\n`,
  );
  process.exit(2);
}
const payload = await openPayload();
const outcome = await setAdmin(payload, email, password);
process.stdout.write(outcome === 'made' ? `Admin ${email} made.\n` : `Admin ${email} reset.\n`);
await payload.destroy();
process.exit(0);
