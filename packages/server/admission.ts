import type { IncomingMessage } from 'node:http';
import type { FrontDoorLimits } from './front-door-limits.ts';
import { hasBody } from './request-checks.ts';
import { createSemaphore, type Release } from './semaphore.ts';

/** Lets in as many requests as the limits allow, in all and of one client. */
export interface Admission {
  /**
   * Lets a request in until it is released; nothing when there is no room for it.
   * @param client whose share it counts to; without it only the whole counts
   */
  admit(request: IncomingMessage, client: string | undefined): Release | undefined;
  /** The same for a health check: whoever watches the process is answered when no more requests are taken. */
  admitHealthCheck(client: string | undefined): Release | undefined;
}

/** Counts the requests of a process. */
export function createAdmission(limits: FrontDoorLimits): Admission {
  const requests = createSemaphore({
    permits: limits.concurrentRequests,
    permitsOfClient: limits.concurrentRequestsOfClient,
  });
  const bodies = createSemaphore({
    permits: limits.concurrentBodies,
    permitsOfClient: limits.concurrentBodiesOfClient,
  });
  // Not by the thousand either.
  const healthChecks = createSemaphore({ permitsOfClient: limits.concurrentRequestsOfClient });

  return {
    admit(request, client) {
      const releaseRequest = requests.tryAcquire(client);
      if (!releaseRequest || !hasBody(request)) return releaseRequest;
      const releaseBody = bodies.tryAcquire(client);
      if (!releaseBody) {
        releaseRequest();
        return undefined;
      }
      return () => {
        releaseBody();
        releaseRequest();
      };
    },
    admitHealthCheck: (client) => healthChecks.tryAcquire(client),
  };
}
