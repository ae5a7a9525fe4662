import type { Brand } from '@agency/brand/brand';
import { readPhone, toGroupedPhone } from '@agency/brand/phone';

type Office = Brand['offices'][number];

/** An office as the contact page lists it. */
export interface ShownOffice extends Pick<Office, 'code' | 'city' | 'country' | 'address'> {
  /** Its telephone: what a device dials, and what is read. */
  phone?: { href: string; text: string };
}

/** The offices, their telephones grouped as they are dialled from abroad, however they were typed. */
export const toShownOffices = (offices: readonly Office[]): ShownOffice[] =>
  offices.map(({ code, city, country, address, phone, countryCode }) => ({
    ...{ code, city, country },
    ...(address && { address }),
    ...(phone && {
      phone: {
        href: `tel:${readPhone(phone, [countryCode]).number}`,
        text: toGroupedPhone(phone, countryCode),
      },
    }),
  }));
