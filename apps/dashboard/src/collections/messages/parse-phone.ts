import { type Phone, readPhone } from '@agency/brand/phone';
import { readBrand } from '@agency/brand/read-brand';

const countries = readBrand().offices.map(({ countryCode }) => countryCode);

/** The telephone number of a message, which its sender may have written as at home: in the country of one of our offices. */
export const parseSenderPhone = (text: string): Phone => readPhone(text, countries);
