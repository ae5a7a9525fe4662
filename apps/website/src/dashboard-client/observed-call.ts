import { createObservable } from '@agency/server/observable';
import { inSpan } from '@agency/server/spans';
import { type FetchOptions, fetchJson, NoAnswerError } from './fetch-json.ts';

/** A call that was made to the host of the content. */
export interface DashboardCall {
  /** `none`: no answer, or not in time; `unusable`: something that is no answer of the contract. */
  result: 'answered' | 'unchanged' | 'none' | 'unusable';
  /** How long it took, without the time in line before it. */
  seconds: number;
}

/** Told of every call. */
export const dashboardCalls = createObservable<DashboardCall>('dashboard-call');

interface ObservedOptions extends Omit<FetchOptions, 'traceparent'> {
  /** Identifies what is asked for; begins with the name of its endpoint. */
  key: string;
  /** Whether our own dashboard is asked, which is told of which trace the call is a part. */
  isOurs: boolean;
}

/** `fetchJson`, told of, and a span of the request that it is made for. */
export function fetchObserved(
  address: string,
  signal: AbortSignal,
  { key, isOurs, ...options }: ObservedOptions,
): ReturnType<typeof fetchJson> {
  const started = performance.now();
  return inSpan(
    () => ({ name: `read ${key.split('.', 1)[0]}`, kind: 'client', attributes: {} }),
    async (span) => {
      const tell = (result: DashboardCall['result']) => {
        dashboardCalls.tell({ result, seconds: (performance.now() - started) / 1000 });
        if (span) span.attributes['agency.result'] = result;
      };
      const traceparent = isOurs ? span?.traceparent : undefined;
      try {
        const answer = await fetchJson(address, signal, { ...options, traceparent });
        tell(answer === 'unchanged' ? 'unchanged' : 'answered');
        return answer;
      } catch (error) {
        tell(error instanceof NoAnswerError ? 'none' : 'unusable');
        throw error;
      }
    },
  );
}
