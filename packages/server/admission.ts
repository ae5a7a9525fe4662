import type { IncomingMessage } from 'node:http';
import { createBodyPlaces } from './body-places.ts';
import type { FrontDoorLimits } from './front-door-limits.ts';
import { hasBody } from './request-checks.ts';
import { createSemaphore, type Release } from './semaphore.ts';

/** Lets in as many requests as the limits allow, in all and of one client. */
export interface Admission {
  /**
   * Lets a request in until it is released; nothing when there is no room for it.
   * @param client whose share it counts to; without it, it is a program of our own, which has places of its own
   * @param giveUp called when its body is still coming in and another one needs the place
   */
  admit(
    request: IncomingMessage,
    client: string | undefined,
    giveUp: () => void,
  ): Release | undefined;
  /** The same for a health check: whoever watches the process is answered when no more requests are taken. */
  admitHealthCheck(client: string | undefined): Release | undefined;
}

/** Counts the requests of a process. */
export function createAdmission(limits: FrontDoorLimits): Admission {
  const requests = createSemaphore({
    permits: limits.concurrentRequests,
    permitsOfClient: limits.concurrentRequestsOfClient,
  });
  const ownRequests = createSemaphore({ permits: limits.concurrentRequests });
  const bodies = createBodyPlaces(limits);
  // Not by the thousand either.
  const healthChecks = createSemaphore({ permitsOfClient: limits.concurrentRequestsOfClient });

  return {
    admit(request, client, giveUp) {
      if (client === undefined) return ownRequests.tryAcquire();
      const releaseRequest = requests.tryAcquire(client);
      if (!releaseRequest || !hasBody(request)) return releaseRequest;
      const releaseBody = bodies.take(request, client, giveUp);
      return () => {
        releaseBody();
        releaseRequest();
      };
    },
    admitHealthCheck: (client) => healthChecks.tryAcquire(client),
  };
}
