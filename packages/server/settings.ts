import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { parseTrustedProxies, splitList } from './client-address.ts';
import { isHttpsOrLocal, isHttpsOrPrivate } from './secure-url.ts';

/** Thrown if environment variables are invalid. Its message contains their names, never their values. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export const portSetting = () => z.coerce.number().int().min(1).max(65535);

/** Parses an absolute http(s) URL without fragment. */
function parseHttpUrl(value: string): URL | undefined {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && !url.hash ? url : undefined;
}

/** An absolute http(s) URL without credentials, query or fragment; slashes at its end are removed. */
export const urlSetting = () =>
  z
    .string()
    .refine((value) => {
      const url = parseHttpUrl(value);
      return url !== undefined && !url.username && !url.password && !url.search;
    }, 'must be an http(s) URL without credentials, query or fragment')
    .transform((value) => value.replace(/\/+$/, ''));

const MUST_BE_PRIVATE = 'must be https unless it is on this machine or a private network';

/** The URL of a service that gets secrets or personal data. */
export const privateUrlSetting = () => urlSetting().refine(isHttpsOrPrivate, MUST_BE_PRIVATE);

/** The URL that receives a form, if it is not that of the dashboard. URLs of spreadsheet scripts have a query. */
export const formEndpointSetting = (form: string, path: string) =>
  z
    .string()
    .refine((value) => parseHttpUrl(value) !== undefined, 'must be an http(s) URL')
    .refine(isHttpsOrPrivate, MUST_BE_PRIVATE)
    .optional()
    .meta({
      description: `URL that receives ${form}. The intake secret is sent only if this is a URL of the dashboard`,
      shownDefault: `DASHBOARD_URL${path}`,
    });

/** Host names, comma-separated. */
export const hostListSetting = () =>
  z
    .string()
    .default('')
    .transform(splitList)
    .refine(
      (hosts) =>
        hosts.every((host) => /^(?:[\p{L}\d-]+(?:\.[\p{L}\d-]+)*|\[[\da-f:.]+\])$/iu.test(host)),
      'must list host names without scheme, port or path',
    );

const HOST_NAME = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])$/;

/** Origins, comma-separated. A host name stands for its https origin. */
export const originListSetting = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      splitList(value).map((item) => (/^https?:\/\//i.test(item) ? item : `https://${item}`)),
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

/** A secret. If it is not set, it is generated (secrets.ts). */
export const secretSetting = () => z.string().min(32, 'must have at least 32 characters');

/** A share from 0 to 1. */
export const shareSetting = () => z.coerce.number().min(0).max(1).default(1);

/** An IP address or host name to listen on. */
const hostSetting = () => z.string().min(1).default('127.0.0.1');

/** A folder, relative to the root of the project. */
export const folderSetting = () =>
  z
    .string()
    .min(1)
    .transform((value) => resolve(findProjectRoot(process.cwd()), value));

/** Settings of several processes. Each process picks those that it reads. */
export const sharedSettings = {
  PORT: portSetting().default(4321).describe('Port of the website'),
  DASHBOARD_PORT: portSetting().default(3000).describe('Port of the dashboard'),
  HOST: hostSetting().describe(
    'IP address to listen on; `0.0.0.0` if the proxy runs on another machine',
  ),
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
      shownDefault: 'http://localhost:DASHBOARD_PORT',
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
  METRICS_HOST: hostSetting().describe(
    'IP address for metrics; one of the private network if Prometheus runs on another machine',
  ),
  LOG_SHARE: shareSetting().describe(
    'Share of successful requests to log, from 0 to 1. Errors are always logged',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Minimum log level'),
};

/**
 * Parses environment variables. An empty one counts as not set.
 * @throws {SettingsError}
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

/** The rows of a schema in docs/configuration.md. */
export function describeSettings(schema: z.ZodObject) {
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

/** The nearest parent folder that declares npm workspaces, or the folder itself. */
export function findProjectRoot(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) {
      return folder;
    }
    if (dirname(folder) === folder) return resolve(from);
  }
}

// Messages of Zod may quote the value.
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
