import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findExecutable, startProcess, stopProcess } from '../../scripts/system/commands.ts';
import { isPortFree } from '../../scripts/system/ports.ts';

/** An upstream of nginx. */
interface Upstream {
  name: string;
  /** The port on which nginx listens for it. */
  listen: number;
  /** The ports of its replicas. */
  replicas: number[];
  /** Largest body, such as `8m`. */
  body: string;
}

/**
 * Starts nginx in front of replicas, and waits until it listens. It repeats failed requests on the next replica, forms
 * too: their id stores them once. A failed replica stays in use, because the other one may be down.
 * @returns stops it
 */
export async function startNginx(
  folder: string,
  upstreams: Upstream[],
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, toConfiguration(folder, upstreams));
  const executable = findExecutable('nginx') ?? 'nginx';
  const child = startProcess(executable, ['-c', file, '-p', folder, '-e', 'stderr'], {
    output: 'inherit',
  });
  const deadline = performance.now() + 20_000;
  for (const { listen } of upstreams) {
    while (await isPortFree(listen, '127.0.0.1')) {
      if (child.exitCode !== null || performance.now() > deadline) {
        throw new Error('nginx did not start. Its last output is above.');
      }
      await sleep(50);
    }
  }
  return () => stopProcess(child);
}

function toConfiguration(folder: string, upstreams: Upstream[]): string {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${isRoot ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Request-Id $request_id;
  proxy_connect_timeout 2s;
  proxy_next_upstream error timeout http_502 non_idempotent;
  proxy_next_upstream_tries 2;
  ${upstreams.map(toServer).join('\n  ')}
}
`;
}

function toServer({ name, listen, replicas, body }: Upstream): string {
  const servers = replicas.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  return `upstream ${name} { ${servers.join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${listen};
    client_max_body_size ${body};
    location / { proxy_pass http://${name}; }
    # During a release, each replica has the hashed files of its own build.
    location ~ ^/(?:_astro|_next/static)/ {
      proxy_pass http://${name};
      proxy_next_upstream error timeout http_502 http_404;
    }
  }`;
}
