import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { type Stage, stageNames, stateOfStage } from './stages.ts';
import type { State } from './states.ts';

/** Stage of an application without one, by its state. */
const stageOfState: Partial<Record<State, Stage>> = {
  open: 'reviewing',
  waiting: 'reviewing',
  won: 'hired',
  lost: 'rejected',
};

/**
 * Makes stage and state of old applications consistent: a stage that a user set stays, otherwise it follows the
 * state; then the state follows the stage. Idempotent, and safe in several processes.
 */
export async function backfillStages(payload: Payload): Promise<void> {
  const runSql = (sql: string) => queryDatabase(payload, sql, []);
  for (const [state, stage] of Object.entries(stageOfState)) {
    await runSql(
      `UPDATE applications SET stage = '${stage}' WHERE stage = 'new' AND state = '${state}'`,
    );
  }
  for (const stage of stageNames) {
    const state = stateOfStage[stage];
    // A rejection mail counts as the first answer.
    const answered =
      stage === 'rejected' ? ', first_answered_at = coalesce(first_answered_at, rejection_at)' : '';
    await runSql(
      `UPDATE applications SET state = '${state}'${answered}
       WHERE stage = '${stage}' AND state NOT IN ('spam', '${state}')`,
    );
  }
}
