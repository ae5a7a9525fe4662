import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { parseTrustedProxies } from './client-address.ts';
import { isHttpsOrLocal, isHttpsOrPrivate } from './secure-url.ts';

/** Thrown when the environment cannot be used. Names the variables at fault, never their values. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** One row of the table in docs/configuration.md. */
export interface SettingRow {
  name: string;
  description: string;
  /** The default in words; empty when the setting is off unless it is set. */
  default: string;
}

/** A TCP port. */
export const portSetting = () => z.coerce.number().int().min(1).max(65535);

/** An absolute http(s) address without credentials, query or fragment, and without a slash at its end. */
export const urlSetting = () =>
  z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return (
        url !== null &&
        (url.protocol === 'https:' || url.protocol === 'http:') &&
        !url.username &&
        !url.password &&
        !url.search &&
        !url.hash
      );
    }, 'must be an http(s) address without credentials, query or fragment')
    .transform((value) => value.replace(/\/+$/, ''));

/** An absolute address a form is posted to, which no stranger may read; spreadsheet scripts may carry a query. */
export const endpointSetting = () =>
  z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && !url.hash;
    }, 'must be an http(s) address')
    .refine(isHttpsOrPrivate, MUST_BE_PRIVATE);

const MUST_BE_PRIVATE = 'must be https unless it is on this machine or a private network';

/** An address (`urlSetting`) that secrets or what visitors write are sent to. */
export const privateUrlSetting = () => urlSetting().refine(isHttpsOrPrivate, MUST_BE_PRIVATE);

/** Where the messages of one form are posted (`endpointSetting`), when it is not the dashboard's own address. */
export const formEndpointSetting = (form: string, path: string) =>
  endpointSetting()
    .optional()
    .meta({
      description: `URL that receives ${form}. The intake secret is sent only if this is a URL of the dashboard`,
      shownDefault: `DASHBOARD_URL${path}`,
    });

/** Host names, comma-separated; none by default. */
export const hostListSetting = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine(
      (hosts) =>
        hosts.every((host) => /^(?:[\p{L}\d-]+(?:\.[\p{L}\d-]+)*|\[[\da-f:.]+\])$/iu.test(host)),
      'must list host names without scheme, port or path',
    );

const HOST_NAME = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])$/;

/** Origins of other hosts, comma-separated; none by default. A bare host is meant as https. */
export const originListSetting = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item) => (/^https?:\/\//i.test(item) ? item : `https://${item}`)),
    )
    .refine(
      (items) =>
        items.every((item) => {
          const url = URL.parse(item);
          const isOrigin = url !== null && `${url.origin}/` === url.href;
          return isOrigin && HOST_NAME.test(url.hostname) && isHttpsOrPrivate(item);
        }),
      'must list host names, or origins such as https://storage.example.com, without path',
    )
    .transform((items) => items.map((item) => new URL(item).origin));

/** A shared secret. When it is not set, one is made at first start (see secrets.ts). */
export const secretSetting = () => z.string().min(32, 'must have at least 32 characters');

/** A folder; a relative one is taken from the project's root, so that every process means the same one. */
export const folderSetting = () =>
  z
    .string()
    .min(1)
    .transform((value) => resolve(findProjectRoot(process.cwd()), value));

/** Settings that mean the same to every process. Each app picks the ones it reads. */
export const sharedSettings = {
  PORT: portSetting().default(4321).describe('Port of the website'),
  DASHBOARD_PORT: portSetting().default(3000).describe('Port of the dashboard'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('IP address to listen on; `0.0.0.0` if the proxy runs on another machine'),
  DATA_DIR: folderSetting().prefault('./data').meta({
    description: 'Folder for the database, uploads, secrets and caches',
    shownDefault: './data',
  }),
  SITE_URL: urlSetting().optional().meta({
    description:
      'Public URL of the website, used in canonical links, the sitemap and the feed. Its host is always accepted. Also read at build time',
    shownDefault: '`siteUrl` in brand.yaml',
  }),
  ALLOWED_HOSTS: hostListSetting().describe(
    'Additional host names to accept, comma-separated. The hosts of the public URLs and loopback are always accepted',
  ),
  DASHBOARD_URL: privateUrlSetting().optional().meta({
    description:
      'URL of the dashboard. The website sends forms and the intake secret there, and reads content there unless `CONTENT_URL` is set',
    shownDefault: 'http://127.0.0.1:DASHBOARD_PORT',
  }),
  DASHBOARD_PUBLIC_URL: urlSetting()
    .refine(isHttpsOrLocal, 'must be https unless it is localhost')
    .optional()
    .meta({
      description:
        'URL at which editors open the dashboard; only its origin may frame previews. Must be https, except on localhost',
      shownDefault: 'http://localhost:3000',
    }),
  CONTACT_ENDPOINT: formEndpointSetting('contact messages', '/api/submissions/contact'),
  INTAKE_SECRET: secretSetting().optional().meta({
    description: 'Secret shared by both processes; proves that a form comes from the website',
    shownDefault: 'generated at first start; required with PostgreSQL',
  }),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(isTrustedProxies, 'must list IP addresses, CIDR ranges, `loopback` or `private`')
    .describe(
      'Proxies whose `X-Forwarded-For` is trusted: IP addresses, CIDR ranges, `loopback` or `private`, comma-separated',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'IP address for metrics; one of the private network if Prometheus runs on another machine',
    ),
  LOG_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of successful requests to log, from 0 to 1. Errors are always logged'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Minimum log level'),
};

/**
 * The environment as typed settings. An empty variable counts as not set.
 * @throws {SettingsError} naming each variable at fault and what it must be, never its value
 */
export function parseSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: NodeJS.ProcessEnv = process.env,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) =>
      environment[name] ? [[name, environment[name]]] : [],
    ),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')} ${toProblem(issue)}`,
  );
  throw new SettingsError(`Cannot start: ${problems.join('; ')}.`);
}

/** The rows of docs/configuration.md for one schema. */
export function describeSettings(schema: z.ZodObject): SettingRow[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const meta = (field as z.ZodType).meta();
    const byDefault = (field as z.ZodType).safeParse(undefined).data;
    return {
      name,
      description: meta?.description ?? '',
      default: String(meta?.shownDefault ?? byDefault ?? ''),
    };
  });
}

/** The nearest folder upwards that declares npm workspaces, or the starting folder itself. */
export function findProjectRoot(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) {
      return folder;
    }
    if (dirname(folder) === folder) return resolve(from);
  }
}

// Zod's own messages can quote what was received; these never do.
function toProblem(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'string') return issue.message;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_type') return `must be a ${issue.expected}`;
  return 'is not valid';
}

function isTrustedProxies(value: string): boolean {
  try {
    parseTrustedProxies(value);
    return true;
  } catch {
    return false;
  }
}
