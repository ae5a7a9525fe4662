import type {
  AuthStrategy,
  AuthStrategyFunction,
  Payload,
  PayloadRequest,
  TypedUser,
} from 'payload';
import { findSession, recordLastSeen } from './sessions.ts';

/** A wrapped strategy with its original. Stored on the strategy, because Next has its own copy of this module. */
type Guarded = AuthStrategy & { unguarded: AuthStrategyFunction };

/** Accepts a session only if a sign-in has opened it, for all strategies. Called once, on init. */
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

/** The user of a session that may only set up a second factor. */
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
