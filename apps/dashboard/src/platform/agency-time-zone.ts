import { toAgencyTimeZone } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';

/**
 * Sets the time zone of the process to the agency's. Days, months and runs are counted in it, and the server renders
 * dates in it. `getTimeZone` reads the second variable; next.config.ts writes it into the browser bundle.
 */
export function setAgencyTimeZone(): void {
  const timeZone = toAgencyTimeZone(readBrand());
  // Not by assignment, which a bundler would replace by the value.
  Object.assign(process.env, { TZ: timeZone, AGENCY_TIME_ZONE: timeZone });
}
