import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(1_000_000);

/** A separate disk that can be filled completely. */
export interface SmallDisk {
  /** Where it is mounted. */
  folder: string;
  fill(): void;
  /** Deletes the filler. */
  empty(): void;
  unmount(): void;
}

/** Mounts one in memory. Returns undefined if this account must not mount. @param megabytes its size */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'agency-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const unmount = () => execFileSync('umount', ['--lazy', folder]);
  // Runs after Ctrl-C, too.
  process.once('exit', unmount);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount() {
      process.off('exit', unmount);
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
