import { getSecret } from '@agency/server/secrets';
import { getWebsiteSettings } from '../../server/settings.ts';

/** What receipts are signed with: the secret that all processes of the website share. */
export function getReceiptSecret(): string {
  const { DATA_DIR, INTAKE_SECRET } = getWebsiteSettings();
  return getSecret(DATA_DIR, 'INTAKE_SECRET', INTAKE_SECRET);
}
