/** Times in seconds. How many messages raise the spam score is in `spam/spam-rules.ts`. */
export const formLimits = {
  /** Bytes of a body without a file. */
  textBytes: 64 * 1024,
  period: 3600,
  /** Posts of one form and client in a period, valid or not. */
  posts: 2000,
  /** How long stored messages are remembered, so that a repeated one is not delivered again. */
  remembered: 3600,
  rememberedMessages: 1000,
  /** Seconds until the next attempt if no upload slot is free. */
  busy: 10,
  /** Each upload takes up to 25 MB of memory. Times in milliseconds. */
  uploads: {
    ...{ permits: 8, permitsOfClient: 2, queue: 120, queueOfClient: 60 },
    ...{ timeout: 20_000, turn: 5000 },
  },
};
