import type { IncomingMessage } from 'node:http';
import type { HttpServerLimits } from './http-server-limits.ts';
import { createItemsByClient, type ItemsByClient } from './items-by-client.ts';
import { createSemaphore, type Release } from './semaphore.ts';
import { hasBody } from './validate-request.ts';

/** A request whose body is being received. */
interface Body {
  request: IncomingMessage;
  abort: () => void;
}

/** Limits the requests and the request bodies of the process and of each client. */
export function createRequestLimiter(limits: HttpServerLimits) {
  const { concurrentRequests: permits, concurrentRequestsOfClient: permitsOfClient } = limits;
  const requests = createSemaphore({ permits, permitsOfClient });
  const ownRequests = createSemaphore({ permits });
  const healthChecks = createSemaphore({ permitsOfClient });
  const smallBodies = createItemsByClient<Body>();
  const longBodies = createItemsByClient<Body>();

  /** Forgets complete bodies and aborts the oldest others until there are fewer than `most`. */
  function makeRoom(bodies: ItemsByClient<Body>, most: number, client?: string): void {
    while (bodies.count(client) >= most) {
      const complete = bodies.findOldest(({ request }) => request.complete, client);
      const next = complete ?? bodies.findOldest(() => true, client);
      if (!next) return;
      bodies.delete(next);
      if (next !== complete) next.abort();
    }
  }

  function acquireBody(request: IncomingMessage, client: string, abort: () => void): Release {
    const isSmall = hasSmallBody(request, limits.smallBody);
    const bodies = isSmall ? smallBodies : longBodies;
    makeRoom(bodies, isSmall ? limits.smallBodiesOfClient : limits.longBodiesOfClient, client);
    makeRoom(bodies, isSmall ? limits.smallBodies : limits.longBodies);
    const body = { request, abort };
    bodies.add(body, client);
    return () => bodies.delete(body);
  }

  return {
    /**
     * Returns undefined if the request exceeds a limit.
     * @param client undefined for a process of our own, which has a limit of its own
     * @param abort called if another body needs the place of this one, which is still being received
     */
    acquire(
      request: IncomingMessage,
      client: string | undefined,
      abort: () => void,
    ): Release | undefined {
      if (client === undefined) return ownRequests.tryAcquire();
      const releaseRequest = requests.tryAcquire(client);
      if (!releaseRequest || !hasBody(request)) return releaseRequest;
      const releaseBody = acquireBody(request, client, abort);
      return () => {
        releaseBody();
        releaseRequest();
      };
    },
    /** Health checks have a limit of their own, so that monitoring works under load. */
    acquireHealthCheck: (client: string | undefined) => healthChecks.tryAcquire(client),
  };
}

/** Whether a request declares a body of at most this many bytes. */
export function hasSmallBody({ headers }: IncomingMessage, bytes: number): boolean {
  return (
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= bytes
  );
}
