import { hkdfSync } from 'node:crypto';
import { readBrand } from '@agency/brand/read-brand';
import { getSecret } from '@agency/server/secrets';
import { isHttpsOrPrivate } from '@agency/server/secure-url';
import {
  folderSetting,
  parseSettings,
  portSetting,
  privateUrlSetting,
  SettingsError,
  secretSetting,
  sharedSettings,
} from '@agency/server/settings';
import { tracingSettings } from '@agency/server/tracing-settings';
import * as z from 'zod';
import { parseClamdAddress } from '../jobs/virus-scan/clamd.ts';

function isAlarmUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  if (/^smtps?:$/.test(url.protocol)) return /@/.test(url.searchParams.get('to') ?? '');
  return /^https?:$/.test(url.protocol) && isHttpsOrPrivate(value);
}

// Resumes are sent unencrypted.
function isClamd(value: string): boolean {
  const place = parseClamdAddress(value);
  return place !== undefined && ('path' in place || isHttpsOrPrivate(`http://${value}`));
}

// The token is sent there.
function isPurgeTarget(value: string): boolean {
  if (/^(fastly|cloudflare):[\w-]+$/.test(value)) return true;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return !url.username && !url.hash && isHttpsOrPrivate(value);
}

/** All environment variables of the dashboard. `npm run docs` lists them in docs/configuration.md. */
export const dashboardSettings = z.object({
  HOST: sharedSettings.HOST,
  DASHBOARD_PORT: sharedSettings.DASHBOARD_PORT,
  DATA_DIR: sharedSettings.DATA_DIR,
  SITE_URL: sharedSettings.SITE_URL,
  ALLOWED_HOSTS: sharedSettings.ALLOWED_HOSTS,
  TRUSTED_PROXIES: sharedSettings.TRUSTED_PROXIES,
  DASHBOARD_METRICS_PORT: portSetting().optional().describe('Port for the dashboard metrics'),
  METRICS_HOST: sharedSettings.METRICS_HOST,
  LOG_SHARE: sharedSettings.LOG_SHARE,
  LOG_LEVEL: sharedSettings.LOG_LEVEL,
  ...tracingSettings,
  PORT: sharedSettings.PORT,
  CONTACT_ENDPOINT: sharedSettings.CONTACT_ENDPOINT,
  INTAKE_SECRET: sharedSettings.INTAKE_SECRET,
  PAYLOAD_SECRET: secretSetting().optional().meta({
    description:
      'Signs dashboard sessions. The dashboard refuses a changed secret until `npm run secrets -- --accept`, which signs out all users',
    shownDefault: 'generated at first start; required with PostgreSQL',
  }),
  DASHBOARD_PUBLIC_URL: sharedSettings.DASHBOARD_PUBLIC_URL,
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^(postgres(ql)?:\/\/|file:)/.test(value),
      'must begin with postgres:// or file:',
    )
    .optional()
    .meta({
      description: 'Database URL: `postgres://…`, or `file:/…` for SQLite',
      shownDefault: '`dashboard.db` in DATA_DIR',
    }),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for uploads. If not set, uploads are stored in DATA_DIR'),
  S3_REGION: z.string().default('auto').describe('Region of the bucket'),
  S3_ENDPOINT: privateUrlSetting()
    .optional()
    .describe('URL of an S3-compatible service other than AWS'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the bucket'),
  BACKUP_DIR: folderSetting().optional().meta({
    description: 'Folder for backups',
    shownDefault: '`backups` in DATA_DIR',
  }),
  BACKUP_BUCKET: z
    .string()
    .optional()
    .describe(
      'Bucket for backups, instead of a folder. It uses the `S3_…` settings and must differ from `S3_BUCKET`',
    ),
  BACKUP_HOUR: z
    .union([z.literal('off'), z.coerce.number().int().min(0).max(23)], {
      error: 'must be an hour from 0 to 23, or off',
    })
    .optional()
    .meta({
      description: 'Hour of the nightly backup, 0 to 23, in the time zone of the agency, or `off`',
      shownDefault: '4 with SQLite, off with PostgreSQL',
    }),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'must be a key of npm run backup -- --new-key')
    .optional()
    .describe(
      'Key for backups, from `npm run backup -- --new-key`. If not set, backups are not encrypted',
    ),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value), 'must begin with smtp:// or smtps://')
    .optional()
    .describe('SMTP server with user and password. If not set, no mail is sent'),
  MAIL_FROM: z
    .email()
    .default('dashboard@localhost.localdomain')
    .describe('E-mail address of the sender'),
  ALARM_URL: z
    .string()
    .refine(isAlarmUrl, 'must be an https address, or smtps://…?to= with an address')
    .optional()
    .describe(
      'Receiver of alarms: a webhook that accepts `{ "text" }`, or `smtps://user:password@host?to=…` on another mail server than `SMTP_URL`',
    ),
  CLAMD: z
    .string()
    .refine(
      isClamd,
      'must be host:port on this machine or a private network, or the path of a socket',
    )
    .optional()
    .describe(
      'clamd daemon, as `host:port` or socket path. If set, resumes are scanned and only clean ones can be downloaded',
    ),
  WEBSITE_URL: privateUrlSetting().optional().meta({
    description:
      'URL at which the dashboard reaches the website, for the daily form test and the Health page. It receives the intake secret',
    shownDefault: 'http://127.0.0.1:PORT',
  }),
  FORM_CHECK: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether to test the contact form daily. Always off if `CONTACT_ENDPOINT` is set'),
  CDN_PURGE: z
    .string()
    .refine(
      isPurgeTarget,
      'must be fastly:‹service id›, cloudflare:‹zone id›, or an https address of a cache of your own',
    )
    .optional()
    .describe(
      'Shared cache to purge after changes: `fastly:‹service id›`, `cloudflare:‹zone id›`, or the URL of a cache that accepts `PURGE`',
    ),
  CDN_TOKEN: z
    .string()
    .min(8)
    .optional()
    .describe('API token for `CDN_PURGE`, with permission to purge only'),
});

