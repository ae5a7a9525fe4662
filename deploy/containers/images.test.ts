// @module-tag nightly
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/system/commands.ts';
import { canRunContainers, IMAGE_BASE, podman } from '../testing/podman.ts';

const PORTS = { website: 4321, dashboard: 3000 };
const PROGRAMS = ['website', 'dashboard'] as const;
/** Both builds take up to twice the time of `npm ci` and `npm run build`. */
const LONG = 3_600_000;
/** As in compose.yaml. */
const CLOSED = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
const pod = `agency-images-${process.pid}`;

const toImage = (name: string) => `localhost/agency-${name}:tried`;
const request = (name: string, ...command: string[]) =>
  podman('exec', `${pod}-${name}`, ...command);

// Skipped where podman cannot run a container based on Debian.
describe.skipIf(!canRunContainers())('the images', () => {
  beforeAll(() => {
    for (const name of PROGRAMS) {
      execFileSync(
        'podman',
        [
          ...['build', '--format', 'docker', '-f', 'deploy/containers/Containerfile'],
          ...['--target', name, '--build-arg', `BASE=${IMAGE_BASE}`],
          ...['--build-arg', 'SITE_URL=http://localhost:4321', '-t', toImage(name), '.'],
        ],
        { cwd: root, stdio: 'pipe', maxBuffer: 256 * 1024 * 1024 },
      );
    }
    podman('pod', 'create', '--name', pod);
    const secrets = ['INTAKE_SECRET', 'PAYLOAD_SECRET'].flatMap((name) => [
      '--env',
      `${name}=${randomBytes(32).toString('hex')}`,
    ]);
    for (const name of PROGRAMS) {
      podman(
        ...['run', '--detach', '--pod', pod, '--name', `${pod}-${name}`, ...CLOSED, ...secrets],
        ...[
          '--tmpfs',
          '/tmp:size=256m,mode=1777',
          '--volume',
          `${pod}-${name}:/data`,
          toImage(name),
        ],
      );
    }
  }, LONG);
  afterAll(() => {
    podman('pod', 'rm', '--force', '--time', '5', pod);
    podman('volume', 'rm', ...PROGRAMS.map((name) => `${pod}-${name}`));
  }, 60_000);

  test.each(PROGRAMS)(
    'the %s starts with nothing but /data to write to, and says that it is well',
    {
      timeout: 120_000,
    },
    async (name) => {
      await expect
        .poll(() => attempt(() => podman('healthcheck', 'run', `${pod}-${name}`)), {
          timeout: 90_000,
          interval: 1000,
        })
        .toBe(true);
      const path = name === 'website' ? '/' : '/admin/login';
      const script = `fetch('http://127.0.0.1:${PORTS[name]}${path}').then((a) => console.log(a.status))`;
      expect(request(name, 'node', '-e', script).trim()).toBe('200');
      expect(attempt(() => request(name, 'touch', '/srv/agency/x'))).toBe(false);
    },
  );

  test.each(PROGRAMS)(
    'the %s runs as nobody, in an image without build tools and package managers',
    (name) => {
      expect(request(name, 'id', '-u').trim()).toBe('10001');
      expect(request(name, 'grep', 'CapEff', '/proc/1/status')).toMatch(/\t0+\n/);
      const tools = ['npm', 'git', 'gcc', 'make', 'python3', 'curl'];
      const found = tools.filter((tool) => attempt(() => request(name, 'which', tool)));
      expect(found).toEqual([]);
    },
  );
});

function attempt(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
