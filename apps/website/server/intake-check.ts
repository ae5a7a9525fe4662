import { INTAKE_CHECK_PATH } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';

/**
 * Whether the dashboard accepts forms: `refused` if it has another secret, `unstored` if it cannot store them, `unknown`
 * until it has responded.
 */
export type IntakeState = 'accepted' | 'refused' | 'unstored' | 'unknown';

export type IntakeCheck = ReturnType<typeof watchIntake>;

const TIMEOUT = 2000;
const INTERVAL = 30_000;

/**
 * Checks regularly whether the dashboard accepts forms, so that operators notice a wrong secret before the first visitor
 * does. Does nothing if no form is sent to the dashboard.
 */
export function watchIntake({
  dashboardUrl,
  endpoints,
  secret,
  logger,
}: {
  dashboardUrl: string;
  /** URLs of the forms; undefined for the dashboard. */
  endpoints: (string | undefined)[];
  secret: string;
  logger: Logger;
}) {
  let state: IntakeState = 'unknown';
  const { origin } = new URL(dashboardUrl);
  const isUsed = endpoints.some((url) => url === undefined || new URL(url).origin === origin);

  /** Checks now. Never throws. */
  async function check(): Promise<void> {
    const now = await fetchIntakeState(dashboardUrl, secret);
    // While the dashboard is down, the last state is kept.
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
    } else logger.info('the dashboard accepts our forms');
  }

  const timer = isUsed ? setInterval(() => void check(), INTERVAL) : undefined;
  timer?.unref();
  if (isUsed) void check();
  return { state: () => state, check, stop: () => clearInterval(timer) };
}

async function fetchIntakeState(dashboardUrl: string, secret: string): Promise<IntakeState> {
  try {
    const { status, body } = await fetch(dashboardUrl + INTAKE_CHECK_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { Authorization: `Bearer ${secret}` },
    });
    await body?.cancel();
    if (status === 204) return 'accepted';
    if (status === 507) return 'unstored';
    return status === 401 || status === 403 ? 'refused' : 'unknown';
  } catch {
    return 'unknown';
  }
}
