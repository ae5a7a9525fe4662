import { AsyncLocalStorage } from 'node:async_hooks';

// One for the whole process: frameworks bundle copies of this module.
const KEY = Symbol.for('agency.request-scope');
const place = globalThis as { [KEY]?: AsyncLocalStorage<string> };
place[KEY] ??= new AsyncLocalStorage<string>();
const scope = place[KEY];

/** Does something for a request: whatever is logged meanwhile, wherever it is, carries the request's id. */
export const runInRequest = <Result>(requestId: string, work: () => Result): Result =>
  scope.run(requestId, work);

/** Id of the request that something is done for; nothing when it is for none. */
export const getRequestId = (): string | undefined => scope.getStore();
