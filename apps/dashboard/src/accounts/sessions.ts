import type { Payload, PayloadRequest, TypedUser, Where } from 'payload';
import type { AccountSession, User } from '../payload-types.ts';
import { toDeviceName } from './device.ts';

/** How exactly it is known when somebody was last seen, in milliseconds: it is written no oftener. */
const SEEN_WITHIN = 5 * 60_000;

/** How long a session counts after its sign-in, in milliseconds, however it is used: 12 hours (ASVS 7.3.2). */
const SESSION_LIFE = 12 * 60 * 60_000;

const toEarliestStart = () => new Date(Date.now() - SESSION_LIFE).toISOString();

/** Notes where an account has signed in: from now on its session counts. */
export async function openSession(
  req: PayloadRequest,
  user: User,
  { isEnrolling }: { isEnrolling: boolean },
): Promise<void> {
  const account: Where = { account: { equals: user.id } };
  const present = (user.sessions ?? []).map(({ id }) => id);
  const session = present.at(-1);
  // Rows of sessions that have run out.
  const isOver: Where[] = [
    { session: { not_in: present } },
    { createdAt: { less_than_equal: toEarliestStart() } },
  ];
  const where: Where = { and: [account, { or: isOver }] };
  await req.payload.db.deleteMany({ collection: 'account-sessions', where, req });
  await req.payload.db.create({
    collection: 'account-sessions',
    data: {
      account: user.id,
      session,
      device: toDeviceName(req.headers?.get('user-agent')),
      lastSeenAt: new Date().toISOString(),
      isEnrolling,
    },
    req,
  });
}

/** Id of the session somebody is signed in with. Payload notes it on the account and has no type for it. */
export const toSessionId = (user: TypedUser): string => String((user as { _sid?: string })._sid);

/** The row of a session; nothing when it does not count, or counts no more. */
export async function findSession(
  payload: Payload,
  user: TypedUser,
): Promise<AccountSession | undefined> {
  const found = await payload.db.findOne<AccountSession>({
    collection: 'account-sessions',
    where: {
      and: [
        { session: { equals: toSessionId(user) } },
        { account: { equals: user.id } },
        { createdAt: { greater_than: toEarliestStart() } },
      ],
    },
  });
  return found ?? undefined;
}

/** Notes, not too often, that a session is in use. Nothing waits for it and nothing depends on it. */
export function recordLastSeen(payload: Payload, { id, lastSeenAt }: AccountSession): void {
  const now = Date.now();
  if (now - Date.parse(lastSeenAt) < SEEN_WITHIN) return;
  payload.db
    .updateOne({
      collection: 'account-sessions',
      where: { and: [{ id: { equals: id } }, { lastSeenAt: { equals: lastSeenAt } }] },
      data: { lastSeenAt: new Date(now).toISOString() },
      options: { atomic: true },
      req: undefined,
    })
    .catch((err: unknown) => {
      payload.logger.error({ err }, 'It could not be noted that a session is in use');
    });
}

/** Opens the panel to somebody who had to set up a second factor first. */
export async function completeEnrolment(req: PayloadRequest, session: string): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'account-sessions',
    where: { session: { equals: session } },
    data: { isEnrolling: false },
    options: { atomic: true },
    req,
  });
}

/** Ends sessions of an account: one, all but one, or all. @returns how many */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  which: { only?: number; except?: string } = {},
): Promise<number> {
  const conditions: Where[] = [{ account: { equals: account } }];
  if (which.only !== undefined) conditions.push({ id: { equals: which.only } });
  if (which.except !== undefined) conditions.push({ session: { not_equals: which.except } });
  const where: Where = { and: conditions };
  const { totalDocs } = await req.payload.db.count({ collection: 'account-sessions', where, req });
  await req.payload.db.deleteMany({ collection: 'account-sessions', where, req });
  return totalDocs;
}

/** One place somebody is signed in, as it is shown. */
export interface ShownSession {
  id: number;
  /** As in "Firefox on a Mac". */
  device: string;
  /** ISO dates. */
  since: string;
  lastSeenAt: string;
  /** It is the one that asks. */
  isThis: boolean;
}

/**
 * Where an account is signed in, the latest first. Who may know it is the caller's matter.
 * @param present the session that asks
 */
export async function listSessions(
  payload: Payload,
  account: number,
  present?: string,
): Promise<ShownSession[]> {
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: account } },
  });
  // Payload lets a session run out, and ends it with the password.
  const alive = (user?.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(String(expiresAt)) > Date.now())
    .map(({ id }) => id);
  const { docs } = await payload.db.find<AccountSession>({
    collection: 'account-sessions',
    where: {
      and: [
        { account: { equals: account } },
        { session: { in: alive } },
        { createdAt: { greater_than: toEarliestStart() } },
      ],
    },
    sort: '-lastSeenAt',
    pagination: false,
  });
  return docs.map(({ id, session, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    since: createdAt,
    lastSeenAt,
    isThis: session === present,
  }));
}
