import { readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes; 0 if it has ended or the system does not report it. */
export function getResidentBytes(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Records the peak memory of each process until it is stopped; in MB (1000²). */
export function watchMemory(pids: Record<string, number>): () => Record<string, number> {
  const most = Object.fromEntries(Object.keys(pids).map((name) => [name, 0]));
  const look = () => {
    for (const [name, pid] of Object.entries(pids)) {
      most[name] = Math.max(most[name] ?? 0, Math.round(getResidentBytes(pid) / 1e6));
    }
  };
  look();
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    return most;
  };
}
