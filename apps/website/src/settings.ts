import { readBrand } from '@agency/brand/read-brand';
import { getSecret } from '@agency/server/secrets';
import {
  endpointSetting,
  parseSettings,
  sharedSettings,
  urlSetting,
} from '@agency/server/settings';
import * as z from 'zod';

const {
  PORT,
  DASHBOARD_PORT,
  HOST,
  DATA_DIR,
  SITE_URL,
  ALLOWED_HOSTS,
  DASHBOARD_URL,
  INTAKE_SECRET,
  TRUSTED_PROXIES,
  LOG_LEVEL,
} = sharedSettings;

const endpointOf = (form: string, path: string) =>
  endpointSetting()
    .optional()
    .meta({
      description: `Where ${form} are posted. The intake secret goes along only if it is on the dashboard's own address`,
      shownDefault: `DASHBOARD_URL${path}`,
    });

/** Everything the website reads from its environment. */
export const websiteSettingsSchema = z.object({
  PORT,
  DASHBOARD_PORT,
  HOST,
  DATA_DIR,
  SITE_URL,
  ALLOWED_HOSTS,
  DASHBOARD_URL,
  MEDIA_BASE_URL: urlSetting().optional().meta({
    description:
      "Address in front of a picture's path; when it is not set, pictures are passed on from the dashboard under `/media/`",
  }),
  CONTACT_ENDPOINT: endpointOf('contact messages', '/api/submissions/contact'),
  ENQUIRY_ENDPOINT: endpointOf('service enquiries', '/api/submissions/enquiry'),
  CAREERS_ENDPOINT: endpointOf('job applications', '/api/submissions/careers'),
  INTAKE_SECRET,
  ADS_CONVERSION_ID: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)?$/, 'must be an id such as AW-123456789/AbC-D_efG')
    .optional()
    .meta({
      description:
        'Ads tracker that is told of a stored message, with the visitor’s consent; none when it is not set',
    }),
  TRUSTED_PROXIES,
  LOG_LEVEL,
});

export type WebsiteSettings = ReturnType<typeof parseWebsiteSettings>;

/**
 * Public address of the website, the same while it is built and while it runs: `SITE_URL`, else what brand.yaml says.
 * @throws {SettingsError} when `SITE_URL` is no address
 */
export function getSiteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  return parseSettings(z.object({ SITE_URL }), environment).SITE_URL ?? readBrand().siteUrl;
}

/**
 * The website's settings as an environment and brand.yaml say.
 * @throws {SettingsError} naming the variables at fault
 */
export function parseWebsiteSettings(environment: NodeJS.ProcessEnv) {
  const given = parseSettings(websiteSettingsSchema, environment);
  return {
    ...given,
    SITE_URL: getSiteUrl(environment),
    DASHBOARD_URL: given.DASHBOARD_URL ?? `http://127.0.0.1:${given.DASHBOARD_PORT}`,
  };
}

let settings: WebsiteSettings | undefined;

/**
 * The settings of this process, for as long as it runs: every picture of a page asks for them.
 * @throws {SettingsError} naming the variables at fault
 */
export function getWebsiteSettings(): WebsiteSettings {
  settings ??= parseWebsiteSettings(process.env);
  return settings;
}

/**
 * The secret that all processes of the website share with the dashboard; receipts are signed with it, too.
 * @throws {SettingsError} when it cannot be used
 */
export function getIntakeSecret({ DATA_DIR, INTAKE_SECRET }: WebsiteSettings): string {
  return getSecret(DATA_DIR, 'INTAKE_SECRET', INTAKE_SECRET);
}
