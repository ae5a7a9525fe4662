/** Brings batches of what was counted to the dashboard. */
export interface HandOver {
  /** Hands over what was counted, or what was not acknowledged before. Never throws. */
  handOver(): Promise<void>;
  /** Hands over all that is left, for some seconds at most. */
  stop(): Promise<void>;
  /** Whether the program ends: what is counted from now on reaches nobody. */
  isEnding(): boolean;
}

interface HandOverOptions<Batch> {
  /** Where batches are posted. */
  url: string;
  secret: string;
  /** Takes what was counted so far as a batch; nothing when nothing was. */
  take(at: number): Batch | undefined;
  /** Told of a batch that the dashboard does not take for one. */
  onRefused(): void;
  now?: (() => number) | undefined;
}

const PAUSE = 60_000;
const ANSWER_TIME = 5000;
/** A batch that nobody has taken for so long is given up: the dashboard knows ids of a week. */
const BATCH_KEPT = 24 * 3_600_000;

/** Hands over once a minute. A batch is sent again, as it was, until it is taken; meanwhile others are counted. */
export function createHandOver<Batch>({
  url,
  secret,
  take,
  onRefused,
  now = Date.now,
}: HandOverOptions<Batch>): HandOver {
  let pending: { batch: Batch; madeAt: number } | undefined;
  let handing: Promise<void> | undefined;
  let ending: AbortSignal | undefined;

  /** @returns whether there may be more */
  async function handOverNext(): Promise<boolean> {
    if (pending && now() - pending.madeAt > BATCH_KEPT) pending = undefined;
    if (!pending) {
      const batch = take(now());
      pending = batch && { batch, madeAt: now() };
    }
    if (!pending) return false;
    const status = await post(pending.batch);
    // What the dashboard does not take for a batch it will not take tomorrow.
    const isDone = status === 200 || status === 400;
    if (isDone) pending = undefined;
    if (status === 400) onRefused();
    return isDone;
  }

  async function post(batch: Batch): Promise<number | undefined> {
    try {
      const { status, body } = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: ending ?? AbortSignal.timeout(ANSWER_TIME),
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
  const handOver = () => {
    handing ??= handOverNext()
      .then((more) => {
        hasMore = more;
      })
      .finally(() => {
        handing = undefined;
      });
    return handing;
  };
  const timer = setInterval(() => void handOver(), PAUSE);
  timer.unref();
  return {
    handOver,
    isEnding: () => ending !== undefined,
    async stop() {
      clearInterval(timer);
      ending = AbortSignal.timeout(ANSWER_TIME);
      await handing;
      // A batch that was not taken before goes first; nobody waits for one that is not taken now.
      do await handOver();
      while (hasMore);
    },
  };
}
