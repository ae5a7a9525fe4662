import { getIntakeSecret, getWebsiteSettings } from '../../server/settings.ts';

/** What receipts are signed with. */
export const getReceiptSecret = (): string => getIntakeSecret(getWebsiteSettings());
