import { createObservable } from '@agency/server/observable';
import { inSpan } from '@agency/server/spans';
import { type FetchOptions, fetchJson, NoResponseError } from './fetch-json.ts';

/** A request to the content host or the dashboard that has ended. */
export interface DashboardCall {
  /** `none`: no response, or not in time; `unusable`: one that is no JSON. */
  result: 'answered' | 'unchanged' | 'none' | 'unusable';
  /** How long it took, without the time in the queue. */
  seconds: number;
}

/** Emits every request. */
export const dashboardCalls = createObservable<DashboardCall>('dashboard-call');

interface ObservedOptions extends Omit<FetchOptions, 'traceparent'> {
  /** Name of the endpoint. */
  name: string;
  /** Whether it goes to our own dashboard, which gets the trace context. */
  isOurs: boolean;
}

/** `fetchJson`, counted, and as a span of the visitor's request. */
export function fetchObserved(
  url: string,
  signal: AbortSignal,
  { name, isOurs, ...options }: ObservedOptions,
): ReturnType<typeof fetchJson> {
  const started = performance.now();
  return inSpan(
    () => ({ name: `read ${name}`, kind: 'client', attributes: {} }),
    async (span) => {
      const tell = (result: DashboardCall['result']) => {
        dashboardCalls.emit({ result, seconds: (performance.now() - started) / 1000 });
        if (span) span.attributes['agency.result'] = result;
      };
      const traceparent = isOurs ? span?.traceparent : undefined;
      try {
        const response = await fetchJson(url, signal, { ...options, traceparent });
        tell(response === 'unchanged' ? 'unchanged' : 'answered');
        return response;
      } catch (error) {
        tell(error instanceof NoResponseError ? 'none' : 'unusable');
        throw error;
      }
    },
  );
}
