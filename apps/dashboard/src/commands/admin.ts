import { parseArgs } from 'node:util';
import { createFirstAdmin, setAdmin } from '../accounts/first-admin.ts';
import { findPasswordProblem, MIN_PASSWORD_LENGTH } from '../accounts/password.ts';
import { toEnglish } from '../platform/language/errors.ts';
import { openPayload } from '../platform/open-payload.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { exitWithUsage, runCommand } from './run-command.ts';

/**
 * `npm run admin -- --email … --password … --name …` creates or resets an admin; `--first` creates the first one with
 * a one-time password.
 */
const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    password: { type: 'string' },
    name: { type: 'string' },
    first: { type: 'boolean', default: false },
  },
});
const { email, password, name, first } = values;
const refusal = findPasswordProblem(password ?? '');
if (!first && (!email?.includes('@') || refusal)) {
  exitWithUsage(
    `npm run admin -- --email <address> --password <at least ${MIN_PASSWORD_LENGTH} characters> [--name <as colleagues read it>]${password && refusal ? `\nThis password: ${toEnglish(refusal)}` : ''}`,
  );
}

await runCommand(async () => {
  const payload = await openPayload();
  if (first) {
    const settings = getSettings();
    const signInAt = `${toPublicUrl(settings)}/admin`;
    const admin = await createFirstAdmin(payload, settings.DATA_DIR, signInAt);
    process.stdout.write(
      admin
        ? `First admin: ${admin.email} with the password ${admin.password} (also in ${admin.file})\n`
        : 'There is an account already.\n',
    );
  } else if (email && password) {
    const outcome = await setAdmin(payload, email, password, name);
    process.stdout.write(`Admin ${email} ${outcome}.\n`);
  }
  await payload.destroy();
});
