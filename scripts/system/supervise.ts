import { isEnding } from './commands.ts';
import {
  type Place,
  type Program,
  type ProgramName,
  startOne,
  waitUntilReady,
} from './programs.ts';

const NAMES: ProgramName[] = ['dashboard', 'website'];

/** A program that ends again this soon after a restart will not be helped by another one. */
const PATIENCE = 60_000;

/** Starts both programs and waits until both can serve. */
export async function startBoth(place: Place): Promise<Program[]> {
  const programs = NAMES.map((name) => startOne(name, place));
  await Promise.all(programs.map((program) => waitUntilReady(program)));
  return programs;
}

/**
 * Keeps both alive: the site must outlive a crash of the dashboard, so one that ends is started again.
 * Gives up, by calling `end`, when it ends a second time within a minute.
 */
export function keepAlive(
  place: Place,
  programs: Program[],
  end: (reason: string) => unknown,
): void {
  for (const program of programs) watch(place, program, Number.NEGATIVE_INFINITY, end);
}

function watch(
  place: Place,
  program: Program,
  restarted: number,
  end: (reason: string) => unknown,
) {
  program.child.once('exit', (code, signal) => {
    if (isEnding()) return;
    const { name } = program;
    const how = signal ?? `exit code ${code}`;
    if (performance.now() - restarted < PATIENCE) {
      end(`The ${name} ended again (${how}).`);
      return;
    }
    console.error(`The ${name} ended (${how}); starting it again.`);
    watch(place, startOne(name, place), performance.now(), end);
  });
}
