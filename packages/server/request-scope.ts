import { AsyncLocalStorage } from 'node:async_hooks';

// Shared by the whole process, because frameworks bundle copies of this module.
const SCOPE = Symbol.for('agency.request-scope');
const OUTSIDE = Symbol.for('agency.outside-requests');
const shared = globalThis as {
  [SCOPE]?: AsyncLocalStorage<string>;
  [OUTSIDE]?: ReturnType<typeof AsyncLocalStorage.snapshot>;
};
shared[SCOPE] ??= new AsyncLocalStorage<string>();
const scope = shared[SCOPE];
// This module is first loaded when the process starts, outside any request.
shared[OUTSIDE] ??= AsyncLocalStorage.snapshot();
const outside = shared[OUTSIDE];

/** Runs work for a request; log lines written meanwhile contain the request's id. */
export const runInRequest = <Result>(requestId: string, work: () => Result): Result =>
  scope.run(requestId, work);

export const getRequestId = (): string | undefined => scope.getStore();

/** Starts what outlives a request, such as a long timer. It would otherwise keep the request and its response in memory. */
export const runOutsideRequests = <Result>(work: () => Result): Result => outside(work);
