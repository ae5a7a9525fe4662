import { createObservable } from '@agency/server/observable';

/** Told of every page that is asked for: whether it was kept (docs/page-cache.md). */
export const pagesFound = createObservable<{ isKept: boolean }>('page-found');

/** Told of every page that was made: how long it took, and whether that failed. */
export const pagesMade = createObservable<{ seconds: number; isGood: boolean }>('page-made');
