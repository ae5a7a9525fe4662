import type {
  AuthStrategy,
  AuthStrategyFunction,
  Payload,
  PayloadRequest,
  TypedUser,
} from 'payload';
import { findSession, recordLastSeen } from './sessions.ts';

/** A strategy that is guarded, with what it does unguarded. Kept here, and not in this file: Next has a copy of its own. */
type Guarded = AuthStrategy & { unguarded: AuthStrategyFunction };

/**
 * Lets a session count only where a sign-in has opened it, for every way in that Payload knows. To be called once, when
 * it is opened.
 */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(
    (strategy): Guarded => ({
      ...strategy,
      unguarded: strategy.authenticate,
      authenticate: async (args) => {
        const result = await strategy.authenticate(args);
        const session = result.user && (await findSession(payload, result.user));
        if (!session || session.isEnrolling) return { ...result, user: null };
        recordLastSeen(payload, session);
        return result;
      },
    }),
  );
}

/** Who is signed in for nothing but setting up a second factor. */
export async function findEnrollingUser({
  payload,
  headers,
}: Pick<PayloadRequest, 'payload' | 'headers'>): Promise<TypedUser | undefined> {
  for (const { name, unguarded } of payload.authStrategies as Guarded[]) {
    const { user } = await unguarded({ payload, headers, strategyName: name });
    const session = user && (await findSession(payload, user));
    if (user && session?.isEnrolling) return user;
  }
  return undefined;
}
