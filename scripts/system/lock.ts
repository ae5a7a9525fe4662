/** An entry of package-lock.json, as far as it matters here. */
export interface LockEntry {
  version?: string;
  /** Checksum of the package; npm refuses other bytes. */
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Every lock of the repository, from its root: what both programs need, and what only the artwork or a bench needs. */
export const LOCKS = [
  'package-lock.json',
  'art/package-lock.json',
  'bench/lighthouse/package-lock.json',
];

export type LockEntries = Record<string, LockEntry>;

/** A package for some platform that another one names and the lock does not hold. */
export interface MissingPackage {
  name: string;
  version: string;
  /** Path of the package that names it. */
  parent: string;
}

/**
 * Packages for other platforms that the lock leaves out. `npm install` drops those its registry cannot give,
 * and `npm ci` then refuses the lock, on every platform.
 */
export function findMissing(entries: LockEntries): MissingPackage[] {
  return Object.entries(entries).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(entries, parent, name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/** Processors and systems as package names spell them, which is as npm does. */
const CPUS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];

/** The lock with those packages in it, so that `npm ci` works; the platform is read from the name. */
export function completeLock(entries: LockEntries): LockEntries {
  const added = findMissing(entries).map(({ name, version, parent }): [string, LockEntry] => {
    const words = name.split(/[/-]/);
    const named = (choices: string[]) => choices.filter((choice) => words.includes(choice));
    const libc = [
      ...(words.some((word) => word.startsWith('musl')) ? ['musl'] : []),
      ...(words.some((word) => word.startsWith('gnu')) ? ['glibc'] : []),
    ];
    const cpu = named(CPUS);
    const os = named(SYSTEMS);
    const entry: LockEntry = {
      version,
      ...(cpu.length && { cpu }),
      ...(entries[parent]?.dev && { dev: true }),
      ...(libc.length && { libc }),
      optional: true,
      ...(os.length && { os }),
    };
    return [`${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`, entry];
  });
  // npm's own order.
  const sorted = [...Object.entries(entries), ...added].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return Object.fromEntries(sorted);
}

/** Packages without a checksum, by their path in the lock. Our own workspaces have none. */
export function findUnsummed(entries: LockEntries): { path: string; entry: LockEntry }[] {
  return Object.entries(entries).flatMap(([path, entry]) =>
    path.includes('node_modules/') && !entry.link && !entry.integrity ? [{ path, entry }] : [],
  );
}

/**
 * The lock with the checksums that are known put in.
 * @param getChecksum the registry's checksum of a version; nothing when it does not have it
 */
export async function completeChecksums(
  entries: LockEntries,
  getChecksum: (name: string, version: string) => Promise<string | undefined>,
): Promise<LockEntries> {
  const completed = { ...entries };
  for (const { path, entry } of findUnsummed(entries)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const integrity = entry.version && (await getChecksum(name, entry.version));
    // npm's own order: the checksum follows the version.
    const { version, ...rest } = entry;
    if (integrity) completed[path] = { ...(version && { version }), integrity, ...rest };
  }
  return completed;
}

/** Whether a package is found from its parent the way Node looks for it: beside it, then further up. */
function isLocked(entries: LockEntries, parent: string, name: string): boolean {
  const inner = `${parent}/node_modules/${name}`;
  const folders = parent
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index).join('/node_modules/'));
  return [inner, ...folders.map((folder) => `${folder && `${folder}/`}node_modules/${name}`)].some(
    (path) => path in entries,
  );
}
