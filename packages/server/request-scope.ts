import { AsyncLocalStorage } from 'node:async_hooks';

// One of each for the whole process: frameworks bundle copies of this module.
const SCOPE = Symbol.for('agency.request-scope');
const OUTSIDE = Symbol.for('agency.outside-requests');
const place = globalThis as {
  [SCOPE]?: AsyncLocalStorage<string>;
  [OUTSIDE]?: ReturnType<typeof AsyncLocalStorage.snapshot>;
};
place[SCOPE] ??= new AsyncLocalStorage<string>();
const scope = place[SCOPE];
// The programs load this module when they start, in no request.
place[OUTSIDE] ??= AsyncLocalStorage.snapshot();
const outside = place[OUTSIDE];

/** Does something for a request: whatever is logged meanwhile, wherever it is, carries the request's id. */
export const runInRequest = <Result>(requestId: string, work: () => Result): Result =>
  scope.run(requestId, work);

/** Id of the request that something is done for; nothing when it is for none. */
export const getRequestId = (): string | undefined => scope.getStore();

/**
 * Begins what outlives a request, such as a timer of an hour, as if it were for none. Node has whatever is begun in a request
 * hold on to it, and a framework to its whole answer.
 */
export const runOutsideRequests = <Result>(work: () => Result): Result => outside(work);
