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
import { parsePurgePlace } from '../cdn/purge-place.ts';
import { parseClamdPlace } from '../virus-scan/clamd.ts';

function isAlarmUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  if (/^smtps?:$/.test(url.protocol)) return /@/.test(url.searchParams.get('to') ?? '');
  return /^https?:$/.test(url.protocol) && isHttpsOrPrivate(value);
}

// What an applicant sent goes there unencrypted.
function isClamd(value: string): boolean {
  const place = parseClamdPlace(value);
  return place !== undefined && ('path' in place || isHttpsOrPrivate(`http://${value}`));
}

// The token goes there.
function isPurgePlace(value: string): boolean {
  const place = parsePurgePlace(value);
  return place !== undefined && (place.kind !== 'own' || isHttpsOrPrivate(place.address));
}

/** Every environment variable the dashboard reads. The README's configuration table is made from it. */
export const dashboardSettings = z.object({
  HOST: sharedSettings.HOST,
  DASHBOARD_PORT: sharedSettings.DASHBOARD_PORT,
  DATA_DIR: sharedSettings.DATA_DIR,
  SITE_URL: sharedSettings.SITE_URL,
  ALLOWED_HOSTS: sharedSettings.ALLOWED_HOSTS,
  TRUSTED_PROXIES: sharedSettings.TRUSTED_PROXIES,
  DASHBOARD_METRICS_PORT: portSetting()
    .optional()
    .describe(
      'Port on which the dashboard serves its metrics ([docs/metrics.md](docs/metrics.md))',
    ),
  METRICS_HOST: sharedSettings.METRICS_HOST,
  LOG_SHARE: sharedSettings.LOG_SHARE,
  LOG_LEVEL: sharedSettings.LOG_LEVEL,
  ...tracingSettings,
  PORT: sharedSettings.PORT,
  CONTACT_ENDPOINT: sharedSettings.CONTACT_ENDPOINT,
  INTAKE_SECRET: sharedSettings.INTAKE_SECRET,
  PAYLOAD_SECRET: secretSetting().optional().meta({
    description:
      'Signs the sessions of the dashboard; another one is refused until it is accepted ([docs/backup.md](docs/backup.md)), and signs everybody out',
    shownDefault: 'made at first start; must be set with PostgreSQL',
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
      description: 'Database: `postgres://…`, or `file:/…` for SQLite',
      shownDefault: '`dashboard.db` in DATA_DIR',
    }),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket that keeps uploads; without it they are kept in DATA_DIR'),
  S3_REGION: z.string().default('auto').describe('Region of the bucket'),
  S3_ENDPOINT: privateUrlSetting()
    .optional()
    .describe('Address of a storage service other than AWS'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of the bucket'),
  BACKUP_DIR: folderSetting().optional().meta({
    description:
      'Folder that `npm run backup` puts backups into ([docs/backup.md](docs/backup.md))',
    shownDefault: '`backups` in DATA_DIR',
  }),
  BACKUP_BUCKET: z
    .string()
    .optional()
    .describe(
      'Bucket that backups are put into instead, reached as `S3_…` says; not the one of S3_BUCKET',
    ),
  BACKUP_HOUR: z
    .union([z.literal('off'), z.coerce.number().int().min(0).max(23)], {
      error: 'must be an hour from 0 to 23, or off',
    })
    .optional()
    .meta({
      description:
        'Hour from 0 to 23 at which the dashboard makes its nightly backup, in the time zone of the agency, or `off` ([docs/backup.md](docs/backup.md)). With PostgreSQL set it on one machine',
      shownDefault: '4 with SQLite, off with PostgreSQL',
    }),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'must be a key of npm run backup -- --new-key')
    .optional()
    .describe(
      'Key that backups are encrypted with and opened again; without it they are not encrypted',
    ),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value), 'must begin with smtp:// or smtps://')
    .optional()
    .describe('Mail server, with user and password; without it no mail is sent'),
  MAIL_FROM: z
    .email()
    .default('dashboard@localhost.localdomain')
    .describe('Address mails come from'),
  ALARM_URL: z
    .string()
    .refine(isAlarmUrl, 'must be an https address, or smtps://…?to= with an address')
    .optional()
    .describe(
      'Who is told when messages are not delivered, the daily test of the form or a scheduled change is missed, resumes are not checked, the nightly backup is missing, or its disk has less than 1 GB of room: a webhook that takes `{ "text" }`, or a mailbox at another mail server, `smtps://user:password@host?to=…`',
    ),
  CLAMD: z
    .string()
    .refine(
      isClamd,
      'must be host:port on this machine or a private network, or the path of a socket',
    )
    .optional()
    .describe(
      'Where clamd listens, `host:port` or the path of its socket: resumes are then checked for viruses, and only clean ones handed out ([docs/virus-scan.md](docs/virus-scan.md))',
    ),
  WEBSITE_URL: privateUrlSetting().optional().meta({
    description:
      'Where the dashboard reaches the website, for the daily test of the form and the page of health. The intake secret is sent there',
    shownDefault: 'http://127.0.0.1:PORT',
  }),
  FORM_CHECK: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether the contact form is tested once a day ([docs/watch.md](docs/watch.md)); off, too, with `CONTACT_ENDPOINT`',
    ),
  CDN_PURGE: z
    .string()
    .refine(
      isPurgePlace,
      'must be fastly:‹service id›, cloudflare:‹zone id›, or an https address of a cache of your own',
    )
    .optional()
    .describe(
      'Who is told when content changed: `fastly:‹service id›`, `cloudflare:‹zone id›`, or the address of a cache that takes `PURGE` ([docs/cdn.md](docs/cdn.md))',
    ),
  CDN_TOKEN: z
    .string()
    .min(8)
    .optional()
    .describe('Token or key that CDN_PURGE asks for, allowed to purge and nothing else'),
  QUIET_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(7)
    .describe('After so many days without a message the start page says so; 0 for never'),
});

