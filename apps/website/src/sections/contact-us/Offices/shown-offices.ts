import type { Brand } from '@agency/brand/brand';
import { readPhone, toGroupedPhone } from '@agency/brand/phone';

type Office = Brand['offices'][number];

export interface ShownOffice extends Pick<Office, 'code' | 'city' | 'country' | 'address'> {
  phone?: { href: string; text: string };
}

/** Formats the telephone numbers of the offices for international calls. */
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
