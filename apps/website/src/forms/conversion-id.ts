import { getWebsiteSettings } from '../settings.ts';

/** The ads tracker's id, `AW-123456789/Label`; nothing when none is configured, and then nothing is asked or sent. */
export function getConversionId(): string | undefined {
  return getWebsiteSettings().ADS_CONVERSION_ID;
}
