import Bowser from 'bowser';
import {
  type AuthStrategy,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  JWTAuthentication,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import type { AccountSession, User } from '../../payload-types.ts';
import { DAY, HOUR } from '../../platform/durations.ts';
import { findUser } from '../find-account.ts';

const collection = 'account-sessions';

/** Absolute lifetime of a session, in milliseconds: 12 hours (ASVS 7.3.2). */
const SESSION_LIFE = 12 * HOUR;

/** Lifetime of a session whose user chose to stay signed in. It may be idle. */
export const LONG_SESSION_LIFE = 30 * DAY;

/** How long other sessions may be idle. */
const IDLE_LIFE = 2 * HOUR;

/** Key in the context of a request that may read `users.sessions`. */
const READS_SESSIONS = 'readsSessions';

/** Accepts Payload's token if its session has a row in `account-sessions`. */
export const sessionStrategy: AuthStrategy = {
  name: 'account-session',
  authenticate: async (args) => {
    const req = await createLocalReq({ context: { [READS_SESSIONS]: true } }, args.payload);
    const result = await JWTAuthentication({ ...args, req });
    const isOpen = result.user !== null && (await findSession(args.payload, result.user)) !== null;
    return isOpen ? result : { user: null };
  },
};

/** Hides the sessions from Payload's own strategy, which runs after `sessionStrategy` and would accept ended ones. */
export const hideSessions: CollectionAfterReadHook<User> = ({ doc, context }) =>
  context[READS_SESSIONS] ? doc : { ...doc, sessions: undefined };

/**
 * Payload adds and renews a session by writing the whole account, as it was before the password was checked
 * (docs/upstream.md). This writes the sessions alone, so that a role or password changed meanwhile stays. Called once.
 */
export function writeSessionsAlone({ db }: Payload): void {
  const updateOne = db.updateOne.bind(db);
  db.updateOne = (args) => {
    const { collection, data, returning } = args;
    const isSessionWrite = collection === 'users' && returning === false && 'sessions' in data;
    return updateOne(isSessionWrite ? { ...args, data: { sessions: data.sessions } } : args);
  };
}

/** Browser and system, as in "Firefox · macOS". */
function toDeviceName(agent: string | null | undefined): string {
  const { browser, os } = Bowser.parse(agent || '-');
  return [browser.name, os.name].filter(Boolean).join(' · ') || '?';
}

/**
 * Makes a token valid for two hours after each use, or until the end of a long session. Payload would make it as long as
 * its cookie, which lives 30 days and grants nothing without a token.
 */
export const limitToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'refresh') return args;
  let life = operation === 'login' && req.data?.stay ? LONG_SESSION_LIFE : IDLE_LIFE;
  const user = operation === 'refresh' ? req.user : null;
  const session = user && (await findSession(req.payload, user));
  if (session?.isLong) life = Date.parse(session.endsAt) - Date.now();
  const { config } = args.collection;
  const auth = { ...config.auth, tokenExpiration: Math.floor(life / 1000) };
  return { ...args, collection: { ...args.collection, config: { ...config, auth } } };
};

/** Records the session of a sign-in, which makes it valid, and deletes expired rows. */
export async function openSession(req: PayloadRequest, user: User): Promise<void> {
  const expired: Where[] = [
    { account: { equals: user.id } },
    { endsAt: { less_than: new Date().toISOString() } },
  ];
  await req.payload.db.deleteMany({ collection, where: { and: expired }, req });
  const device = toDeviceName(req.headers?.get('user-agent'));
  const isLong = Boolean(req.data?.stay);
  const life = isLong ? LONG_SESSION_LIFE : SESSION_LIFE;
  const endsAt = new Date(Date.now() + life).toISOString();
  const data = { account: user.id, session: user.sessions?.at(-1)?.id, device, endsAt, isLong };
  await req.payload.db.create({ collection, data, req });
}

/** Session id of a user. Payload sets `_sid` and has no type for it. */
export const toSessionId = (user: TypedUser): string => String((user as { _sid?: string })._sid);

const toLiving = (account: number, sessions: string[]): Where => ({
  and: [
    { account: { equals: account } },
    { session: { in: sessions } },
    { endsAt: { greater_than: new Date().toISOString() } },
  ],
});

/** The row of the user's session, if it has not ended. */
const findSession = (payload: Payload, user: TypedUser) =>
  payload.db.findOne<AccountSession>({
    collection,
    where: toLiving(user.id, [toSessionId(user)]),
  });

/**
 * Ends one, all but one or all sessions of an account.
 * @returns the number
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  which: { only?: number | undefined; except?: string | undefined } = {},
): Promise<number> {
  const conditions: Where[] = [{ account: { equals: account } }];
  if (which.only !== undefined) conditions.push({ id: { equals: which.only } });
  if (which.except !== undefined) conditions.push({ session: { not_equals: which.except } });
  const where: Where = { and: conditions };
  const { totalDocs } = await req.payload.db.count({ collection, where, req });
  await req.payload.db.deleteMany({ collection, where, req });
  return totalDocs;
}

/** Sessions of an account, latest first. The caller checks access. */
export async function listSessions(payload: Payload, account: number): Promise<AccountSession[]> {
  const user = await findUser(payload, account);
  // Payload expires sessions, and ends them when the password changes.
  const alive = (user?.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(String(expiresAt)) > Date.now())
    .map(({ id }) => id);
  const { docs } = await payload.db.find<AccountSession>({
    collection,
    where: toLiving(account, alive),
    sort: '-createdAt',
    pagination: false,
  });
  return docs;
}
