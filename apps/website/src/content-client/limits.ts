/** Limits of the client. Sizes are in bytes. */
export const clientLimits = {
  /** Time for a response, and for all that one page waits for, where the settings say nothing else, in milliseconds. */
  responseTime: 2000,
  inFlight: 20,
  queued: 1000,
  /** Time in which a response is used without another request, in milliseconds. */
  freshTime: 2000,
  /**
   * Age up to which a response is used while it is revalidated, in milliseconds; after it the visitor waits. With `freshTime`
   * it keeps a publish or unpublish from taking longer than 5 s to show, however few visitors come.
   */
  usableTime: 5000,
  /** Time in which a failure is not tried again, in milliseconds. */
  failedTime: 1000,
  /** Time in which our own dashboard is not asked again for optional data it does not know, in milliseconds. */
  refusedTime: 60_000,
  /** Time in which another host is not asked again for an extension that it refused, in milliseconds. */
  refusedByOthersTime: 10 * 60_000,
  /** Time that a page waits for optional data while nothing says that the host fails, in milliseconds. */
  patienceTime: 500,
  failuresInARow: 5,
  /** Time between two probes of a host that was given up, in milliseconds. */
  probeTime: 3000,
  cachedResponses: 2000,
  cachedBytes: 64 * 1024 * 1024,
};