export type DashboardSettings = z.infer<typeof dashboardSettings>;

/** @throws {SettingsError} naming each variable at fault */
export function getSettings(): DashboardSettings {
  const settings = parseSettings(dashboardSettings);
  if (settings.BACKUP_BUCKET !== undefined && settings.BACKUP_BUCKET === settings.S3_BUCKET) {
    throw new SettingsError(
      'BACKUP_BUCKET must be another bucket than S3_BUCKET: one accident would take the files and their copies.',
    );
  }
  if (settings.CDN_PURGE !== undefined && settings.CDN_TOKEN === undefined) {
    throw new SettingsError('CDN_TOKEN must be set, too, where CDN_PURGE is.');
  }
  return settings;
}

/** Address editors open the dashboard at. */
export const toPublicUrl = (settings: DashboardSettings): string =>
  settings.DASHBOARD_PUBLIC_URL ?? `http://localhost:${settings.DASHBOARD_PORT}`;

/** Address the dashboard reaches the website at. */
export const toWebsiteUrl = (settings: DashboardSettings): string =>
  settings.WEBSITE_URL ?? `http://127.0.0.1:${settings.PORT}`;

/**
 * Public address of the website, where links of the panel lead. Where the panel has no name of its own both are tried on one machine:
 * the website is then at the name the panel was opened at.
 * @param host as the request of the panel names it
 */
export function toSiteAddress(settings: DashboardSettings, host?: string | null): string {
  if (settings.DASHBOARD_PUBLIC_URL) return settings.SITE_URL ?? readBrand().siteUrl;
  const { hostname = 'localhost' } = URL.parse(`http://${host ?? 'localhost'}`) ?? {};
  return `http://${hostname}:${settings.PORT}`;
}

/** Origins whose requests may use a session: the public address and, for work on this machine, loopback. */
export const toTrustedOrigins = (settings: DashboardSettings): string[] => [
  new URL(toPublicUrl(settings)).origin,
  `http://localhost:${settings.DASHBOARD_PORT}`,
  `http://127.0.0.1:${settings.DASHBOARD_PORT}`,
];

/** A secret of this installation. A build has none, and must not make one. */
export function getDashboardSecret(name: 'PAYLOAD_SECRET' | 'INTAKE_SECRET'): string {
  if (process.env.NEXT_PHASE === 'phase-production-build') return 'not used while building';
  const settings = getSettings();
  return getSecret(settings.DATA_DIR, name, settings[name]);
}
