import { toAgencyTimeZone } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';

/**
 * Makes the agency's time zone that of the process, whatever the machine's is: days, months and nights are counted in it, and
 * Payload writes what the server draws in it. The second name is what `getTimeZone` reads; next.config.ts writes it
 * into what the browser runs.
 */
export function setAgencyTimeZone(): void {
  const timeZone = toAgencyTimeZone(readBrand());
  // Not by assignment: a bundler puts the value in the place of the second name.
  Object.assign(process.env, { TZ: timeZone, AGENCY_TIME_ZONE: timeZone });
}
