import { execFileSync } from 'node:child_process';
import { findExecutable } from '../../scripts/system/commands.ts';

/** The base image of the tests: a Debian 13 image on this machine (docs/deployment.md: how to create one). */
export const IMAGE_BASE = process.env.IMAGE_BASE || 'localhost/debian:trixie';

/** Runs podman and returns its output. */
export const podman = (...args: string[]): string =>
  execFileSync('podman', args, { encoding: 'utf8', stdio: 'pipe' });

/** Whether podman is installed, has the base, and may run containers here. */
export function canRunContainers(): boolean {
  if (!findExecutable('podman')) return false;
  try {
    podman('image', 'exists', IMAGE_BASE);
    return podman('run', '--rm', IMAGE_BASE, 'echo', 'it runs').trim() === 'it runs';
  } catch {
    return false;
  }
}
