interface BatchReporterOptions<Batch> {
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

/** Reports batches of counts to the dashboard once a minute. A batch is repeated until it is acknowledged. */
export function createBatchReporter<Batch>({
  url,
  secret,
  take,
  onRejected,
  now = Date.now,
}: BatchReporterOptions<Batch>) {
  let pending: { batch: Batch; createdAt: number } | undefined;
  let reporting: Promise<boolean> | undefined;
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
    // An invalid batch is not sent again.
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

  /** Reports one batch. Never throws. */
  function report(): Promise<boolean> {
    reporting ??= reportNext().finally(() => {
      reporting = undefined;
    });
    return reporting;
  }
  const timer = setInterval(() => void report(), INTERVAL);
  timer.unref();
  return {
    report,
    /** Whether the process ends, so that new counts are lost. */
    isStopping: () => stopping !== undefined,
    /** Reports all that is left, within some seconds. */
    async stop() {
      clearInterval(timer);
      stopping = AbortSignal.timeout(TIMEOUT);
      await reporting;
      // If a batch fails again, the rest is lost.
      while (await report());
    },
  };
}
