import { INTAKE_CHECK_PATH } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';

/**
 * What the dashboard says of our forms: `refused` when it has another secret, `unstored` when it has the same and can store
 * nothing, as on a full disk, `unknown` while it has not said anything (it is away, or no dashboard of ours).
 */
export type IntakeState = 'accepted' | 'refused' | 'unstored' | 'unknown';

export interface IntakeCheck {
  state(): IntakeState;
  /** Asks now. Never throws. */
  check(): Promise<void>;
  stop(): void;
}

const ANSWER_TIME = 2000;
const PAUSE = 30_000;

/**
 * Asks the dashboard now and then whether it would take a form from us, so that a wrong secret is seen when the
 * programs start and not when the first visitor writes. Asks nothing when no form goes to the dashboard.
 */
export function watchIntake({
  dashboardUrl,
  endpoints,
  secret,
  logger,
}: {
  dashboardUrl: string;
  /** Addresses the forms are posted to; nothing for the dashboard's own. */
  endpoints: (string | undefined)[];
  secret: string;
  logger: Logger;
}): IntakeCheck {
  let state: IntakeState = 'unknown';
  const { origin } = new URL(dashboardUrl);
  const isAsked = endpoints.some(
    (address) => address === undefined || new URL(address).origin === origin,
  );

  async function check(): Promise<void> {
    const now = await ask(dashboardUrl, secret);
    // A dashboard that is away changes nothing about what it thinks of the secret.
    if (now === 'unknown' || now === state) return;
    state = now;
    if (state === 'refused') {
      logger.error(
        'The dashboard refuses our forms: website and dashboard have different secrets. Give both the same INTAKE_SECRET or the same DATA_DIR and start them again.',
      );
    } else if (state === 'unstored') {
      logger.error(
        'The dashboard can store no forms: its disk is full or its database takes no writes. Visitors are asked to send them again later.',
      );
    } else logger.info('the dashboard takes our forms');
  }

  const timer = isAsked ? setInterval(() => void check(), PAUSE) : undefined;
  timer?.unref();
  if (isAsked) void check();
  return { state: () => state, check, stop: () => clearInterval(timer) };
}

async function ask(dashboardUrl: string, secret: string): Promise<IntakeState> {
  try {
    const answer = await fetch(dashboardUrl + INTAKE_CHECK_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIME),
      headers: { Authorization: `Bearer ${secret}` },
    });
    await answer.body?.cancel();
    if (answer.status === 204) return 'accepted';
    if (answer.status === 507) return 'unstored';
    return answer.status === 401 || answer.status === 403 ? 'refused' : 'unknown';
  } catch {
    return 'unknown';
  }
}
