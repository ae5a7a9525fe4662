import { readBrand } from '@agency/brand/read-brand';
import { getSecret } from '@agency/server/secrets';
import {
  formEndpointSetting,
  originListSetting,
  parseSettings,
  portSetting,
  privateUrlSetting,
  sharedSettings,
  urlSetting,
} from '@agency/server/settings';
import { tracingSettings } from '@agency/server/tracing-settings';
import * as z from 'zod';

const {
  PORT,
  DASHBOARD_PORT,
  HOST,
  DATA_DIR,
  SITE_URL,
  ALLOWED_HOSTS,
  DASHBOARD_URL,
  DASHBOARD_PUBLIC_URL,
  CONTACT_ENDPOINT,
  INTAKE_SECRET,
  TRUSTED_PROXIES,
  METRICS_HOST,
  LOG_SHARE,
  LOG_LEVEL,
} = sharedSettings;

/** Everything the website reads from its environment. */
export const websiteSettingsSchema = z.object({
  PORT,
  DASHBOARD_PORT,
  HOST,
  DATA_DIR,
  SITE_URL,
  ALLOWED_HOSTS,
  DASHBOARD_URL,
  DASHBOARD_PUBLIC_URL,
  CONTENT_URL: privateUrlSetting().optional().meta({
    description:
      'Where posts and team are read: any host that answers the contract ([docs/product.md](docs/product.md), section 6). It never gets a form or the intake secret',
    shownDefault: 'DASHBOARD_URL',
  }),
  CONTENT_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(30_000)
    .default(2000)
    .describe(
      'How long that host may take for an answer, and a page for all it shows of it, in milliseconds',
    ),
  MEDIA_BASE_URL: urlSetting().optional().meta({
    description:
      "Address in front of a picture's path; when it is not set, pictures are passed on from the host of the content under `/media/`",
  }),
  MEDIA_HOSTS: originListSetting().describe(
    'Further hosts that pictures and films may lie on, such as an object storage, comma-separated; the security policy allows these and no others',
  ),
  CONTACT_ENDPOINT,
  ENQUIRY_ENDPOINT: formEndpointSetting('service enquiries', '/api/submissions/enquiry'),
  CAREERS_ENDPOINT: formEndpointSetting('job applications', '/api/submissions/careers'),
  INTAKE_SECRET,
  ADS_CONVERSION_ID: z
    .string()
    .refine(
      (id) => /^AW-\d+\/[\w-]+$/.test(id),
      'must be the id of a conversion with its label, such as AW-123456789/AbC-D_efG',
    )
    .optional()
    .meta({
      description:
        'Conversion that is told to the ads tracker for a stored message, with the visitor’s consent: id and label, `AW-…/…`; none when it is not set',
    }),
  CDN_SECONDS: z.coerce.number().int().min(1).max(86_400).optional().meta({
    description:
      'How long a shared cache in front of the website may keep a page, in seconds, where it is told of changes ([docs/cdn.md](docs/cdn.md))',
    shownDefault: '4, so that a change shows without anybody telling',
  }),
  WARM_PAGES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(200)
    .describe(
      'How many pages are made at the start, before anybody asks ([docs/page-cache.md](docs/page-cache.md)); a website that starts often and is asked little does with 0',
    ),
  VISITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether it is counted how often pages are opened, without anything of who opens them ([docs/visits.md](docs/visits.md))',
    ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,60}$/, 'must be the name of a header')
    .optional()
    .describe(
      'Header in which a proxy of TRUSTED_PROXIES names the country of a visitor in two letters, such as `CF-IPCountry`; countries are not counted when it is not set',
    ),
  TRUSTED_PROXIES,
  METRICS_PORT: portSetting()
    .optional()
    .describe('Port on which the website serves its metrics ([docs/metrics.md](docs/metrics.md))'),
  METRICS_HOST,
  LOG_SHARE,
  LOG_LEVEL,
  ...tracingSettings,
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
  const DASHBOARD_URL = given.DASHBOARD_URL ?? `http://127.0.0.1:${given.DASHBOARD_PORT}`;
  return {
    ...given,
    SITE_URL: getSiteUrl(environment),
    DASHBOARD_URL,
    CONTENT_URL: given.CONTENT_URL ?? DASHBOARD_URL,
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
