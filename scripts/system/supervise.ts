import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { SettingsError } from '@agency/server/settings';
import { isEnding } from './commands.ts';
import { followLastOutput, type LastOutput } from './last-output.ts';

/** Something that is started again whenever it ends. */
export interface Supervised {
  /** As messages call it. */
  name: string;
  /** Starts it, its output piped to us. */
  start(): ChildProcess;
  /** Whether it can serve at this moment. */
  isReady(): Promise<boolean>;
  /** Whether it answers at all; nobody asks when left out. */
  isAlive?: (() => Promise<boolean>) | undefined;
}

/** Supervision of one program. */
export interface Supervision {
  name: string;
  /** How the first start went; never rejects. */
  firstStart: Promise<'ready' | 'ended'>;
  /** The process at this moment; it may have ended. */
  readonly child: ChildProcess;
}

export interface SuperviseOptions {
  /** Ends everything with an explanation; called when no other start can help. */
  end: (reason: SettingsError) => unknown;
  /** Tells the person at the terminal. */
  say?: (line: string) => void;
  /** Waits so many milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
  /** After so many milliseconds of life an end counts as the first one again. */
  healthyAfter?: number;
  /** How often it is asked whether it lives, in milliseconds. */
  askEvery?: number;
  /** Where its output is passed on to. */
  output?: { out: NodeJS.WritableStream; error: NodeJS.WritableStream };
}

const HEALTHY_AFTER = 60_000;
const LONGEST_WAIT = 30_000;
const OUTPUT_TIMEOUT = 500;
const ASK_EVERY = 10_000;
/** Questions in a row without an answer after which a program counts as hung. */
const UNANSWERED = 3;

/** How long to wait before a start, in ms, after so many ends in a row: at once, then 1 s, doubling up to 30 s. */
export function decideWait(ends: number): number {
  return ends <= 1 ? 0 : Math.min(1000 * 2 ** (ends - 2), LONGEST_WAIT);
}

/**
 * Keeps one program alive for ever, whatever becomes of the others: one that ends is started again, later and later
 * while it keeps ending. One that has answered and then answers no more is killed, and so started again. The reason is said once, not at every try. Only a wrong configuration, found before the
 * program was ever ready, ends everything: trying again cannot help, and nobody depends on it yet.
 */
export function supervise(
  { name, start, isReady, isAlive }: Supervised,
  {
    end,
    say = console.error,
    wait = sleep,
    healthyAfter = HEALTHY_AFTER,
    askEvery = ASK_EVERY,
    output,
  }: SuperviseOptions,
): Supervision {
  const first = Promise.withResolvers<'ready' | 'ended'>();
  let wasReady = false;
  let ends = 0;
  let said = '';
  const supervision = { name, firstStart: first.promise, child: launch() };

  function launch(): ChildProcess {
    const started = performance.now();
    const child = start();
    const words = followLastOutput(child, output);
    const closed = new Promise((resolve) => child.once('close', resolve));
    let hasEnded = false;
    const settle = async (how: string, code: number | null) => {
      if (hasEnded) return;
      hasEnded = true;
      if (performance.now() - started >= healthyAfter) ends = 0;
      // Its last lines may come after its end, but not when something it started holds its output open.
      await Promise.race([closed, sleep(OUTPUT_TIMEOUT)]);
      await onEnd(how, code, words);
    };
    child.once('exit', (code, signal) => void settle(signal ?? `exit code ${code}`, code));
    child.once('error', (error) => void settle(error.message, null));
    void awaitReady(() => hasEnded);
    if (isAlive) void watch(child, isAlive, () => hasEnded);
    return child;
  }

  async function awaitReady(hasEnded: () => boolean) {
    while (!hasEnded() && !wasReady) {
      if (await isReady()) {
        wasReady = true;
        first.resolve('ready');
      } else await sleep(100);
    }
  }

  // A start may take as long as it takes: it counts from the first answer on.
  async function watch(child: ChildProcess, asks: () => Promise<boolean>, hasEnded: () => boolean) {
    let wasAlive = false;
    let unanswered = 0;
    while (unanswered < UNANSWERED) {
      await sleep(askEvery, undefined, { ref: false });
      const answers = await asks();
      if (hasEnded() || isEnding()) return;
      wasAlive ||= answers;
      unanswered = answers || !wasAlive ? 0 : unanswered + 1;
    }
    say(`The ${name} runs but does not answer; it is ended.`);
    child.kill('SIGKILL');
  }

  async function onEnd(how: string, code: number | null, words: LastOutput) {
    if (isEnding()) return;
    const reason = words.read();
    if (code === MISCONFIGURED && !wasReady) {
      end(new SettingsError(`The ${name} cannot run as it is configured. ${reason}`));
      return;
    }
    ends += 1;
    const ms = decideWait(ends);
    const when = ms === 0 ? 'starting it again' : `starting it again in ${ms / 1000} s`;
    const news = reason && reason !== said ? ` ${reason}` : '';
    say(`The ${name} ended (${how}); ${when}.${news}`);
    said = reason;
    first.resolve('ended');
    await wait(ms);
    if (!isEnding()) supervision.child = launch();
  }

  return supervision;
}
