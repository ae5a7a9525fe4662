/** Limits of the client. Times are in milliseconds, sizes in bytes. */
export const clientLimits = {
  /** Default timeout of a response. */
  responseTimeout: 2000,
  inFlight: 20,
  queued: 1000,
  /** Time in which a response is used without another request. */
  freshTime: 2000,
  /**
   * Age up to which a response is used while it is revalidated; after it the visitor waits. A publish shows within 5 s,
   * however few visitors come.
   */
  usableTime: 5000,
  failedTime: 1000,
  /** Time in which optional data that our own dashboard does not have is not requested again. */
  unknownEndpointTime: 60_000,
  /** Time in which an extension that another host rejected is not requested again. */
  unknownExtensionTime: 10 * 60_000,
  /** Time that a page waits for optional data. */
  optionalTime: 500,
  /** Failures in a row after which only probes are sent. */
  maxFailures: 5,
  probeTime: 3000,
  cachedResponses: 2000,
  cachedBytes: 64 * 1024 * 1024,
};
