/** Times in milliseconds, sizes in bytes. */
export const readerLimits = {
  /** For an answer, and for all that one page waits for, where the settings say nothing else. */
  answerTime: 2000,
  inFlight: 20,
  inLine: 1000,
  /** For this long an answer is used without asking again. */
  fresh: 2000,
  /**
   * Until this age an answer is used while it is asked for again; after it the visitor waits. With `fresh` it
   * keeps a publish or unpublish from taking longer than 5 s to show, however seldom anybody comes.
   */
  usable: 5000,
  /** For this long a failure is not tried again. */
  failed: 1000,
  /** Our own dashboard is asked so seldom for a call that pages can do without and that it does not know. */
  unknown: 60_000,
  /** A host of somebody else is asked so seldom for an extension of the specified calls that it refused. */
  refused: 10 * 60_000,
  /** For so long a page waits for what it can do without, while nothing says that the host fails. */
  patience: 500,
  failuresInARow: 5,
  probePause: 3000,
  cachedAnswers: 2000,
  cachedBytes: 64 * 1024 * 1024,
};
