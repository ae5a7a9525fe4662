import { createObservable } from '@agency/server/observable';
import { fetchJson, NoAnswerError } from './fetch-json.ts';

/** A call that was made to the host of the content. */
export interface DashboardCall {
  /** `none`: no answer, or not in time; `unusable`: something that is no answer of the contract. */
  result: 'answered' | 'unchanged' | 'none' | 'unusable';
  /** How long it took, without the time in line before it. */
  seconds: number;
}

/** Told of every call. */
export const dashboardCalls = createObservable<DashboardCall>('dashboard-call');

/** `fetchJson`, told of. */
export const fetchObserved: typeof fetchJson = async (...call) => {
  const started = performance.now();
  const tell = (result: DashboardCall['result']) =>
    dashboardCalls.tell({ result, seconds: (performance.now() - started) / 1000 });
  try {
    const answer = await fetchJson(...call);
    tell(answer === 'unchanged' ? 'unchanged' : 'answered');
    return answer;
  } catch (error) {
    tell(error instanceof NoAnswerError ? 'none' : 'unusable');
    throw error;
  }
};
