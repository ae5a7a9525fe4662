import { type Phone, readPhone } from '@agency/brand/phone';
import { readBrand } from '@agency/brand/read-brand';

const countries = readBrand().offices.map(({ countryCode }) => countryCode);

/** Parses a phone number, which may be in national format of one of our offices. */
export const parseSenderPhone = (text: string): Phone => readPhone(text, countries);
