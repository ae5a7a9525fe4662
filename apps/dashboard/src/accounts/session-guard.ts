import type { AuthStrategy, Payload, PayloadRequest, TypedUser } from 'payload';
import { findSession, noteSeen } from './sessions.ts';

const unguarded = new WeakMap<Payload, AuthStrategy[]>();

/**
 * Lets a session count only where a sign-in has opened it, for every way in that Payload knows. To be called once, when
 * it is opened.
 */
export function guardSessions(payload: Payload): void {
  const strategies = payload.authStrategies;
  unguarded.set(payload, strategies);
  payload.authStrategies = strategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args);
      const session = result.user && (await findSession(payload, result.user));
      if (!session || session.isEnrolling) return { ...result, user: null };
      noteSeen(payload, session);
      return result;
    },
  }));
}

/** Who is signed in for nothing but setting up a second factor. */
export async function findEnrolling({
  payload,
  headers,
}: Pick<PayloadRequest, 'payload' | 'headers'>): Promise<TypedUser | undefined> {
  for (const { name, authenticate } of unguarded.get(payload) ?? []) {
    const { user } = await authenticate({ payload, headers, strategyName: name });
    const session = user && (await findSession(payload, user));
    if (user && session?.isEnrolling) return user;
  }
  return undefined;
}
