import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findExecutable } from '../../scripts/system/commands.ts';

/** A running Varnish. */
export interface RunningVarnish {
  stop(): Promise<void>;
}

interface VarnishOptions {
  /** Port of Varnish. */
  port: number;
  /** Port of the website behind it. */
  behind: number;
  /** The token that a dashboard must send. */
  token: string;
}

/** Whether Varnish is installed. */
export const hasVarnish = (): boolean => findExecutable('varnishd') !== undefined;

/** Starts one with the shipped configuration. It may not respond yet. */
export function startVarnish({ port, behind, token }: VarnishOptions): RunningVarnish {
  const folder = mkdtempSync(join(tmpdir(), 'agency-varnish-'));
  const file = join(folder, 'agency.vcl');
  const shipped = readFileSync(join(import.meta.dirname, '../varnish/agency.vcl'), 'utf8');
  writeFileSync(
    file,
    shipped.replace('"4321"', `"${behind}"`).replace('put-the-token-here', token),
  );
  const child = spawn(
    findExecutable('varnishd') ?? 'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,32m', '-p', 'http_gzip_support=off'],
    ],
    { stdio: 'ignore' },
  );
  return {
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
