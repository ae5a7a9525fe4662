import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { type Stage, stageNames, stateOfStage } from './stages.ts';
import type { State } from './states.ts';

/** The stage of an application that had a state and no stage yet, by that state. */
const stageOfState: Partial<Record<State, Stage>> = {
  open: 'reviewing',
  waiting: 'reviewing',
  won: 'hired',
  lost: 'rejected',
};

/**
 * Gives applications of earlier releases, which had a state and a stage, the one stage that both say: a stage that somebody chose
 * stays, else it is made of the state; then the state follows. May run in several processes at once, be killed, and run again:
 * it touches only rows that say two things.
 */
export async function backfillStages(payload: Payload): Promise<void> {
  const ask = (sql: string) => queryDatabase(payload, sql, []);
  for (const [state, stage] of Object.entries(stageOfState)) {
    await ask(
      `UPDATE applications SET stage = '${stage}' WHERE stage = 'new' AND state = '${state}'`,
    );
  }
  for (const stage of stageNames) {
    const state = stateOfStage[stage];
    // A reject mail that was sent is the first answer.
    const answered =
      stage === 'rejected' ? ', first_answered_at = coalesce(first_answered_at, rejection_at)' : '';
    await ask(
      `UPDATE applications SET state = '${state}'${answered}
       WHERE stage = '${stage}' AND state NOT IN ('spam', '${state}')`,
    );
  }
}
