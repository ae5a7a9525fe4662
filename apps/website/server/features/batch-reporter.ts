/** Reports batches of counts to the dashboard. */
export interface BatchReporter {
  /** Reports what was counted, or the batch that was not acknowledged before. Never throws. */
  report(): Promise<void>;
  /** Reports all that is left, within some seconds. */
  stop(): Promise<void>;
  /** Whether the process ends: what is counted from now on is lost. */
  isStopping(): boolean;
}

interface BatchReporterOptions<Batch> {
  /** Where batches are posted. */
  url: string;
  secret: string;
  /** Removes the counts so far and returns them as a batch; undefined when there are none. */
  take(at: number): Batch | undefined;
  /** Called when the dashboard rejects a batch as invalid. */
  onRejected(): void;
  now?: (() => number) | undefined;
}

const INTERVAL = 60_000;
const TIMEOUT = 5000;
/** A batch is dropped after this time: the dashboard remembers the ids of a week. */
const BATCH_LIFETIME = 24 * 3_600_000;

/** Reports once a minute. A batch is retried unchanged until it is acknowledged; meanwhile the next one is counted. */
export function createBatchReporter<Batch>({
  url,
  secret,
  take,
  onRejected,
  now = Date.now,
}: BatchReporterOptions<Batch>): BatchReporter {
  let pending: { batch: Batch; createdAt: number } | undefined;
  let reporting: Promise<void> | undefined;
  let stopping: AbortSignal | undefined;

  /** @returns whether there may be more to report */
  async function reportNext(): Promise<boolean> {
    if (pending && now() - pending.createdAt > BATCH_LIFETIME) pending = undefined;
    if (!pending) {
      const batch = take(now());
      pending = batch && { batch, createdAt: now() };
    }
    if (!pending) return false;
    const status = await post(pending.batch);
    // A batch that is invalid now will be invalid tomorrow.
    const isDone = status === 200 || status === 400;
    if (isDone) pending = undefined;
    if (status === 400) onRejected();
    return isDone;
  }

  async function post(batch: Batch): Promise<number | undefined> {
    try {
      const { status, body } = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: stopping ?? AbortSignal.timeout(TIMEOUT),
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(batch),
      });
      await body?.cancel();
      return status;
    } catch {
      return undefined;
    }
  }

  let hasMore = false;
  const report = () => {
    reporting ??= reportNext()
      .then((more) => {
        hasMore = more;
      })
      .finally(() => {
        reporting = undefined;
      });
    return reporting;
  };
  const timer = setInterval(() => void report(), INTERVAL);
  timer.unref();
  return {
    report,
    isStopping: () => stopping !== undefined,
    async stop() {
      clearInterval(timer);
      stopping = AbortSignal.timeout(TIMEOUT);
      await reporting;
      // A batch that failed before goes first; if it fails again, the rest is given up.
      do await report();
      while (hasMore);
    },
  };
}
