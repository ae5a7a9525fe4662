import type { Readable } from 'node:stream';

const LINES = 3;
const LENGTH = 300;
/** Of a reason that a program gives itself: it may say what to type. */
const REASON_LENGTH = 1000;

/** What a program printed last, to explain its end. Lines are cut, so that a dump is not repeated whole. */
export interface LastOutput {
  /** The reason, on one line; empty when it said nothing that explains its end. */
  read(): string;
}

/**
 * Passes a program's output on and remembers what may explain its end: its last fatal log line, or else the last
 * lines of its error output. Log lines hold no personal data (packages/server/logger.ts), and other lines of its
 * standard output are not remembered.
 */
export function followLastOutput(
  { stdout, stderr }: { stdout: Readable | null; stderr: Readable | null },
  {
    out = process.stdout,
    error = process.stderr,
  }: { out?: NodeJS.WritableStream; error?: NodeJS.WritableStream } = {},
): LastOutput {
  let fatal = '';
  let lines: string[] = [];
  follow(stdout, out, (line) => {
    fatal = parseFatal(line) ?? fatal;
  });
  follow(stderr, error, (line) => {
    if (line.trim() !== '') lines = [...lines, line.trim()].slice(-LINES);
  });
  return { read: () => fatal || lines.map((line) => line.slice(0, LENGTH)).join(' / ') };
}

function follow(from: Readable | null, to: NodeJS.WritableStream, read: (line: string) => void) {
  let rest = '';
  from?.setEncoding('utf8').on('data', (text: string) => {
    to.write(text);
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(-10_000);
    for (const line of lines) read(line);
  });
}

/** The message of a fatal log line. */
function parseFatal(line: string): string | undefined {
  if (!line.includes('"level":"fatal"')) return undefined;
  try {
    const { msg, error } = JSON.parse(line);
    const message = error?.message ? `${msg}: ${error.message}` : String(msg);
    return message.slice(0, REASON_LENGTH);
  } catch {
    return undefined;
  }
}
