/** Licences that do not require us to publish our own code, as the packages spell them. */
// biome-ignore format: a list of names
const ALLOWED = new Set([
  '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC',
  'MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib',
  // Fonts and data.
  'OFL-1.1', 'CC-BY-4.0',
  // We would have to publish changes, but use these packages unchanged.
  'MPL-2.0', 'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '(MIT AND Zlib)', '(MIT OR Apache-2.0)', '(WTFPL OR MIT)', 'WTFPL OR ISC',
]);

/** Packages without a `license` field, but with an MIT LICENSE file. */
const MIT_BY_FILE = ['busboy', 'streamsearch'];

/** The fields of package-lock.json that we read. */
interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}

/** Packages in production whose licence is not allowed, as `name (licence)`. */
export function findForbidden(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, link, dev, optional }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link || dev || MIT_BY_FILE.includes(name)) return [];
    // npm does not know the licence of a package for another platform.
    if (license === undefined && optional) return [];
    return license && ALLOWED.has(license) ? [] : [`${name} (${license ?? 'no licence'})`];
  });
}
