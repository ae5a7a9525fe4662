import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/commands.ts';

/** A package of others that runs in one of the two programs. */
export interface Component {
  name: string;
  version: string;
  /** As SPDX writes it; nothing when neither the lock nor the package says. */
  licence?: string | undefined;
  /** SHA-512 of what npm fetched, in hexadecimal; nothing when the lock has none. */
  sha512?: string | undefined;
}

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}

/** Places of packages by what the lock says of each. */
export type LockedPackages = Record<string, LockedPackage>;

export const readLocked = (file = join(root, 'package-lock.json')): LockedPackages =>
  JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Packages of others that the lock brings to a server, each version once, by name. What only developers need is none.
 * @param folder where they are installed: what npm left out there, because it is for another platform, is none either
 */
export function findComponents(locked: LockedPackages, folder?: string): Component[] {
  const found = new Map<string, Component>();
  for (const [path, entry] of Object.entries(locked)) {
    const { version, license, integrity, link, dev, optional } = entry;
    if (!path.includes('node_modules/') || link || dev || !version) continue;
    const manifest = folder && join(folder, path, 'package.json');
    if (optional && manifest && !existsSync(manifest)) continue;
    const name = path.split('node_modules/').at(-1) ?? '';
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license ?? (manifest && readLicence(manifest)),
      sha512: toHex(integrity),
    });
  }
  return [...found.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

/** Old packages name their licence in ways of their own, which npm does not take into the lock. */
function readLicence(manifest: string): string | undefined {
  if (!existsSync(manifest)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  const named = (licenses ?? [license]).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'type' in one ? [String(one.type)] : [],
  );
  return named.length > 0 ? named.join(' OR ') : undefined;
}

function toHex(integrity = ''): string | undefined {
  const [, base64] = /sha512-([\w+/=]+)/.exec(integrity) ?? [];
  return base64 && Buffer.from(base64, 'base64').toString('hex');
}
