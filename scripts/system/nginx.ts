import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, stopProcess } from './commands.ts';
import { nginx } from './optional-tools.ts';
import { isPortFree } from './ports.ts';

/** A port of nginx, and the ports of the replicas behind it. */
export interface Balanced {
  name: string;
  listen: number;
  replicas: number[];
  /** Largest body, such as `8m`. */
  body: string;
}

/** A running nginx. */
export interface Balancer {
  /** Done when it listens. @throws when it does not start */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts nginx before some replicas. What one does not answer is asked of the next: a message has an id that
 * stores it once, so that may be done with a message, too. None is ever left out for a while: with the other one away, nobody
 * would be left.
 */
export function startNginx(folder: string, balanced: Balanced[]): Balancer {
  const program = nginx.find();
  if (!program) throw new Error('nginx is not installed');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, toConfiguration(folder, balanced));
  const child = startProcess(String(program), ['-c', file, '-p', folder, '-e', 'stderr'], {
    output: 'inherit',
  });
  return {
    ready: () => waitUntilListening(child, balanced),
    stop: () => stopProcess(child),
  };
}

async function waitUntilListening(child: ChildProcess, balanced: Balanced[]): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (const { listen } of balanced) {
    while (await isPortFree(listen, '127.0.0.1')) {
      if (child.exitCode !== null || performance.now() > deadline) {
        throw new Error('nginx did not start. What it printed last is above.');
      }
      await sleep(50);
    }
  }
}

function toConfiguration(folder: string, balanced: Balanced[]): string {
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
  ${balanced.map(toServer).join('\n  ')}
}
`;
}

function toServer({ name, listen, replicas, body }: Balanced): string {
  const servers = replicas.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  return `upstream ${name} { ${servers.join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${listen};
    client_max_body_size ${body};
    location / { proxy_pass http://${name}; }
    # Hashed files: while releases change, one replica has those of the old and another those of the new.
    location ~ ^/(?:_astro|_next/static)/ {
      proxy_pass http://${name};
      proxy_next_upstream error timeout http_502 http_404;
    }
  }`;
}
