import type { IncomingMessage } from 'node:http';
import type { FrontDoorLimits } from './front-door-limits.ts';
import type { Release } from './semaphore.ts';
import { createShares, type Shares } from './shares.ts';

/** A request whose body is still coming in. */
interface Body {
  request: IncomingMessage;
  /** Gives it up for another one. */
  giveUp: () => void;
}

/** Places for bodies that are still coming in. */
export interface BodyPlaces {
  /**
   * Takes a place. Where there is none, the body that has been coming in longest is given up: of the client itself at
   * its share, else of the client with the most.
   * @param giveUp called at most once, when the body is given up for another one
   */
  take(request: IncomingMessage, client: string, giveUp: () => void): Release;
}

/** Makes the places, for small bodies and for long ones. A body that is in holds none, whether it is read or not. */
export function createBodyPlaces(limits: FrontDoorLimits): BodyPlaces {
  const small = createShares<Body>();
  const long = createShares<Body>();

  function makeRoom(bodies: Shares<Body>, most: number, client?: string): void {
    while (bodies.count(client) >= most) {
      const whole = bodies.findOldest(({ request }) => request.complete, client);
      const next = whole ?? bodies.findOldest(() => true, client);
      if (!next) return;
      bodies.delete(next);
      if (next !== whole) next.giveUp();
    }
  }

  return {
    take(request, client, giveUp) {
      const isSmall = hasSmallBody(request, limits.smallBody);
      const bodies = isSmall ? small : long;
      makeRoom(bodies, isSmall ? limits.smallBodiesOfClient : limits.longBodiesOfClient, client);
      makeRoom(bodies, isSmall ? limits.smallBodies : limits.longBodies);
      const body = { request, giveUp };
      bodies.add(body, client);
      return () => bodies.delete(body);
    },
  };
}

/** Whether a request says that its body is no longer than this. */
export function hasSmallBody({ headers }: IncomingMessage, bytes: number): boolean {
  return (
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= bytes
  );
}
