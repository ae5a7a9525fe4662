import * as z from 'zod';

/** Who the agency is: the file `brand.yaml` at the root of the repository. */
export const brandSchema = z.object({
  name: z.string().min(1).describe('Name as spoken and written'),
  siteUrl: z.url().describe('Address of the public site, without a slash at the end'),
  email: z.email().describe('Where visitors may write'),
  launched: z.coerce.date().describe('Day the agency was launched'),
  birthplace: z.string().describe('Where it was launched'),
  copyrightYear: z.int().describe('Year of the copyright line'),
  offices: z
    .array(
      z.object({
        code: z.string().describe('Short code shown in the footer'),
        city: z.string(),
        country: z.string(),
        countryCode: z.string().length(2).describe('ISO 3166 code'),
      }),
    )
    .min(1)
    .describe('Offices, in the order they are listed'),
  social: z
    .array(z.object({ name: z.string(), url: z.url() }))
    .describe('Social networks, in the order they are listed'),
  stats: z.object({
    countries: z.int().positive(),
    brands: z.int().positive(),
    peopleReachedADay: z.string().describe('As written, number and scale'),
    years: z.int().positive(),
    continents: z.int().positive(),
    awards: z.int().positive(),
  }),
});

export type Brand = z.infer<typeof brandSchema>;

/** Path of the company page: it ends with the brand's name in its own casing. */
export function toCompanyPath(brand: Brand): string {
  return `/Meet${brand.name.replaceAll(' ', '')}`;
}

const launchDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `{brand}`, `{company}`, `{agency}`, `{email}`, `{year}`, `{companyPath}`, the launch and the stats in a text become the brand's own. */
export function fillBrand(text: string, brand: Brand): string {
  const values: Record<string, string> = {
    brand: brand.name,
    company: brand.name,
    agency: brand.name,
    email: brand.email,
    year: String(brand.copyrightYear),
    companyPath: toCompanyPath(brand),
    countries: String(brand.stats.countries),
    brands: String(brand.stats.brands),
    people: brand.stats.peopleReachedADay,
    years: String(brand.stats.years),
    continents: String(brand.stats.continents),
    awards: String(brand.stats.awards),
    launchYear: String(brand.launched.getUTCFullYear()),
    launchDay: launchDay.format(brand.launched),
    birthplace: brand.birthplace,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
