import { parse } from 'yaml';
import * as z from 'zod';
import { array, strictObject } from 'zod';

const MAX_TEXT = 200;
const MAX_NAME = 60;
const MAX_ENTRIES = 30;

const textField = (description: string, max = MAX_NAME) =>
  z.string().min(1).max(max).describe(description);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const phoneNumber = z
  .string()
  .regex(/^\+?(?:[\s()./-]*\d){7,15}$/, 'Write the number in digits, as +20 2 1234 5678')
  .optional();

const officeSchema = strictObject({
  code: textField('Short code, shown in drawer and footer'),
  city: textField('Name of the city'),
  country: textField('Name of the country'),
  countryCode: z.string().length(2).describe('ISO 3166 code of the country, two letters'),
  phone: phoneNumber.describe('Telephone, in any spelling; not shown when left out'),
  timeZone: z
    .string()
    .min(1)
    .refine(isTimeZone, 'Write a time zone as Africa/Cairo')
    .optional()
    .describe('Its time zone, such as Africa/Cairo; times are in UTC only when left out'),
  address: textField('Street and number, district; not shown when left out', MAX_TEXT).optional(),
});

const networkSchema = strictObject({
  name: textField('Name of the network, which is the text of the link'),
  url: z
    .url({ protocol: /^https?$/, error: 'Write the whole address, with https://' })
    .max(MAX_TEXT)
    .describe('The agency’s page there; opens in a new tab'),
});

/** The file `brand.yaml` in the root of the repository. */
export const brandSchema = strictObject({
  name: textField('Name as spoken and written'),
  siteUrl: z.url().max(MAX_TEXT).describe('Address of the public site, without a slash at the end'),
  email: z.email().max(MAX_TEXT).describe('E-mail address for visitors'),
  phone: phoneNumber.describe('Telephone, in any spelling; not shown when left out'),
  whatsapp: phoneNumber.describe('Number on WhatsApp, with +; not shown when left out'),
  answerDays: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .describe('Working days until a reply, Sunday to Thursday; no day is named when left out'),
  launched: z.coerce.date().describe('Day the agency was launched'),
  birthplace: textField('Where it was launched', MAX_TEXT),
  copyrightYear: z.int().describe('Year of the copyright line'),
  offices: array(officeSchema)
    .min(1)
    .max(MAX_ENTRIES)
    .describe('Offices, in the order they are listed'),
  social: array(networkSchema)
    .max(MAX_ENTRIES)
    .describe('Social networks, in the order they are listed'),
  stats: strictObject({
    countries: z.int().positive().describe('Countries the agency has worked in'),
    brands: z.int().positive().describe('Brands it has worked for; texts add a +'),
    peopleReachedADay: textField('People it reaches a day: number and scale, as one text'),
    years: z.int().positive().describe('Years of experience; texts add “more than”'),
    continents: z.int().positive().describe('Continents it has worked on'),
    awards: z.int().positive().describe('Awards it has won; texts add “more than”'),
  }).describe('Figures of the agency, which texts contain as placeholders'),
});

export type Brand = z.infer<typeof brandSchema> & {
  /** Name in URLs, where `name` is translated. */
  nameInPaths?: string;
  /** The untranslated brand. */
  inDefaultLanguage?: Brand;
};

/** The time zone of the agency: that of its first office. */
export const toAgencyTimeZone = ({ offices }: Pick<Brand, 'offices'>): string =>
  offices[0]?.timeZone ?? 'UTC';

/** Parses `brand.yaml`; errors name the field. */
export function parseBrand(text: string): Brand {
  const brand = brandSchema.safeParse(parse(text));
  if (!brand.success) throw new Error(`brand.yaml: ${z.prettifyError(brand.error)}`);
  return brand.data;
}
