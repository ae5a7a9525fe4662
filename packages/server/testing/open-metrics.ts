import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether promtool is installed (Debian: `prometheus`). */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Runs it. @returns its output, if it failed */
export function runPromtool(args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/** Parses a text in the OpenMetrics format with Prometheus. @returns its errors */
export function findFormatProblem(text: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'open-metrics-'));
  try {
    // Prometheus reads stored metrics only with the time of each.
    const timed = text.replaceAll(/^(?!#)(.+)$/gm, '$1 1700000000');
    writeFileSync(join(folder, 'metrics.txt'), timed);
    const into = join(folder, 'blocks');
    return runPromtool([
      'tsdb',
      'create-blocks-from',
      'openmetrics',
      join(folder, 'metrics.txt'),
      into,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The samples of a text by their name and labels, as they are written: `name{label="value"}`. */
export function readSamples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
