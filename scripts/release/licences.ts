/** Licences that we may build and serve the site with, without publishing our own code. Written as the packages write them. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  // Typefaces and data.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // Used unchanged: changes would have to be published.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
  ...['Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  ...['(MIT AND Zlib)', '(MIT OR Apache-2.0)', '(WTFPL OR MIT)', 'WTFPL OR ISC'],
]);

/** Packages whose manifest has no `license` field; their LICENSE file says MIT. */
const MIT_BY_FILE = ['busboy', 'streamsearch'];

/** The fields of an entry in package-lock.json that matter here. */
interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}

/** Packages that reach a server under a licence that is not allowed, as `name (licence)`. */
export function findForbidden(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, link, dev, optional }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link || dev || MIT_BY_FILE.includes(name)) return [];
    // npm knows no licence of a package for another platform, which is not installed.
    if (license === undefined && optional) return [];
    return license && ALLOWED.has(license) ? [] : [`${name} (${license ?? 'no licence'})`];
  });
}