export type DashboardSettings = z.infer<typeof dashboardSettings>;

/** @throws {SettingsError} with each invalid variable */
export function getSettings(): DashboardSettings {
  const settings = parseSettings(dashboardSettings);
  if (settings.BACKUP_BUCKET !== undefined && settings.BACKUP_BUCKET === settings.S3_BUCKET) {
    throw new SettingsError(
      'BACKUP_BUCKET must be another bucket than S3_BUCKET: one accident would take the files and their copies.',
    );
  }
  if (settings.CDN_PURGE !== undefined && settings.CDN_TOKEN === undefined)
    throw new SettingsError('CDN_TOKEN must be set, too, where CDN_PURGE is.');
  return settings;
}

/** Public URL of the dashboard. */
export const toPublicUrl = (settings: DashboardSettings): string =>
  settings.DASHBOARD_PUBLIC_URL ?? `http://localhost:${settings.DASHBOARD_PORT}`;

/** URL at which the dashboard reaches the website. */
export const toWebsiteUrl = (settings: DashboardSettings): string =>
  settings.WEBSITE_URL ?? `http://127.0.0.1:${settings.PORT}`;

/**
 * Public URL of the website for links in the panel. Without DASHBOARD_PUBLIC_URL both run on one machine, so the
 * website has the host name of the panel.
 * @param host of the request
 */
export function toSiteUrl(settings: DashboardSettings, host?: string | null): string {
  if (settings.DASHBOARD_PUBLIC_URL) return settings.SITE_URL ?? readBrand().siteUrl;
  const { hostname = 'localhost' } = URL.parse(`http://${host ?? 'localhost'}`) ?? {};
  return `http://${hostname}:${settings.PORT}`;
}

/** Origins that may use a session: the public URL and, for local work, loopback. */
export const toTrustedOrigins = (settings: DashboardSettings): string[] => [
  new URL(toPublicUrl(settings)).origin,
  `http://localhost:${settings.DASHBOARD_PORT}`,
  `http://127.0.0.1:${settings.DASHBOARD_PORT}`,
];

export type SecretName = 'PAYLOAD_SECRET' | 'INTAKE_SECRET';

/** A secret of this installation. A build must not create one. */
export function getDashboardSecret(name: SecretName): string {
  if (process.env.NEXT_PHASE === 'phase-production-build') return 'not used while building';
  const settings = getSettings();
  return getSecret(settings.DATA_DIR, name, settings[name]);
}

/** A key for one purpose, derived from a secret. */
export const deriveKey = (name: SecretName, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', getDashboardSecret(name), '', purpose, 32));
