/** A span of a trace (docs/observability.md). It contains no text of a visitor. */
export interface Span {
  /** From a fixed list. */
  name: string;
  /** `server` starts a trace; the others are ignored outside one. */
  kind: 'server' | 'client' | 'internal';
  attributes: Record<string, string | number>;
  /** Path of a `server` span, recorded as its route. */
  path?: string;
  /** The `traceparent` of a trusted client. */
  parent?: string | undefined;
  /** Set if the span is recorded, for requests to our other process. */
  traceparent?: string;
}

export interface StartedSpan {
  /** Spans that start in `work` are children of this one. */
  run<Result>(work: () => Result): Result;
  end(error?: unknown): void;
}

export interface SpanRecorder {
  start(span: Span): StartedSpan | undefined;
}

// Shared by the whole process, because frameworks bundle copies of this module.
const KEY = Symbol.for('agency.span-recorder');
const shared = globalThis as { [KEY]?: SpanRecorder | undefined };

/** Sets what records all spans of the process. */
export function setSpanRecorder(recorder: SpanRecorder | undefined): void {
  shared[KEY] = recorder;
}

export const startSpan = (span: Span): StartedSpan | undefined => shared[KEY]?.start(span);

/**
 * Runs work in a span.
 * @param work may add attributes to the span
 */
export async function inSpan<Result>(
  toSpan: () => Span,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!shared[KEY]) return work();
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
