/** A span of a trace (docs/observability.md). It contains no text of a visitor. */
export interface Span {
  /** From a fixed list: there are no more names than the code has. */
  name: string;
  /** `server` answers a request and begins a trace; the others are part of one, and are left out where there is none. */
  kind: 'server' | 'client' | 'internal';
  attributes: Record<string, string | number>;
  /** Path that a `server` answers. It becomes a pattern of a route and is not told as it is. */
  path?: string;
  /** The `traceparent` of who asked, who must be trusted. */
  parent?: string | undefined;
  /** Set when it is recorded: what is sent to another program of ours, so that it goes on with the same trace. */
  traceparent?: string;
}

/** A span that is being recorded. */
export interface StartedSpan {
  /** Does something within it: spans that start meanwhile are its parts. */
  run<Result>(work: () => Result): Result;
  /** Ends it, with what went wrong, if anything did. */
  end(error?: unknown): void;
}

/** Whoever records spans. */
export interface SpanRecorder {
  start(span: Span): StartedSpan | undefined;
}

// One for the whole process: frameworks bundle copies of this module.
const KEY = Symbol.for('agency.span-recorder');
const place = globalThis as { [KEY]?: SpanRecorder | undefined };

/** Has all spans of this process recorded; by nobody when left out. */
export function recordSpans(recorder: SpanRecorder | undefined): void {
  place[KEY] = recorder;
}

/** Starts a span; nothing where nobody records it. */
export const startSpan = (span: Span): StartedSpan | undefined => place[KEY]?.start(span);

/**
 * Does something as a span. While nobody records it costs a look.
 * @param work may add attributes to the span until it is done
 */
export async function inSpan<Result>(
  toSpan: () => Span,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!place[KEY]) return work();
  const span = toSpan();
  const started = startSpan(span);
  if (!started) return work();
  let failure: unknown;
  try {
    return await started.run(() => work(span));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    started.end(failure);
  }
}
