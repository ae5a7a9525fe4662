import { getIntakeSecret, getWebsiteSettings } from '../settings.ts';

/** What receipts are signed with. */
export const getReceiptSecret = (): string => getIntakeSecret(getWebsiteSettings());
