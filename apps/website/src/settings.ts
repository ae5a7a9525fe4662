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

/** All environment variables of the website. */
export const websiteSettingsSchema = z.object({
  ...sharedSettings,
  CONTENT_URL: privateUrlSetting().optional().meta({
    description:
      'URL of the host that serves the content API. It receives no forms and no intake secret',
    shownDefault: 'DASHBOARD_URL',
  }),
  CONTENT_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(30_000)
    .default(2000)
    .describe(
      'Timeout for a response of the content API, and for all content requests of one page, in milliseconds',
    ),
  MEDIA_BASE_URL: urlSetting().optional().meta({
    description:
      'URL prefix for image paths. If not set, the website proxies images of the content host under `/media/`',
  }),
  MEDIA_HOSTS: originListSetting().describe(
    'Additional hosts of images and videos, comma-separated: the Content Security Policy allows them, and articles keep their pictures',
  ),
  ENQUIRY_ENDPOINT: formEndpointSetting('service enquiries', '/api/submissions/enquiry'),
  CAREERS_ENDPOINT: formEndpointSetting('job applications', '/api/submissions/careers'),
  ADS_CONVERSION_ID: z
    .string()
    .refine(
      (id) => /^AW-\d+\/[\w-]+$/.test(id),
      'must be the id of a conversion with its label, such as AW-123456789/AbC-D_efG',
    )
    .optional()
    .meta({
      description:
        'Google Ads conversion, `AW-…/…`, sent for a stored message if the visitor consented. If not set, nothing is sent',
    }),
  CDN_SECONDS: z.coerce.number().int().min(1).max(86_400).optional().meta({
    description: 'Seconds that a shared cache may store a page. Set it only with `CDN_PURGE`',
    shownDefault: '4',
  }),
  WARM_PAGES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(200)
    .describe('Number of pages to render at start, before they are requested; 0 renders none'),
  VISITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether to count page views. The counts hold no personal data'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,60}$/, 'must be the name of a header')
    .optional()
    .describe(
      'Header in which a trusted proxy sends the two-letter country of the visitor, such as `CF-IPCountry`. If not set, countries are not counted',
    ),
  METRICS_PORT: portSetting().optional().describe('Port for the website metrics'),
  ...tracingSettings,
});

export type WebsiteSettings = ReturnType<typeof parseWebsiteSettings>;

/**
 * Public URL of the website: `SITE_URL`, or else that of brand.yaml. The build reads it, too.
 * @throws {SettingsError} if `SITE_URL` is invalid
 */
export function getSiteUrl(environment: NodeJS.ProcessEnv = process.env): string {
  const { SITE_URL } = sharedSettings;
  return parseSettings(z.object({ SITE_URL }), environment).SITE_URL ?? readBrand().siteUrl;
}

/** @throws {SettingsError} with the names of the invalid variables */
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

/** The settings of this process, parsed once. */
export function getWebsiteSettings(): WebsiteSettings {
  settings ??= parseWebsiteSettings(process.env);
  return settings;
}

/**
 * The secret that the website shares with the dashboard. It also signs receipts.
 * @throws {SettingsError}
 */
export function getIntakeSecret({ DATA_DIR, INTAKE_SECRET } = getWebsiteSettings()): string {
  return getSecret(DATA_DIR, 'INTAKE_SECRET', INTAKE_SECRET);
}
