import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { findExecutable, root } from '../../scripts/system/commands.ts';
import { getFreePort } from '../../scripts/system/ports.ts';

/** The proxies with a configuration. */
export const proxies = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];

/** The host names in the configurations. */
export const HOSTS = { website: 'www.example.com', dashboard: 'dashboard.example.com' };

/** Ports and upstreams of a proxy under test. */
interface Ports {
  http: number;
  https: number;
  website: number;
  dashboard: number;
}

/** A configuration on free ports of this machine; otherwise as shipped. */
interface Trial {
  folder: string;
  /** Executable and arguments: to check the configuration, and to run it in the foreground. */
  check: [string, string[]];
  run: [string, string[]];
  /** The certificate to trust, once it runs. */
  certificate: string;
}

/** A running proxy. */
export interface RunningProxy {
  /** Ports of plain HTTP and of TLS. */
  http: number;
  https: number;
  /** The certificate authority for clients, as PEM. */
  ca: string;
  /** The folder of a shared cache. */
  cacheFolder: string;
  /** Its access and error logs so far. */
  readLogs(): string;
  /** Number of responses by cache status (`HIT`, `MISS`, `EXPIRED`, …); empty for other proxies. */
  countCacheStatuses(): Record<string, number>;
  stop(): Promise<void>;
}

/** Whether a proxy is installed, with the tools for its test. */
export const hasProxy = (name: ProxyName): boolean =>
  findExecutable(name) !== undefined &&
  (name === 'caddy' || findExecutable('openssl') !== undefined);

/** Whether the installed nginx supports HTTP/3. */
export function hasHttp3(): boolean {
  const nginx = findExecutable('nginx');
  // nginx prints it to stderr.
  return (
    nginx !== undefined &&
    execFileSync('sh', ['-c', `${nginx} -V 2>&1`], { encoding: 'utf8' }).includes('http_v3_module')
  );
}

/** Copies a configuration to a folder, with the ports of the test. */
function adapt(text: string, folder: string, { http, https, website, dashboard }: Ports): string {
  return text
    .replaceAll('/etc/nginx/agency', folder)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/srv/agency/current', root)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/nginx/agency', join(folder, CACHE_FOLDER))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/\blisten 80\b/g, `listen 127.0.0.1:${http}`)
    .replace(/\blisten 443\b/g, `listen 127.0.0.1:${https}`)
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${website}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${dashboard}`);
}

const CACHE_FOLDER = 'kept';
const HAD_LOG = 'had.log';
const LOGS = ['agency.log', 'error.log', 'output.log'];
/** The limits of nginx that docs/deployment.md sets. */
export const WORKER = { connections: 8192, files: 20_000 };

/**
 * Prepares a test of nginx.
 * @param files those of `deploy/nginx` that go into `conf.d`
 * @param caches whether it is a shared cache, too, and logs the cache status
 */
export function prepareNginx(
  ports: Ports,
  { files = ['log-format.conf', 'agency.conf'], listen = 'listen.conf', caches = false } = {},
): Trial {
  const included = [...files, ...(caches ? ['shared-cache.conf'] : [])];
  const folder = mkdtempSync(join(tmpdir(), 'agency-nginx-'));
  const shipped = join(import.meta.dirname, '../nginx');
  const parts = ['headers.conf', 'log.conf', 'tls.conf', 'to-program.conf'];
  for (const name of [...parts, ...(caches ? ['cache.conf'] : []), ...included]) {
    const text = adapt(readFileSync(join(shipped, name), 'utf8'), folder, ports);
    const noted = caches && name === 'log.conf' ? `access_log ${folder}/${HAD_LOG} had;\n` : '';
    writeFileSync(join(folder, name), text + noted);
  }
  const listening = readFileSync(join(shipped, listen), 'utf8');
  writeFileSync(join(folder, 'listen.conf'), adapt(listening, folder, ports));
  const certificate = join(folder, 'fullchain.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', '/CN=trial', '-keyout', join(folder, 'privkey.pem')],
      ...['-addext', `subjectAltName=DNS:${HOSTS.website},DNS:${HOSTS.dashboard},DNS:example.com`],
      ...['-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_rlimit_nofile ${WORKER.files};
events { worker_connections ${WORKER.connections}; }
http {
  ${caches ? 'log_format had $upstream_cache_status;' : ''}
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include /etc/nginx/mime.types;
${included.map((name) => `  include ${folder}/${name};`).join('\n')}
}
`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const nginx = findExecutable('nginx') ?? 'nginx';
  return { folder, check: [nginx, ['-t', ...args]], run: [nginx, args], certificate };
}

/** Prepares a test of Caddy, with its own certificate authority. */
export function prepareCaddy(ports: Ports): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'agency-caddy-'));
  const shipped = readFileSync(join(import.meta.dirname, '../caddy/Caddyfile'), 'utf8');
  const file = join(folder, 'Caddyfile');
  const options = [
    ...['admin off', 'local_certs', 'skip_install_trust', 'default_bind 127.0.0.1'],
    ...[`http_port ${ports.http}`, `https_port ${ports.https}`],
    `storage file_system ${join(folder, 'storage')}`,
  ];
  const text = adapt(shipped, folder, ports);
  writeFileSync(file, text.replace(/^\{\n/m, `{\n\t${options.join('\n\t')}\n`));
  mkdirSync(join(folder, 'storage'));
  const args = ['--config', file, '--adapter', 'caddyfile'];
  const caddy = findExecutable('caddy') ?? 'caddy';
  return {
    folder,
    check: [caddy, ['validate', ...args]],
    run: [caddy, ['run', ...args]],
    certificate: join(folder, 'storage/pki/authorities/local/root.crt'),
  };
}

/** Runs a proxy with the shipped configuration in front of two upstreams, and waits until it responds. */
export async function startProxy(
  name: ProxyName,
  behind: Pick<Ports, 'website' | 'dashboard'>,
  ports?: Pick<Ports, 'http' | 'https'>,
  { caches = false } = {},
): Promise<RunningProxy> {
  const { http, https } = ports ?? { http: await getFreePort(), https: await getFreePort() };
  const places = { http, https, ...behind };
  const { folder, run, certificate } =
    name === 'nginx' ? prepareNginx(places, { caches }) : prepareCaddy(places);
  const [command, args] = run;
  const output = openSync(join(folder, 'output.log'), 'a');
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
  });
  closeSync(output);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended while it started`);
    const ca = readIfThere(certificate);
    return ca !== '' && (await acceptsTls(https, ca));
  });
  return {
    http,
    https,
    ca: readIfThere(certificate),
    cacheFolder: join(folder, CACHE_FOLDER),
    readLogs: () => LOGS.map((name) => readIfThere(join(folder, name))).join('\n'),
    countCacheStatuses: () => countWords(readIfThere(join(folder, HAD_LOG))),
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether both hosts have certificates: Caddy listens before it has created them. */
async function acceptsTls(port: number, ca: string): Promise<boolean> {
  const shake = (servername: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, servername, ca }, () => {
        resolve(true);
        socket.end();
      });
      socket.once('error', () => resolve(false)).once('close', () => resolve(false));
      socket.setTimeout(2000, () => socket.destroy());
    });
  return (await Promise.all(Object.values(HOSTS).map(shake))).every(Boolean);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('the proxy did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function countWords(text: string): Record<string, number> {
  const words = text.split('\n').filter(Boolean);
  return Object.fromEntries(
    [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]),
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
