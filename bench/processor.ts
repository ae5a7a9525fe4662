import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICKS_PER_SECOND = 100;

// Read before any process is pinned, because a pinned process sees one core.
const CORES = availableParallelism();
/** Every core, for `pin`. */
export const ALL_CORES = `0-${CORES - 1}`;

/** Pins a process and its future children to some cores; false if there is one core only or it is not supported. */
export function pin(pid: number | undefined, cores: string): boolean {
  if (pid === undefined || CORES < 2) return false;
  try {
    execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** CPU milliseconds of a process and its children; undefined where the system does not report them. */
export function readProcessorTime(pid: number): number | undefined {
  try {
    const programs = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const stats = programs.flatMap((id) => readStat(Number(id)));
    const family = new Set([pid]);
    for (let size = 0; size < family.size; ) {
      size = family.size;
      for (const { id, parent } of stats) if (family.has(parent)) family.add(id);
    }
    const ticks = stats
      .filter(({ id }) => family.has(id))
      .reduce((sum, stat) => sum + stat.ticks, 0);
    return (ticks * 1000) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

function readStat(id: number): { id: number; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The process name before it may contain any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [{ id, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
